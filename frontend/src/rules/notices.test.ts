import { expect, test } from 'vitest';

import manifest from '../../package.json';
import { NOTICES } from './notices';

test('every package that ships with the client has a notice with its holders and its licence', () => {
  expect(NOTICES).toHaveLength(Object.keys(manifest.dependencies).length);
  for (const notice of NOTICES) {
    expect(notice.copyright).toMatch(/^copyright/i);
    expect(notice.text.length).toBeGreaterThan(500);
  }
});
