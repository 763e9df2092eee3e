/** Says each event in whole sentences, for the live region, the replay and those who only listen. */
import type { Event, View } from '../../wire/hit-manga';
import type { Describe, GameParts, Json } from '../contract';
import { titleOf } from './deck.svelte';
import { lead, outcome } from './race';
import { listed, t, type Key } from './say';

type Named<Type extends Event['type']> = Extract<Event, { type: Type }>;
type Sayer<Type extends Event['type']> = (event: Named<Type>, names: readonly string[], view: View) => string;

const nameOf = (names: readonly string[], seat: number | null): string => (seat === null ? '' : (names[seat] ?? ''));

function drew({ reader, twist, again }: Named<'drew'>, names: readonly string[]): string {
  const said = t(again ? 'said-drew-again' : 'said-drew', { name: nameOf(names, reader) });
  return twist ? `${said} ${t(`twist-${twist}`)}: ${t(`twist-${twist}-note`)}` : said;
}

function read({ reader, said, adds, hidden }: Named<'read'>, names: readonly string[], view: View): string {
  const name = nameOf(names, reader);
  const isFirst = view.reads.length < 2;
  if (hidden) return t('said-read-hidden', { name });
  if (said === null) return t(isFirst ? 'said-aloud' : 'said-aloud-again', { name });
  return t(isFirst ? 'said-read' : adds ? 'said-adds' : 'said-again', { name, line: said });
}

function ruled({ winner, misfires }: Named<'ruled'>, names: readonly string[]): string {
  if (!misfires.length) return '';
  const who = listed(misfires.map((seat) => nameOf(names, seat)));
  return t(winner === null ? 'said-misfire-on' : 'said-misfire', { names: who, n: misfires.length });
}

/** The reading that has just ended stands in the view as the last one. */
function over(names: readonly string[], { last }: View): string {
  if (!last) return '';
  return [outcome(last, names, titleOf(last.picture)), lead(last, names)].filter(Boolean).join(' ');
}

function ended({ winners, decided, reason }: Named<'ended'>, names: readonly string[]): string {
  const who = listed(winners.map((seat) => nameOf(names, seat)));
  const won = t(winners.length > 1 ? 'said-shared' : 'said-won', { names: who });
  return [t(`reason-${reason}`), won, decided === 'fewer-cancellations' || decided === 'ogiri' ? t(`decided-${decided}`) : ''].filter(Boolean).join(' ');
}

const SAY: { [Type in Event['type']]: Sayer<Type> } = {
  started: ({ table }) => t('said-started', { n: table.length }),
  loved: ({ seat, hearts }, names) => t('said-loved', { name: nameOf(names, seat), n: hearts }),
  drew,
  read,
  grabbed: () => t('said-grabbed'),
  no_idea: ({ seat }, names) => t('said-no-idea', { name: nameOf(names, seat) }),
  time_ran_out: () => t('said-time-up'),
  ruled,
  taken: (_, names, view) => over(names, view),
  guessed: (_, names, view) => over(names, view),
  cancelled: (_, names, view) => over(names, view),
  put_back: ({ reader, why }, names) => t(`said-back-${why}` as Key, { name: nameOf(names, reader) }),
  went_away: ({ seat }, names) => t('said-went', { name: nameOf(names, seat) }),
  came_back: ({ seat }, names) => t('said-came-back', { name: nameOf(names, seat) }),
  joined: ({ seat }, names) => t('said-joined', { name: nameOf(names, seat) }),
  line_hidden: () => t('said-hidden'),
  contest: ({ tied }, names) => t('said-contest', { names: listed(tied.map((seat) => nameOf(names, seat))) }),
  caption_written: ({ seat }, names) => t('said-wrote', { name: nameOf(names, seat) }),
  captions_shown: ({ lines }) => t('said-captions', { lines: listed(lines.map((line) => (line === null ? t('hidden-line') : t('quoted', { text: line })))) }),
  voted: ({ seat }, names) => t('said-voted', { name: nameOf(names, seat) }),
  stayed_silent: ({ seat }, names) => t('said-silent', { name: nameOf(names, seat) }),
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

/** A card taken is a burst, one cancelled or grabbed wrongly a disc; each draw begins a new part. */
export const markOf: NonNullable<GameParts['markOf']> = (events) => {
  const all = eventsOf(events);
  if (all.some(({ type }) => type === 'taken' || type === 'guessed')) return 'hit';
  if (all.some(({ type }) => type === 'cancelled') || all.some((event) => event.type === 'ruled' && event.misfires.length > 0)) return 'out';
  return all.some(({ type }) => type === 'started' || type === 'drew' || type === 'contest' || type === 'ended') ? 'part' : null;
};
