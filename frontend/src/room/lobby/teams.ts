/** Teams as the option `teams` has them: a name and a colour a seat. */

/** The colours of the wire, as cloth. */
export const COLORS = {
  red: '#d92f19',
  blue: '#2348d6',
  rose: '#f4aac0',
  snow: '#fff',
  coal: '#4a4456',
  lemon: '#f7d23e',
} as const;

export type Color = keyof typeof COLORS;

export const COLOR_NAMES = Object.keys(COLORS) as Color[];

export interface TeamDraft {
  name: string;
  color: Color;
}

/** What stands on the board when nobody chose. */
const DEFAULTS: TeamDraft[] = [
  { name: 'Foxes', color: 'red' },
  { name: 'Herons', color: 'blue' },
];

export const MOST_LETTERS = 24;

function isTeams(value: unknown): value is TeamDraft[] {
  return Array.isArray(value) && value.every((team) => typeof team === 'object' && team !== null && 'color' in team);
}

/** The teams of an option's value, one a seat. */
export function teamsOf(value: unknown, seats: number): TeamDraft[] {
  return isTeams(value) ? value : DEFAULTS.slice(0, seats);
}

/** Why the teams can't be taken so, as a key of the words, or null. */
export function problemOf(teams: TeamDraft[]): 'teams.nameless' | 'teams.sameColor' | 'teams.sameName' | null {
  if (teams.some((team) => !team.name.trim())) return 'teams.nameless';
  if (new Set(teams.map((team) => team.color)).size < teams.length) return 'teams.sameColor';
  if (new Set(teams.map((team) => team.name.trim().toLowerCase())).size < teams.length) return 'teams.sameName';
  return null;
}
