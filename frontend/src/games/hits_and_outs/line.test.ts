import { describe, expect, it } from 'vitest';

import { exampleView } from './example';
import { lineOf } from './line';

describe('lineOf', () => {
  it('puts the visitors on top and marks the half under way', () => {
    const { seats, columns } = lineOf(exampleView({ half: 'bottom', batting: 0, pitching: 1, line: [[1, null, null], [2, null, null]], score: [1, 2] }));
    expect(seats).toEqual([1, 0]);
    expect(columns.map((column) => column.head)).toEqual(['1', '2', '3', 'EX', 'R']);
    expect(columns[0]).toEqual({ head: '1', runs: [2, 1], now: 1 });
    expect(columns[1]?.now).toBeNull();
    expect(columns[4]?.runs).toEqual([2, 1]);
  });

  it('adds extra innings up in one column', () => {
    const line = [
      [0, 0, 0, 1, 2],
      [0, 0, 0, 1, null],
    ];
    const { columns } = lineOf(exampleView({ inning: 5, half: 'top', line }));
    expect(columns[3]).toEqual({ head: 'EX', runs: [1, 3], now: 0 });
  });

  it('marks nothing once the match is over', () => {
    expect(lineOf(exampleView({ phase: 'over' })).columns.every((column) => column.now === null)).toBe(true);
  });
});
