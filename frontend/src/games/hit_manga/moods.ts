/** How heads look, by what is known to all. Nothing here tells what the viewer may not know, or shames anybody. */
import type { Mood } from '../../lib/art';
import type { Page, View } from '../../wire/hit-manga';
import type { Player } from '../contract';

/** Somebody at the table now. */
export function moodOf(view: View, player: Player): Mood {
  const { seat } = player;
  if (player.here !== 'here' || view.gone.includes(seat)) return 'sleepy';
  if (view.phase === 'love') return loving(view, seat);
  if (view.phase === 'read') return seat === view.reader ? 'think' : afterwards(view.last, seat);
  if (view.phase === 'grab') return racing(view, seat);
  if (view.phase === 'over') return view.winners?.includes(seat) ? 'stars' : 'happy';
  return view.phase === 'caption' && view.tied?.includes(seat) && !view.written.includes(seat) ? 'busy' : 'calm';
}

function loving(view: View, seat: number): Mood {
  const hearts = view.hearts[seat] ?? null;
  if (hearts === null) return 'think';
  return hearts > 6 ? 'heart' : hearts > 2 ? 'happy' : 'wink';
}

function racing(view: View, seat: number): Mood {
  if (seat === view.reader) return 'laugh';
  if (view.misfired.includes(seat)) return 'gloom';
  if (view.no_idea.includes(seat)) return 'dizzy';
  return view.listeners.includes(seat) ? 'fierce' : 'peek';
}

/** The mood that the last reading left. */
export function afterwards(last: Page | null, seat: number): Mood {
  if (!last) return 'calm';
  if (last.scorers.includes(seat)) return 'stars';
  if (seat === last.reader) return last.right ? 'happy' : 'shocked';
  return last.outcome === 'taken' && last.order.some((grab) => grab.seat === seat && grab.card === last.card) ? 'shocked' : 'calm';
}
