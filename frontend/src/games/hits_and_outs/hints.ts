/** Hints for a first match, which go away for good once somebody has done what they say. */
import { remembered } from '../../lib/memory';
import type { Mode } from './mode';
import { t } from './say';

const learned = { bat: remembered('hits-and-outs.lifted', false), hide: remembered('hits-and-outs.hid', false) };

export const hints = {
  /** The hint for what the viewer does now, or nothing. */
  of(mode: Mode): string | undefined {
    if (mode === 'bat' && !learned.bat.get()) return t('hint-lift');
    if (mode === 'hide' && !learned.hide.get()) return t('hint-hide');
    return undefined;
  },
  learned(what: keyof typeof learned): void {
    learned[what].set(true);
  },
};
