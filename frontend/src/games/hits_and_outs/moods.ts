/** How the people on the diamond look, by what has just happened to them. */
import type { Mood } from '../../lib/art';
import type { View } from '../../wire/hits-and-outs';

export interface Moods {
  pitcher: Mood;
  batter: Mood;
  runner: Mood;
}

function whileLifting(view: View): Moods {
  const outs = view.lifted.length;
  if (view.shot === 'called' && !outs) return { pitcher: 'shades', batter: 'stars', runner: 'happy' };
  const batter: Mood = outs === 0 ? 'fierce' : outs === 1 ? 'think' : 'dizzy';
  return { pitcher: outs ? 'smirk' : 'shades', batter, runner: 'happy' };
}

function afterPlacement(view: View): Moods {
  const hit = view.lifted.at(-1)?.found === 'hit';
  if (hit) return { pitcher: view.last?.home_run ? 'gloom' : 'shocked', batter: 'laugh', runner: 'laugh' };
  return { pitcher: 'peek', batter: 'think', runner: 'calm' };
}

/** Expressions for a view. They never tell anything that the viewer may not know. */
export function moodsOf(view: View): Moods {
  if (view.phase === 'lift') return whileLifting(view);
  if (view.phase === 'over') return { pitcher: 'happy', batter: 'happy', runner: 'happy' };
  return afterPlacement(view);
}
