import { expect, test } from 'vitest';

import { seatPin, spellPin } from './pin';

test.each([
  ['2-176 465', { member: 2, pin: '176465' }],
  ['2176465', { member: 2, pin: '176465' }],
  ['１２-００４２１７', { member: 12, pin: '004217' }],
  ['176 465', null],
  ['', null],
])('%j', (text, pin) => {
  expect(seatPin(text)).toEqual(pin);
});

test('what is shown can be typed', () => {
  expect(seatPin(spellPin({ member: 31, pin: '000042' }))).toEqual({ member: 31, pin: '000042' });
});
