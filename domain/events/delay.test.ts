import { STALLED_SECONDS, isStalled } from './index.ts';

it.each([
  ['nothing waits', 0, null, false],
  ['nothing waits for long', 0, 10_000, false],
  ['an old backlog is being delivered', 10_000, 1, false],
  ['an event waits after a quiet time', STALLED_SECONDS, 10_000, false],
  ['old events wait and none are delivered', STALLED_SECONDS + 1, STALLED_SECONDS + 1, true],
  ['old events wait and none were ever delivered', STALLED_SECONDS + 1, null, true],
])('tells whether delivery is stalled where %s', (_, oldestSeconds, idleSeconds, stalled) => {
  expect(isStalled({ oldestSeconds, idleSeconds, setAside: 0 })).toBe(stalled);
});
