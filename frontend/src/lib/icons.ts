/** The line drawings on buttons, in a box of 24 units: `fill` paths are filled, `line` paths are drawn with a pen of `pen` units. */
export interface Drawing {
  fill?: string;
  line?: string;
  pen?: number;
}

export const ICONS = {
  plus: { line: 'M12 4V20M4 12H20', pen: 4 },
  minus: { line: 'M4 12H20', pen: 4 },
  check: { line: 'M4 13L10 19L20 5', pen: 4 },
  x: { line: 'M5 5L19 19M19 5L5 19', pen: 4 },
  menu: { line: 'M3 6H21M3 12H21M3 18H21', pen: 3.4 },
  more: { line: 'M5 12h.01M12 12h.01M19 12h.01', pen: 5 },
  back: { line: 'M15 4L7 12L15 20', pen: 4 },
  play: { fill: 'M6 3L20 12L6 21Z' },
  pause: { fill: 'M5 3h5v18H5zM14 3h5v18h-5z' },
  next: { fill: 'M6 3L16 12L6 21ZM17 3h3v18h-3z' },
  previous: { fill: 'M18 3L8 12L18 21ZM4 3h3v18H4z' },
  link: { line: 'M10 14a5 5 0 0 0 7 0l4-4a5 5 0 0 0-7-7l-2 2M14 10a5 5 0 0 0-7 0l-4 4a5 5 0 0 0 7 7l2-2', pen: 2.6 },
  share: { line: 'M12 15V3M7 7L12 2.5L17 7M5 12v8h14v-8', pen: 2.8 },
  eye: { line: 'M2 12Q12 1 22 12Q12 23 2 12Z', fill: 'M12 8.4a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2Z', pen: 2.6 },
  unseen: { line: 'M2 12Q12 1 22 12Q12 23 2 12ZM4 21L20 3', pen: 2.6 },
  screen: { line: 'M3 4H21V16H3ZM8 21H16M12 16V21', pen: 2.8 },
  phone: { line: 'M7 2.5H17V21.5H7ZM11 18.5H13', pen: 2.8 },
  lock: { line: 'M7 11V8a5 5 0 0 1 10 0v3', fill: 'M4 11h16v10H4z', pen: 2.8 },
  unlock: { line: 'M7 11V7a5 5 0 0 1 9.6-2', fill: 'M4 11h16v10H4z', pen: 2.8 },
  crown: { fill: 'M3 19L1.5 7L8 12L12 4L16 12L22.5 7L21 19Z' },
  door: { line: 'M13 3H4V21H13M9 12H21M17 7.5L21.5 12L17 16.5', pen: 2.8 },
  swap: { line: 'M4 8H19M15 4L19.5 8L15 12M20 16H5M9 12L4.5 16L9 20', pen: 2.6 },
  clock: { line: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 7V12L15.5 14.5', pen: 2.8 },
  book: { line: 'M12 6Q7 2.5 2.5 4.5V19.5Q7 17.5 12 21Q17 17.5 21.5 19.5V4.5Q17 2.5 12 6V21', pen: 2.6 },
  sound: { fill: 'M3 9H7L13 4V20L7 15H3Z', line: 'M16 8Q19 12 16 16M19 5Q24 12 19 19', pen: 2.4 },
  mute: { fill: 'M3 9H7L13 4V20L7 15H3Z', line: 'M16.5 9.5L21.5 14.5M21.5 9.5L16.5 14.5', pen: 2.6 },
  shake: { line: 'M8 3.5H16V20.5H8ZM3.5 8V16M20.5 8V16', pen: 2.6 },
  pen: { line: 'M4 20L5 15.5L16.5 4L20 7.5L8.5 19ZM14 6.5L17.5 10', pen: 2.6 },
  chart: { line: 'M3 18C9 18 9 6 14 6S19 12 21 12', fill: 'M3 15.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2ZM14 3.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2Z', pen: 2.8 },
  save: { line: 'M12 3V15M6 10L12 16L18 10M4 20H20', pen: 3 },
  help: { line: 'M8 8a4 4 0 1 1 6 3.5q-2 1.2-2 3.5', fill: 'M12 18a2 2 0 1 0 0 4a2 2 0 1 0 0-4Z', pen: 3 },
  wifi: { line: 'M2.5 9.5Q12 1 21.5 9.5M6 13.5Q12 8 18 13.5', fill: 'M12 16a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8Z', pen: 2.8 },
  undo: { line: 'M5 9H14a5.5 5.5 0 0 1 0 11H8M9.5 4L4.5 9L9.5 14', pen: 3 },
  flag: { line: 'M5 22V3.5H19L15.5 8.5L19 13.5H5', pen: 2.8 },
  mic: { fill: 'M9 5a3 3 0 0 1 6 0v6a3 3 0 0 1-6 0Z', line: 'M5.5 10.5v1a6.5 6.5 0 0 0 13 0v-1M12 18v4M8.5 22h7', pen: 2.4 },
  dice: { line: 'M12 2.5L21 7.5V16.5L12 21.5L3 16.5V7.5ZM3 7.5L12 12.5L21 7.5M12 12.5V21.5', pen: 2.4 },
} satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;
