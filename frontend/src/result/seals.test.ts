import { expect, test } from 'vitest';

import { canonical, check, sealOf } from './seals';

const SALT = '00112233445566778899aabbccddeeff';

test('a seal is what the server computes', () => {
  expect(sealOf('second', SALT).slice(0, 16)).toBe('1ae621c8bbfbb542');
});

test('canonical JSON sorts keys and has no spaces', () => {
  expect(canonical({ b: [1, { d: null, c: 'ä' }], a: true })).toBe('{"a":true,"b":[1,{"c":"ä","d":null}]}');
});

test('a token that was moved is found out', () => {
  const seal = sealOf('second', SALT);
  const checked = check([
    { seal, salt: SALT, value: 'second' },
    { seal, salt: SALT, value: 'home' },
  ]);
  expect(checked.map((each) => each.isTrue)).toEqual([true, false]);
});
