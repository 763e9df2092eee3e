/** Says each event in whole sentences, for the live region, the replay and those who only listen. */
import type { Event, View } from '../../wire/hits-and-outs';
import type { Describe, GameParts, Json } from '../contract';
import { hitKey } from './recap';
import { halfInWords, runnersInWords } from './mode';
import { atCorner, cornerName, outsInWords, runsInWords, t } from './say';
import { teamName } from './teams';
import type { Base } from './words';

type Named<Type extends Event['type']> = Extract<Event, { type: Type }>;
type Sayer<Type extends Event['type']> = (event: Named<Type>, view: View, names: readonly string[]) => string;

function halfStarted({ inning, half, batting, bases }: Named<'half_started'>, view: View, names: readonly string[]): string {
  const key = bases.length ? 'said-extra' : 'said-half';
  return t(key, { half: halfInWords({ inning, half }), name: names[batting] ?? '', team: teamName(view, batting) });
}

function hit(event: Named<'hit'>): string {
  const kind = t(hitKey(event.bases));
  const [corner, runs] = [cornerName(event.corner), runsInWords(event.runs)];
  if (event.called) return t('said-called-hit', { corner, kind, runs });
  return t('said-hit', { corner, kind, runs, runners: runnersInWords(event.bases_after as Base[]) });
}

function halfEnded({ half, runs }: Named<'half_ended'>, view: View): string {
  const seat = half === 'top' ? 1 - view.home : view.home;
  return t('said-half-ended', { team: teamName(view, seat), runs: runsInWords(runs) });
}

/** Who has won, and by how much. */
export function endInWords(winners: readonly number[], view: View, names: readonly string[]): string {
  const [winner] = winners;
  const most = Math.max(...view.score);
  if (winners.length > 1 || winner === undefined) return t('said-tie', { a: most, b: Math.min(...view.score) });
  return t('said-won', { name: names[winner] ?? '', a: view.score[winner] ?? 0, b: view.score[1 - winner] ?? 0 });
}

const SAY: { [Type in Event['type']]: Sayer<Type> } = {
  started: ({ home }, _view, names) => t('said-started', { name: names[home] ?? '' }),
  half_started: halfStarted,
  called: ({ batting }, _view, names) => t('said-called', { name: names[batting] ?? '' }),
  stepped_up: ({ batting }, _view, names) => t('said-stepped-up', { name: names[batting] ?? '' }),
  placed: () => t('said-placed'),
  out: ({ corner, outs }) => t('said-out', { corner: cornerName(corner), outs: outsInWords(outs) }),
  hit,
  missed: ({ corner }) => t('said-missed', { at: atCorner(corner) }),
  half_ended: halfEnded,
  gave_up: ({ seat }, _view, names) => t('said-gave-up', { name: names[seat] ?? '' }),
  ended: ({ winners, reason }, view, names) =>
    reason === 'gave-up' ? t('said-won-gave-up', { name: names[winners[0] ?? 0] ?? '' }) : endInWords(winners as number[], view, names),
};

/** The events of this game among anything that came, typed. */
export function eventsOf(events: readonly Json[]): Event[] {
  return events.filter((event) => String(event['type']) in SAY) as unknown as Event[];
}

/** One sentence an event. */
export const describe: Describe = (events, view, names) =>
  eventsOf(events).map((event) => {
    const say = SAY[event.type] as Sayer<Event['type']>;
    return say(event as never, view as unknown as View, names);
  });

/** Hits are bursts, outs are discs, a new half is a new part. */
export const markOf: NonNullable<GameParts['markOf']> = (events) => {
  const types = eventsOf(events).map((event) => event.type);
  if (types.includes('hit')) return 'hit';
  if (types.includes('out')) return 'out';
  return types.includes('half_started') || types.includes('ended') ? 'part' : null;
};
