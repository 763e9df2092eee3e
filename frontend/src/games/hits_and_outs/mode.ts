/** What a viewer does now: the match's phase seen from a seat. */
import type { View } from '../../wire/hits-and-outs';
import { recap } from './recap';
import { atCorner, cornerName, outsInWords, t } from './say';
import { teamName } from './teams';

export type Mode = 'call' | 'bat' | 'hide' | 'poker' | 'await-call' | 'await-hide' | 'watch-call' | 'watch-hide' | 'watch-bat' | 'over';

type Role = 'batting' | 'pitching' | 'watching';

const MODES: Record<Exclude<View['phase'], 'over'>, Record<Role, Mode>> = {
  call: { batting: 'call', pitching: 'await-call', watching: 'watch-call' },
  place: { batting: 'await-hide', pitching: 'hide', watching: 'watch-hide' },
  lift: { batting: 'bat', pitching: 'poker', watching: 'watch-bat' },
};

function roleOf(view: View, seat: number | null): Role {
  if (seat === view.batting) return 'batting';
  return seat === view.pitching ? 'pitching' : 'watching';
}

/** What the viewer in `seat` (null: nobody's) does now. */
export function modeOf(view: View, seat: number | null): Mode {
  return view.phase === 'over' ? 'over' : MODES[view.phase][roleOf(view, seat)];
}

/** Whether the match waits for this viewer. */
export function isActing(mode: Mode): boolean {
  return mode === 'call' || mode === 'bat' || mode === 'hide';
}

/** When the player who is waited for must have decided; null without a clock, or while a stand-in does it. */
export function clockOf(view: View): number | null {
  const waited = view.phase === 'place' ? view.pitching : view.batting;
  return view.left.includes(waited) ? null : view.deadline;
}

export interface Prompt {
  title: string;
  note: string;
}

/** Who stands on base, as a sentence. */
export function runnersInWords(bases: readonly string[]): string {
  const key = bases.length ? `runners-${bases.join('-')}` : 'runners-none';
  return t(key as Parameters<typeof t>[0]);
}

/** "Top of inning 2". */
export function halfInWords(view: Pick<View, 'inning' | 'half'>): string {
  return t(view.half === 'top' ? 'half-top' : 'half-bottom', { n: view.inning });
}

function atBat(view: View): Prompt {
  const left = 4 - view.lifted.length;
  const note = t('bat-note', { n: left });
  const out = view.lifted.at(-1);
  if (view.shot === 'called') return { title: t('bat-called'), note: t('bat-called-note') };
  if (out) return { title: t('bat-after-out', { corner: cornerName(out.corner) }), note };
  return { title: t('bat'), note };
}

function watching(view: View, batter: string): Prompt {
  const title = t(view.shot === 'called' ? 'watch-bat-called' : 'watch-bat', { name: batter });
  return { title, note: `${runnersInWords(view.bases)} ${t('watch-bat-note', { n: 4 - view.lifted.length })}` };
}

function over(view: View): Prompt {
  return { title: t('over'), note: scoreInWords(view) };
}

/** Whether the match is over and its last lift was the third out. */
export function endedInOuts(view: View): boolean {
  return view.phase === 'over' && view.reason !== 'gave-up' && view.lifted.at(-1)?.found === 'out';
}

/** What both sides can see whatever stands in the way: outs and runners, and that this is an extra inning. */
export function situation(view: View): string {
  const now = `${outsInWords(view.outs)} · ${runnersInWords(view.bases)}`;
  return view.inning > view.innings ? `${t('extra-nth', { n: view.inning })} · ${now}` : now;
}

/** "Foxes 2, Herons 1", visitors first. */
export function scoreInWords(view: View): string {
  const [first, second] = [1 - view.home, view.home];
  return t('score-of', { first: teamName(view, first), a: view.score[first] ?? 0, second: teamName(view, second), b: view.score[second] ?? 0 });
}

/** What stands in the message bar: what happens now, and what the viewer may do about it. */
export function promptFor(mode: Mode, view: View, names: readonly string[]): Prompt {
  const batter = names[view.batting] ?? '';
  const pitcher = names[view.pitching] ?? '';
  const prompts: Record<Mode, () => Prompt> = {
    call: () => ({ title: t('call-title'), note: t('call-note') }),
    bat: () => atBat(view),
    hide: () => ({ title: t('hide-title'), note: t('hide-note', { name: batter }) }),
    poker: () => ({ title: t(view.shot === 'called' ? 'poker-called' : 'poker', { name: batter }), note: t('poker-note') }),
    'await-call': () => ({ title: t('await-call', { name: batter }), note: t('await-call-note') }),
    'await-hide': () => ({ title: t('await-hide', { name: pitcher }), note: t('await-hide-note') }),
    'watch-call': () => ({ title: t('watch-call', { name: batter }), note: t('await-call-note') }),
    'watch-hide': () => ({ title: t('watch-hide', { name: pitcher }), note: t('watch-hide-note') }),
    'watch-bat': () => watching(view, batter),
    over: () => over(view),
  };
  return prompts[mode]();
}

const RECALLING: readonly Mode[] = ['await-hide', 'watch-hide', 'await-call', 'watch-call'];

/** While the others are busy there is time to recall the play before. */
export function withRecap(prompt: Prompt, mode: Mode, view: View): Prompt {
  const last = recap(view);
  if (!last || !RECALLING.includes(mode)) return prompt;
  return { ...prompt, note: `${t('last-play')}: ${last}` };
}

/** What the pitching player reads while hiding; `chosen` is where the Hit lies so far. */
export function hidingPrompt(view: View, names: readonly string[], chosen: Parameters<typeof atCorner>[0] | null): Prompt {
  const name = names[view.batting] ?? '';
  if (chosen) return { title: t('hide-chosen', { at: atCorner(chosen) }), note: t('hide-chosen-note', { name }) };
  if (view.shot === 'called') return { title: t('hide-called'), note: t('hide-called-note', { name }) };
  return { title: t('hide-title'), note: t('hide-note', { name }) };
}

/** The whole situation for those who can't see the diamond. */
export function summary(view: View): string {
  return t('summary', {
    half: halfInWords(view),
    score: scoreInWords(view),
    outs: outsInWords(view.outs),
    runners: runnersInWords(view.bases),
  });
}
