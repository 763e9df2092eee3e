import { expect, test } from 'vitest';

import { problemOf, teamsOf } from './teams';

test('nobody chose: Foxes in red and Herons in blue', () => {
  expect(teamsOf(null, 2)).toEqual([
    { name: 'Foxes', color: 'red' },
    { name: 'Herons', color: 'blue' },
  ]);
});

test('what was chosen is kept', () => {
  const chosen = [
    { name: 'Owls', color: 'snow' },
    { name: 'Crabs', color: 'lemon' },
  ];
  expect(teamsOf(chosen, 2)).toBe(chosen);
});

test.each([
  ['', 'blue', 'teams.nameless'],
  ['Herons', 'red', 'teams.sameColor'],
  [' foxes ', 'blue', 'teams.sameName'],
  ['Herons', 'blue', null],
] as const)('second team %j in %s: %s', (name, color, problem) => {
  expect(problemOf([{ name: 'Foxes', color: 'red' }, { name, color }])).toBe(problem);
});
