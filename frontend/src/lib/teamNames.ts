/** The house's own teams by the names that the reader's language has for them; who named a team is taken at their word. */
import { t, type Key } from './words';

const HOUSE: Readonly<Record<string, Key>> = { Foxes: 'teams.foxes', Herons: 'teams.herons' };

/** What a team is called here. */
export function shownTeam(name: string): string {
  const key = Object.hasOwn(HOUSE, name) ? HOUSE[name] : undefined;
  return key ? t(key) : name;
}
