import { expect, test, vi } from 'vitest';

import { oneAtATime } from './oneAtATime';

test('a second call waits for the first, and a later one starts anew', async () => {
  const act = vi.fn((_: string) => Promise.resolve());
  const guarded = oneAtATime(act);
  const calls = [guarded('first'), guarded('second')];
  await Promise.all(calls);
  expect(act.mock.calls).toEqual([['first']]);
  await guarded('third');
  expect(act.mock.calls).toEqual([['first'], ['third']]);
});

test('a failure ends it too, and reaches everybody who waits', async () => {
  const act = vi.fn(() => Promise.reject(new Error('no')));
  const guarded = oneAtATime(act);
  const settled = await Promise.allSettled([guarded(), guarded()]);
  expect(settled.map((each) => each.status)).toEqual(['rejected', 'rejected']);
  await expect(guarded()).rejects.toThrow('no');
  expect(act).toHaveBeenCalledTimes(2);
});
