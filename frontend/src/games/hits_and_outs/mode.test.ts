import { describe, expect, it } from 'vitest';

import { exampleView } from './example';
import { clockOf, endedInOuts, hidingPrompt, isActing, modeOf, promptFor, situation, summary, withRecap, type Mode } from './mode';
import { foundOf, hidingsOfHalf, isLastHalf } from './story';
import { openAt, type Corner } from './words';

const NAMES = ['Mio', 'Theo'];
const lift = (corner: Corner, found: 'out' | 'hit') => ({ corner, found });
const tried = (half: 'top' | 'bottom', pitching: number, ...lifted: ReturnType<typeof lift>[]) => ({ inning: 1, half, pitching, lifted });

describe('modeOf', () => {
  it('tells by phase and seat what a viewer does', () => {
    const modes = (['call', 'place', 'lift', 'over'] as const).map((phase) => [1, 0, null].map((seat) => modeOf(exampleView({ phase }), seat)));
    expect(modes).toEqual([
      ['call', 'await-call', 'watch-call'],
      ['await-hide', 'hide', 'watch-hide'],
      ['bat', 'poker', 'watch-bat'],
      ['over', 'over', 'over'],
    ]);
    expect(modes.flat().filter(isActing)).toEqual(['call', 'hide', 'bat']);
  });
});

describe('clockOf', () => {
  it('counts down for players and not for stand-ins, who decide at once', () => {
    const clock = (left: number[], phase: 'place' | 'lift') => clockOf(exampleView({ phase, left, deadline: 9000, batting: 1, pitching: 0 }));
    expect([clock([], 'place'), clock([0], 'place'), clock([1], 'place')]).toEqual([9000, null, 9000]);
    expect([clock([0], 'lift'), clock([1], 'lift')]).toEqual([9000, null]);
  });
});

describe('promptFor', () => {
  it('counts the covers that are left and names the last out', () => {
    const view = exampleView({ lifted: [lift('first', 'out')], outs: 1 });
    expect(promptFor('bat', view, NAMES)).toEqual({ title: 'First base was an out. Where is the hit?', note: 'Lift one of 3 covers.' });
  });

  it('has words for every mode', () => {
    const all: Mode[] = ['call', 'bat', 'hide', 'poker', 'await-call', 'await-hide', 'watch-call', 'watch-hide', 'watch-bat', 'over'];
    for (const mode of all) for (const text of Object.values(promptFor(mode, exampleView(), NAMES))) expect(text).toMatch(/^[^{}]{4,}$/);
  });

  it('tells the pitcher, who knows, and nobody else where the hit lies', () => {
    expect(hidingPrompt(exampleView({ shot: 'called' }), NAMES, null)).toMatchObject({ title: 'Shot called! Where shall it lie?' });
    expect(hidingPrompt(exampleView(), NAMES, 'home').title).toBe('The hit lies at home plate.');
    expect(promptFor('watch-bat', exampleView({ hit: 'home' }), NAMES)).toEqual(promptFor('watch-bat', exampleView(), NAMES));
  });

  it('recalls the last play while the others are busy', () => {
    const last = { pitching: 0, lifted: [lift('second', 'hit')], hit: 'second' as const, home_run: false, called: false, runs: 1, bases_before: [], bases_after: [], commitment: '', salt: '' };
    const view = exampleView({ phase: 'place', last });
    expect(withRecap(promptFor('await-hide', view, NAMES), 'await-hide', view).note).toBe('Last play: Double! One run.');
    expect(withRecap(promptFor('hide', view, NAMES), 'hide', view).note).not.toContain('Last play');
  });
});

describe('situation', () => {
  it('names outs and runners, and an extra inning', () => {
    expect(situation(exampleView({ outs: 2, bases: ['second'] }))).toBe('Two outs · Runner on second.');
    expect(situation(exampleView({ inning: 5, bases: ['second'] }))).toBe('Inning 5 · Nobody out · Runner on second.');
  });

  it('keeps the third out in sight once the match is over', () => {
    const over = { phase: 'over', reason: 'innings', lifted: [lift('first', 'hit'), lift('home', 'out')] } as const;
    const ended = (change: object): boolean => endedInOuts(exampleView({ ...over, lifted: [...over.lifted], ...change }));
    expect([ended({}), ended({ reason: 'gave-up' }), ended({ phase: 'lift' }), ended({ lifted: [lift('home', 'hit')] })]).toEqual([true, false, false, false]);
  });
});

describe('openAt', () => {
  it('H6: lifts the rest for both where a missed hit is shown', () => {
    const view = { lifted: [lift('first', 'out')], phase: 'place' } as const;
    expect(openAt(exampleView({ ...view, lifted: [...view.lifted], missed: null }))).toEqual({ first: 'out' });
    expect(openAt(exampleView({ ...view, lifted: [...view.lifted], missed: 'home' }))).toEqual({ first: 'out', second: 'out', third: 'out', home: 'hit' });
  });
});

describe('summary', () => {
  it('says the whole situation', () => {
    expect(summary(exampleView({ outs: 1, bases: ['first', 'third'], score: [1, 2] }))).toBe(
      'Top of inning 1. Herons 2, Foxes 1. One out. Runners on first and third.',
    );
  });
});

describe('what both sides could remember', () => {
  const history = [tried('top', 0, lift('first', 'out'), lift('home', 'hit')), tried('top', 0, lift('second', 'out')), tried('bottom', 1, lift('home', 'hit'))];

  it('counts where hits were found and how many never were', () => {
    const found = foundOf(exampleView({ history }), 0);
    expect(found).toEqual({ at: { first: 0, second: 0, third: 0, home: 1 }, never: 1 });
  });

  it('lists the hidings of this half, the one that stands last', () => {
    const view = exampleView({ history, lifted: [lift('third', 'out')] });
    expect(hidingsOfHalf(view).map((lifted) => lifted.length)).toEqual([2, 1, 1]);
  });

  it('knows the last half', () => {
    expect(isLastHalf(exampleView({ inning: 3, half: 'bottom' }))).toBe(true);
    expect(isLastHalf(exampleView({ inning: 3, half: 'top' }))).toBe(false);
  });
});
