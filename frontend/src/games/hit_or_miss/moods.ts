/** How the caller looks, by what has just happened. Nothing here tells what the viewer may not know, or shames anybody. */
import type { Mood } from '../../lib/art';
import type { View } from '../../wire/hit-or-miss';

export interface Look {
  mood: Mood;
  pose: string;
}

const LOOKS: Partial<Record<View['phase'], Look>> = {
  roll: { mood: 'fierce', pose: 'raise' },
  announce: { mood: 'smirk', pose: 'think' },
  circle: { mood: 'think', pose: 'think' },
  answer: { mood: 'happy', pose: 'wave' },
  vote: { mood: 'shocked', pose: 'cheeks' },
};

/** The player whose turn it is. */
export function callerLook(view: View): Look {
  const look = LOOKS[view.phase];
  if (look) return look;
  const points = view.turn === null ? 0 : (view.turn_points[view.turn] ?? 0);
  if (points > 1) return { mood: 'stars', pose: 'cheer' };
  return points ? { mood: 'happy', pose: 'wave' } : { mood: 'peek', pose: 'shrug' };
}

/** Somebody whose card lies open. */
export function cardMood(view: View, seat: number): Mood {
  const points = view.turn_points[seat] ?? 0;
  if (points > 1) return 'stars';
  return points ? 'laugh' : 'calm';
}
