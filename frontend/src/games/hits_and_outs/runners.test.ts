import { describe, expect, it } from 'vitest';

import { exampleView } from './example';
import { roster, runnersOn } from './runners';
import type { Base } from './words';

const hitAt = (corner: 'first' | 'second' | 'third' | 'home') => ({
  inning: 1,
  half: 'top' as const,
  pitching: 0,
  lifted: [{ corner, found: 'hit' as const }],
});

describe('roster', () => {
  it('gives both sides three runners, none of them a player', () => {
    const players = ['kwame', 'mio'];
    const both = [...roster(0, players), ...roster(1, players)];
    expect(new Set(both).size).toBe(6);
    expect(both).not.toContain('kwame');
  });
});

describe('runnersOn', () => {
  it('keeps a runner the same while it moves on', () => {
    const single = exampleView({ bases: ['first'] as Base[], history: [hitAt('first')] });
    const double = exampleView({ bases: ['second', 'third'] as Base[], history: [hitAt('first'), hitAt('second')] });
    const [first] = runnersOn(single, []);
    const [, ahead] = runnersOn(double, []);
    expect(ahead).toEqual({ ...first, base: 'third' });
  });

  it('starts extra innings with one runner', () => {
    const view = exampleView({ inning: 4, innings: 3, bases: ['second'] as Base[] });
    expect(runnersOn(view, []).map((runner) => runner.key)).toEqual(['4-top-0']);
  });
});
