/** What is called out over the table when a reading is over. It goes the moment that grabbing opens again. */
import type { CallOut as Called } from '../../lib/callOut';
import type { Event, Page, View } from '../../wire/hit-manga';
import { titleOf } from './deck.svelte';
import { lead, outcome } from './race';
import { t } from './say';

/** With the pair that leaves, and the line in its bubble. */
export interface CallOut extends Called {
  page: Page;
}

const ENDS: readonly Event['type'][] = ['taken', 'guessed', 'cancelled'];
const SHORT_MS = 3600;
const LONG_MS = 4600;

/** The call-out of a piece of news, or null if the table says it all. */
export function callOutOf(events: readonly Event[], view: View, names: readonly string[]): CallOut | null {
  const { last } = view;
  if (!last || !events.some(({ type }) => ENDS.includes(type))) return null;
  const note = [outcome(last, names, titleOf(last.picture)), lead(last, names)].filter(Boolean).join(' ');
  if (last.outcome === 'cancelled') return { kind: 'out', title: t('call-cancelled'), note, page: last, ms: LONG_MS };
  return { kind: 'hit', title: t(last.photo_finish ? 'call-photo' : 'call-taken'), note, page: last, ms: SHORT_MS };
}
