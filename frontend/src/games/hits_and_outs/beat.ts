/** What is called out over the field after a play, and for how long the next screen waits for it. */
import type { CallOut } from '../../lib/callOut';
import type { Event, View } from '../../wire/hits-and-outs';
import { endInWords } from './describe';
import { hitKey } from './recap';
import { atCorner, runsInWords, t } from './say';
import { teamName } from './teams';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

function find<Type extends Event['type']>(events: readonly Event[], type: Type): Of<Type> | undefined {
  return events.find((event): event is Of<Type> => event.type === type);
}

function hitCall(hit: Of<'hit'>): CallOut {
  const note = [hit.called ? t('called-it') : '', runsInWords(hit.runs) + t('stop')].filter(Boolean).join(' ');
  return { kind: 'hit', title: t(hitKey(hit.bases)), note, ms: hit.home_run ? 2400 : 1800 };
}

/** Who comes to bat; each side of an extra inning is told whence its runner comes (H14). */
function nextUp({ batting, inning, half }: Of<'half_started'>, view: View): string {
  const next = t('sides-switch', { team: teamName(view, batting) });
  if (inning <= view.innings) return next;
  return [half === 'top' ? t('extra') : '', next, t('extra-note')].filter(Boolean).join(' ');
}

function sideOut(events: readonly Event[], view: View, names: readonly string[]): CallOut {
  const missed = find(events, 'missed');
  const next = find(events, 'half_started');
  const lay = missed ? t('it-lay', { at: atCorner(missed.corner) }) : '';
  const switching = next ? nextUp(next, view) : '';
  const ended = find(events, 'ended');
  const end = ended ? endInWords(ended.winners as number[], view, names) : '';
  return { kind: 'out', title: t('side-out'), note: [lay, switching, end].filter(Boolean).join(' '), ms: missed ? 2800 : 2000 };
}

/** The call-out of a piece of news, or null if the field says it all. */
export function callOutOf(events: readonly Event[], view: View, names: readonly string[]): CallOut | null {
  const hit = find(events, 'hit');
  const called = find(events, 'called');
  const started = find(events, 'started');
  if (hit) return hitCall(hit);
  if (find(events, 'out') && find(events, 'half_ended')) return sideOut(events, view, names);
  if (called) return { kind: 'call', title: t('shot-called'), note: t('shot-called-note', { name: names[called.batting] ?? '' }), ms: 1600 };
  if (started) return { kind: 'plain', title: t('play-ball'), note: t('said-started', { name: names[started.home] ?? '' }), ms: 1500 };
  return null;
}
