/** Why the matcher takes two entries for the same, in the language of the moment. */
import type { Proposal } from '../../wire/hit-or-miss';
import { isKey, t } from './say';

/** One sentence on a proposal: that nothing matches, or what does and why. */
export function reasonOf(proposal: Proposal): string {
  if (proposal.card === 'miss') return t('reason-none');
  const key = `reason-${proposal.reason_code ?? ''}`;
  const [first = '', second = ''] = proposal.words;
  return isKey(key) ? t(key, { first, second }) : (proposal.reason ?? '');
}
