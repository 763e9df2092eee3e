import { afterEach, beforeEach, describe as group, expect, it } from 'vitest';

import { speech } from '../../lib/words/language.svelte';
import type { Event } from '../../wire/hits-and-outs';
import type { Json } from '../contract';
import { callOutOf } from './beat';
import { describe, markOf } from './describe';
import { exampleView } from './example';

const NAMES = ['Mio', 'Theo'];
const view = exampleView({ score: [2, 4] });
const say = (...events: Event[]): string[] => describe(events as unknown as Json[], view as unknown as Json, NAMES, (key) => key);

const HIT: Event = {
  type: 'hit',
  corner: 'second',
  bases: 2,
  home_run: false,
  called: false,
  runs: 2,
  bases_before: ['first', 'second'],
  bases_after: ['second'],
  salt: '',
  seal: '',
};
const EVERY: Event[] = [
  { type: 'started', home: 0 },
  { type: 'half_started', inning: 4, half: 'top', batting: 1, bases: ['second'] },
  { type: 'called', batting: 1 },
  { type: 'stepped_up', batting: 1 },
  { type: 'placed', pitching: 0, seal: '' },
  { type: 'out', corner: 'home', outs: 2 },
  HIT,
  { ...HIT, called: true, bases: 4, home_run: true, runs: 1 },
  { type: 'missed', corner: 'third', salt: '', seal: '' },
  { type: 'half_ended', inning: 1, half: 'top', runs: 1, left_on: [] },
  { type: 'gave_up', seat: 0 },
  { type: 'ended', reason: 'gave-up', winners: [1], opened: [] },
  { type: 'ended', reason: 'innings', winners: [1], opened: [] },
  { type: 'ended', reason: 'tie', winners: [0, 1], opened: [] },
];

beforeEach(() => speech.choose('en'));
afterEach(() => speech.choose('en'));

group('describe', () => {
  it('says every event in a whole sentence', () => {
    expect(say(...EVERY)).toEqual([
      'Mio pitches first.',
      'Top of inning 4. Theo comes to bat for Herons, with a runner on second.',
      'Theo calls the shot.',
      'Theo keeps the token and steps up.',
      'The covers are down.',
      'Home plate is an out. Two outs.',
      'Second base is the hit. Double! 2 runs. Runner on second.',
      'Second base is the hit, and it was called. Home run! One run.',
      'The hit lay at third base.',
      'The half is over. Herons: One run.',
      'Mio gives the match up.',
      'Theo wins: the other side gave up.',
      'Theo wins, 4 to 2.',
      'The match ends in a tie, 4 to 2.',
    ]);
  });

  it('says every event in Japanese, with no gap left open', () => {
    speech.choose('ja');
    const said = say(...EVERY);
    expect(said).toHaveLength(EVERY.length);
    for (const sentence of said) expect(sentence).toMatch(/^[^{}]*。$/);
  });

  it('never tells where a hit was hidden', () => {
    const told = (hit: 'first' | 'home'): string[] => say({ type: 'placed', pitching: 0, seal: '', hit });
    expect(told('first')).toEqual(told('home'));
  });

  it('passes over events of others', () => {
    expect(describe([{ type: 'paused' }], view as unknown as Json, NAMES, (key) => key)).toEqual([]);
  });
});

group('markOf', () => {
  it('marks hits, outs and new halves', () => {
    const marks = EVERY.map((event) => markOf([event as unknown as Json]));
    expect(marks).toEqual([null, 'part', null, null, null, 'out', 'hit', 'hit', null, null, null, 'part', 'part', 'part']);
  });
});

group('callOutOf', () => {
  it('calls a hit by its worth, and a called one as such', () => {
    expect(callOutOf([HIT], view, NAMES)).toMatchObject({ kind: 'hit', title: 'Double!', note: '2 runs.' });
    const called = callOutOf([{ ...HIT, called: true, bases: 4, home_run: true, runs: 1 }], view, NAMES);
    expect(called).toMatchObject({ title: 'Home run!', note: 'Called it! One run.' });
  });

  it('calls the third out, tells where it lay if that is shown, and who is next', () => {
    const over: Event[] = [
      { type: 'out', corner: 'home', outs: 3 },
      { type: 'missed', corner: 'third', salt: '', seal: '' },
      { type: 'half_ended', inning: 1, half: 'top', runs: 0, left_on: [] },
      { type: 'half_started', inning: 1, half: 'bottom', batting: 0, bases: [] },
    ];
    expect(callOutOf(over, view, NAMES)).toMatchObject({ kind: 'out', note: 'The hit lay at third base. Foxes come to bat.' });
  });

  it('announces extra innings', () => {
    const tied: Event[] = [
      { type: 'out', corner: 'home', outs: 3 },
      { type: 'half_ended', inning: 3, half: 'bottom', runs: 0, left_on: [] },
      { type: 'half_started', inning: 4, half: 'top', batting: 1, bases: ['second'] },
    ];
    expect(callOutOf(tied, view, NAMES)?.note).toBe('Extra inning! Herons come to bat. A runner starts on second.');
    const second = tied.map((event) => (event.type === 'half_started' ? { ...event, half: 'bottom' as const, batting: 0 } : event));
    expect(callOutOf(second, view, NAMES)?.note).toBe('Foxes come to bat. A runner starts on second.');
  });

  it('tells who has won with the last out', () => {
    const last: Event[] = [
      { type: 'out', corner: 'home', outs: 3 },
      { type: 'half_ended', inning: 3, half: 'bottom', runs: 0, left_on: [] },
      { type: 'ended', reason: 'innings', winners: [1], opened: [] },
    ];
    expect(callOutOf(last, view, NAMES)).toMatchObject({ title: 'Three outs!', note: 'Theo wins, 4 to 2.' });
  });

  it('lets a plain out and a hiding speak for themselves', () => {
    expect(callOutOf([{ type: 'out', corner: 'home', outs: 1 }], view, NAMES)).toBeNull();
    expect(callOutOf([{ type: 'placed', pitching: 0, seal: '' }], view, NAMES)).toBeNull();
  });
});
