/** What is called out over the table after a moment that everybody must have seen. */
import type { CallOut } from '../../lib/callOut';
import type { Event, View } from '../../wire/hit-or-miss';
import { t } from './say';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

function find<Type extends Event['type']>(events: readonly Event[], type: Type): Of<Type> | undefined {
  return events.find((event): event is Of<Type> => event.type === type);
}

function countOf({ votes, tied }: Of<'vote_closed'>): string {
  const [yes, no] = [true, false].map((accept) => votes.filter((vote) => vote === accept).length);
  return t(tied ? 'vote-tied' : 'vote-counted', { yes: yes ?? 0, no: no ?? 0 });
}

function verdict(closed: Of<'vote_closed'>, events: readonly Event[], { names, kind }: Told): CallOut {
  const rejected = find(events, 'item_rejected');
  const count = countOf(closed);
  if (rejected) {
    const then = rejected.again ? t('falls-again', { name: names[rejected.seat] ?? '' }) : t('falls-note');
    return { kind: 'out', title: t('falls'), note: `${count}. ${then}`, ms: 3200 };
  }
  if (find(events, 'hit_rejected')) return { kind: 'out', title: t('same-falls'), note: count, ms: 2600 };
  return { kind: 'hit', title: t(kind === 'match' ? 'same-stays' : 'stays'), note: count, ms: 2400 };
}

export interface Told {
  /** The phase before the news. */
  before: View['phase'];
  /** What was voted on last. */
  kind: 'item' | 'match' | null;
  names: readonly string[];
}

/** The call-out of a piece of news, or null if the table says it all. */
export function callOutOf(events: readonly Event[], told: Told): CallOut | null {
  const closed = find(events, 'vote_closed');
  if (closed) return verdict(closed, events, told);
  const turns = find(events, 'turn_started') ?? find(events, 'round_ended');
  if (told.before === 'write' && turns) return { kind: 'plain', title: t('time-up'), note: t('time-up-note'), ms: 1800 };
  return null;
}
