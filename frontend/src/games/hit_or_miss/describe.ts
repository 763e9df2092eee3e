/** Says each event in whole sentences, for the live region, the replay and those who only listen. */
import type { Event, View } from '../../wire/hit-or-miss';
import type { Describe, GameParts, Json } from '../contract';
import { itemOf, listed, t, type Key } from './say';

type Named<Type extends Event['type']> = Extract<Event, { type: Type }>;
type Sayer<Type extends Event['type']> = (event: Named<Type>, names: readonly string[], view: View) => string;

const nameOf = (names: readonly string[], seat: number): string => names[seat] ?? '';
const faceOf = (face: 'hit' | 'miss' | 'jester'): string => t(`face-${face}`);

/** "Theo 3, Mio 1", or that nobody scores. */
function scored(points: readonly number[], names: readonly string[]): string {
  const words = points.flatMap((n, seat) => (n ? [t('points-of', { name: nameOf(names, seat), n })] : []));
  return words.length ? listed(words) : t('points-nobody');
}

function cardsShown({ cards, points }: Named<'cards_shown'>, names: readonly string[]): string {
  const hits = cards.flatMap((laid, seat) => (laid?.card === 'hit' ? [t('said-hit', { name: nameOf(names, seat), item: itemOf(laid.item) })] : []));
  const told = hits.length ? t('said-shown', { hits: listed(hits) }) : t('said-shown-none');
  return `${told} ${t('said-points', { points: scored(points, names) })}`;
}

function wrote({ seat, item, count }: Named<'wrote'>, names: readonly string[]): string {
  return item === undefined ? '' : t('said-wrote', { name: nameOf(names, seat), item: itemOf(item), n: count });
}

function voteOpened({ kind, by, why, seat, item }: Named<'vote_opened'>, names: readonly string[], view: View): string {
  const key: Key = kind === 'item' ? 'said-challenged' : 'said-disputed';
  const told = t(key, { name: nameOf(names, by), other: nameOf(names, seat), item: itemOf(item), word: view.hidden ? itemOf(null) : (view.item ?? '') });
  return why ? `${told} ${t('said-why', { why })}` : told;
}

function voteClosed({ accepted, tied, votes }: Named<'vote_closed'>): string {
  const [yes, no] = [votes.filter((vote) => vote === true).length, votes.filter((vote) => vote === false).length];
  const key: Key = accepted ? 'said-stands' : 'said-falls';
  return tied ? `${t('said-tied')} ${t(key, { yes, no })}` : t(key, { yes, no });
}

function ended({ winners }: Named<'ended'>, names: readonly string[]): string {
  const who = winners.map((seat) => nameOf(names, seat));
  return t(winners.length > 1 ? 'said-shared' : 'said-won', { names: listed(who) });
}

function cardRead({ category, swapped }: Named<'card_read'>): string {
  return [t(swapped ? 'said-swapped' : 'said-card', { title: category.title }), category.note].filter(Boolean).join(' ');
}

const SAY: { [Type in Event['type']]: Sayer<Type> } = {
  started: () => '',
  round_started: ({ round, leader }, names) => t('said-round', { round, name: nameOf(names, leader) }),
  card_drawn: () => '',
  card_read: cardRead,
  timer_started: ({ seat }, names) => (seat === null ? t('said-timer-itself') : t('said-timer', { name: nameOf(names, seat) })),
  wrote,
  drafted: () => '',
  struck: ({ seat, item, count }, names) => (item === undefined ? '' : t('said-struck', { name: nameOf(names, seat), item: itemOf(item), n: count })),
  put_down: ({ seat }, names, view) => (view.phase === 'write' ? t('said-put-down', { name: nameOf(names, seat) }) : ''),
  collecting: () => t('said-time-up'),
  turn_started: ({ seat }, names) => t('said-turn', { name: nameOf(names, seat) }),
  passed: ({ seat }, names) => t('said-passed', { name: nameOf(names, seat) }),
  rolled: ({ seat, face }, names) => t('said-rolled', { name: nameOf(names, seat), face: faceOf(face) }),
  announced: ({ seat, called }, names) => t('said-announced', { name: nameOf(names, seat), face: faceOf(called) }),
  circled: ({ seat, item, called }, names) => t('said-circled', { name: nameOf(names, seat), item: itemOf(item), face: faceOf(called) }),
  answered: ({ seat }, names) => t('said-answered', { name: nameOf(names, seat) }),
  cards_shown: cardsShown,
  vote_opened: voteOpened,
  said: ({ seat, text }, names) => t('said-said', { name: nameOf(names, seat), text: itemOf(text) }),
  voted: ({ seat }, names) => t('said-voted', { name: nameOf(names, seat) }),
  vote_closed: voteClosed,
  item_rejected: ({ item, again }) => t(again ? 'said-rejected-again' : 'said-rejected', { item: itemOf(item) }),
  hit_rejected: ({ seat, item, points }, names) => t('said-hit-rejected', { name: nameOf(names, seat), item: itemOf(item), points: scored(points, names) }),
  turn_ended: () => '',
  round_ended: ({ round, points }, names) => t('said-round-over', { round, points: scored(points, names) }),
  ready: ({ seat }, names) => t('said-ready', { name: nameOf(names, seat) }),
  line_hidden: () => t('said-hidden'),
  went_away: ({ seat }, names) => t('said-went', { name: nameOf(names, seat) }),
  came_back: ({ seat }, names) => t('said-back', { name: nameOf(names, seat) }),
  joined: ({ seat }, names) => t('said-joined', { name: nameOf(names, seat) }),
  ended,
};

/** The events of this game among anything that came, typed. */
export function eventsOf(events: readonly Json[]): Event[] {
  return events.filter((event) => String(event['type']) in SAY) as unknown as Event[];
}

/** One sentence an event, where there is something to say. */
export const describe: Describe = (events, view, names) =>
  eventsOf(events)
    .map((event) => (SAY[event.type] as Sayer<Event['type']>)(event as never, names, view as unknown as View))
    .filter(Boolean);

/** Cards that hit are a burst, those that miss a disc; a round and the end of writing are new parts. */
export const markOf: NonNullable<GameParts['markOf']> = (events) => {
  const all = eventsOf(events);
  const shown = all.find((event) => event.type === 'cards_shown');
  if (shown) return shown.cards.some((laid) => laid?.card === 'hit') ? 'hit' : 'out';
  return all.some(({ type }) => type === 'round_started' || type === 'timer_started' || type === 'ended') ? 'part' : null;
};
