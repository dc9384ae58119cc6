import { THROTTLE_RULES, type ThrottleRule, afterAttempt, isLocked, pauseOf, type Throttle } from './index.ts';

const MINUTE = 60_000;
const at = (ms: number): Date => new Date(ms);

describe('answers to passwords of strangers', () => {
  it('wait from the 21st try on, twice as long each time, up to four seconds', () => {
    expect([0, 19, 20, 21, 22, 23, 24, 25, 26, 1000].map((tries) => pauseOf({ tries }))).toEqual([
      0, 0, 0, 250, 500, 1000, 2000, 4000, 4000, 4000,
    ]);
  });

  it('are never refused, so that strangers cannot lock an account', () => {
    let throttle: Throttle | null = null;
    for (let tried = 0; tried < 500; tried += 1)
      throttle = afterAttempt(throttle, THROTTLE_RULES.passwordOfStrangers, at(tried));
    expect(isLocked(throttle, at(500))).toBe(false);
  });
});

/** The tries, each a millisecond after the last, until a rule locks. */
const triesUntilLocked = (rule: ThrottleRule): number => {
  let throttle: Throttle | null = null;
  for (let tried = 1; tried <= 200; tried += 1) {
    throttle = afterAttempt(throttle, rule, at(tried));
    if (isLocked(throttle, at(tried))) return tried;
  }
  return Infinity;
};

describe('the figures of throttling', () => {
  it.each([
    ['passwordFromIp', 10, 1],
    ['passwordFromBrowser', 10, 1],
    ['passwordOfIp', 50, 15],
    ['secondFactor', 10, 1],
    ['secondFactorOfAccount', 60, 15],
    ['mailToAddress', 6, 15],
    ['mailFromBrowser', 6, 15],
    ['mailOfStrangers', 30, 15],
    ['mailFromIp', 60, 15],
    ['inviteFromAccount', 100, 24 * 60],
    ['inviteToAddress', 5, 24 * 60],
    ['codeFromIp', 60, 15],
  ] as const)('%s locks with try %i, for %i minutes at first', (name, tries, minutes) => {
    expect(triesUntilLocked(THROTTLE_RULES[name])).toBe(tries);
    expect(THROTTLE_RULES[name].lockMs).toBe(minutes * MINUTE);
  });

  it('have a name each, under which tries are remembered apart', () => {
    const names = Object.values(THROTTLE_RULES).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
