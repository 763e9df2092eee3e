/** A view and a reading to test and to draw with, changed where it matters. */
import type { Card, Judged, Page, View } from '../../wire/hit-manga';

export const PICTURES = ['castaway', 'shark', 'duel', 'snowmen', 'lift', 'cook', 'panda', 'toast', 'singer', 'cake', 'keeper', 'detective'];

export function exampleTable(count = PICTURES.length): Card[] {
  return PICTURES.slice(0, count).map((picture, slot) => ({ card: `c${slot + 1}`, slot, picture }));
}

export function judged(seat: number, change: Partial<Judged> = {}): Judged {
  return { seat, card: 'c1', effective_ms: 810, lag_ms: 30, spent_ms: 0, cut_ms: 0, why: 'claimed', ...change };
}

/** Seat 1 read of the castaway, and seat 0 was first by 230 ms. */
export function examplePage(change: Partial<Page> = {}): Page {
  return {
    reader: 1,
    picture: 'castaway',
    card: 'c1',
    line: 'Day 94. The crab has been elected mayor again.',
    hidden: false,
    aloud: false,
    outcome: 'taken',
    right: true,
    who: 0,
    scorers: [0],
    margin: 230,
    unsure_ms: 2,
    photo_finish: false,
    why: null,
    order: [judged(0), judged(2, { effective_ms: 1040 })],
    wrong: [],
    tries: [],
    twist: null,
    ...change,
  };
}

/** Four at a table of twelve pairs; seat 1 reads, nothing was read yet. */
export function exampleView(change: Partial<View> = {}): View {
  const zeros = [0, 0, 0, 0];
  return {
    phase: 'read',
    reader: 1,
    listeners: [0, 2, 3],
    table: exampleTable(),
    taken: [[], [], [], []],
    readings: zeros,
    guessed: zeros,
    cancellations: zeros,
    cancellations_left: 3,
    left: 12,
    scores: zeros,
    hearts: [7, 9, 0, 0],
    gone: [],
    distance: [20, 30, 250, 0],
    race: 'fastest',
    deck: 'house',
    language: 'en',
    line: null,
    voice: null,
    hidden: false,
    aloud: false,
    reads: [],
    misfired: [],
    wrong: [],
    no_idea: [],
    late: false,
    redrawn: false,
    twist: null,
    commitment: null,
    aside: null,
    last: null,
    opened: [],
    tied: null,
    prompt: null,
    written: [],
    captions: [],
    voted: [],
    voters: [],
    passed: [],
    winners: null,
    reason: null,
    decided: null,
    pages: null,
    step: 3,
    deadline: null,
    paused: false,
    ...change,
  };
}
