/** The states a table can be in without being playable, each told by a panel of the deck. */
import type { Stock } from '../lib/stocks';

export type PanelName = 'astronaut' | 'castaway' | 'lift' | 'snowmen' | 'sleeper';

/** The room inside each panel's bubble in percent of the panel (left, top, width, height), as the drawing code declares it. */
export const BUBBLES: Record<PanelName, readonly [number, number, number, number]> = {
  astronaut: [16.0, 7.0, 68.1, 15.5],
  castaway: [13.7, 8.5, 47.4, 14.5],
  lift: [19.9, 6.4, 60.2, 11.0],
  snowmen: [13.0, 7.9, 43.4, 14.6],
  sleeper: [13.7, 7.8, 47.4, 13.8],
};

interface State {
  panel: PanelName;
  stock: Stock;
  /** Size of the line in percent of the panel's width. */
  size: number;
}

export const STATES = {
  reconnecting: { panel: 'astronaut', stock: 'rose', size: 7.2 },
  offline: { panel: 'astronaut', stock: 'rose', size: 7.2 },
  restarting: { panel: 'snowmen', stock: 'leaf', size: 7.6 },
  outdated: { panel: 'snowmen', stock: 'leaf', size: 7.6 },
  missing: { panel: 'castaway', stock: 'leaf', size: 6.8 },
  page: { panel: 'castaway', stock: 'leaf', size: 6.8 },
  closed: { panel: 'castaway', stock: 'leaf', size: 6.8 },
  full: { panel: 'lift', stock: 'lemon', size: 7.4 },
  locked: { panel: 'lift', stock: 'lemon', size: 7.4 },
  moved: { panel: 'sleeper', stock: 'lemon', size: 6.8 },
  removed: { panel: 'castaway', stock: 'rose', size: 6.8 },
} as const satisfies Record<string, State>;

/** The panels that are needed when nobody can be asked for them: loaded while the line is up. */
export const SPARE_PANELS: PanelName[] = ['astronaut', 'snowmen', 'sleeper'];

export type StateKind = keyof typeof STATES;
