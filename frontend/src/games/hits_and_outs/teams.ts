/** Sides of the diamond: a colour and an emblem each, so that colour never speaks alone. */
import { shownTeam } from '../../lib/teamNames';
import type { Team, View } from '../../wire/hits-and-outs';

export interface Crew {
  /** The team's name in the server's pictures. */
  art: string;
  cloth: string;
  /** Colour of the emblem on the cloth. */
  mark: string;
  /** The emblem's outline about (0, 0), some 34 units high. */
  emblem: string;
}

const BOLT = 'M4-17L-13 4H-2L-6 17L13-5H2Z';
const CHEVRONS = 'M-14-12L0-4L14-12V-2L0 6L-14-2ZM-14 4L0 12L14 4V11L0 19L-14 11Z';

const RHOMB = 'M0-17L14 0L0 17L-14 0Z';
const HEART = 'M0 16C-28-3-14-21 0-7C14-21 28-3 0 16Z';
const PEAKS = 'M-17 13L-4-13L3 0L7-6L17 13Z';
const MOON = 'M6-16A16 16 0 1 0 15 7A13 13 0 0 1 6-16Z';

const CREWS: Record<Team['color'], Crew> = {
  red: { art: 'red', cloth: '#d92f19', mark: '#fff', emblem: BOLT },
  blue: { art: 'blue', cloth: '#2348d6', mark: '#fff', emblem: CHEVRONS },
  lemon: { art: 'lemon', cloth: '#f7d23e', mark: '#16131a', emblem: RHOMB },
  rose: { art: 'rose', cloth: '#f4aac0', mark: '#16131a', emblem: HEART },
  snow: { art: 'snow', cloth: '#fff', mark: '#16131a', emblem: PEAKS },
  coal: { art: 'coal', cloth: '#4a4456', mark: '#fff', emblem: MOON },
};

/** How the team of a seat looks. */
export function crewOf(view: View, seat: number): Crew {
  return CREWS[view.teams[seat]?.color ?? 'red'];
}

/** What the team of a seat is called. */
export function teamName(view: View, seat: number): string {
  return shownTeam(view.teams[seat]?.name ?? '');
}
