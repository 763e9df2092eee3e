/** How plays are called. */
import type { View } from '../../wire/hits-and-outs';
import { runsInWords, t } from './say';
import { CORNERS } from './words';

/** How a hit over so many bases is called. */
export function hitKey(bases: number): 'hit-1' | 'hit-2' | 'hit-3' | 'hit-4' {
  return (['hit-1', 'hit-2', 'hit-3'] as const)[bases - 1] ?? 'hit-4';
}

/** The play before this one in short words, from the view alone: it is there after a reload too. */
export function recap({ last }: View): string {
  if (!last) return '';
  const lifted = last.lifted.at(-1);
  if (lifted?.found !== 'hit') return t('side-out');
  const bases = last.home_run ? 4 : CORNERS.indexOf(lifted.corner) + 1;
  return `${t(hitKey(bases))} ${runsInWords(last.runs)}${t('stop')}`;
}
