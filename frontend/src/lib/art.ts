/** Addresses of the pictures that the server composes: the cast in every mood, panels, emblems. Relative to <base>. */

/** Expressions any head can wear. */
export type Mood =
  | 'calm'
  | 'happy'
  | 'laugh'
  | 'fierce'
  | 'smirk'
  | 'shades'
  | 'poker'
  | 'shocked'
  | 'dizzy'
  | 'gloom'
  | 'stars'
  | 'sleepy'
  | 'think'
  | 'teary'
  | 'wink'
  | 'peek'
  | 'steam'
  | 'heart';

export const avatarSrc = (head: string, mood: Mood = 'calm', cap?: string): string =>
  `art/avatar/${head}/${mood}.svg${cap ? `?cap=${cap}` : ''}`;

export const bustSrc = (head: string, mood: Mood = 'calm', pose = 'stand', cap?: string): string =>
  `art/bust/${head}/${mood}/${pose}.svg${cap ? `?cap=${cap}` : ''}`;

export const pawnSrc = (head: string, mood: Mood, team: string): string => `art/pawn/${head}/${mood}/${team}.svg`;

export const panelSrc = (name: string): string => `art/panel/${name}.svg`;
