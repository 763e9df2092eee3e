/** The page's title: where one is, with a mark in front when it is one's turn. */

const HOUSE = 'hitparade';
const BADGE = '\u25cf ';

let place = '';
let marked = false;

function show(): void {
  document.title = (marked ? BADGE : '') + (place ? `${place} \u00b7 ${HOUSE}` : HOUSE);
}

export function titled(name: string): void {
  place = name;
  show();
}

/** Marks the title, or takes the mark away. */
export function badge(on: boolean): void {
  marked = on;
  show();
}
