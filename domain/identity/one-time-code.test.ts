import { CODE_MINUTES, CODE_TRIES, HANDOVER_MINUTES, LINK_MINUTES, codeExpiry, tryCode } from './index.ts';

const now = new Date(1_000_000);
const code = { secretHash: 'right', triesLeft: CODE_TRIES, expiresAt: new Date(now.getTime() + 1) };

describe('a one-time code', () => {
  it('fits while it is good', () => {
    expect(tryCode(code, 'right', now)).toEqual({ fits: true });
    expect(tryCode({ ...code, triesLeft: 1 }, 'right', now)).toEqual({ fits: true });
  });
  it('costs a try when it is wrong, and fits no more after five', () => {
    let left = code.triesLeft;
    for (let tried = 0; tried < 5; tried += 1) {
      const result = tryCode({ ...code, triesLeft: left }, 'wrong', now);
      left = result.fits ? -1 : result.triesLeft;
    }
    expect(left).toBe(0);
    expect(tryCode({ ...code, triesLeft: left }, 'right', now)).toEqual({ fits: false, triesLeft: 0 });
  });
  it('does not fit any more once its time is over', () => {
    expect(tryCode({ ...code, expiresAt: now }, 'right', now).fits).toBe(false);
  });
});

describe('how long codes and links work', () => {
  it.each([
    ['a six-digit code', CODE_MINUTES, 10],
    ['a mailed link', LINK_MINUTES, 60],
    ['a handover between hosts', HANDOVER_MINUTES, 1],
  ])('%s: as decided', (_, minutes, decided) => {
    expect(minutes).toBe(decided);
    expect(codeExpiry(now, minutes).getTime() - now.getTime()).toBe(decided * 60_000);
  });

  it('ends at that very moment', () => {
    const expiresAt = codeExpiry(now, CODE_MINUTES);
    expect(tryCode({ ...code, expiresAt }, 'right', new Date(expiresAt.getTime() - 1)).fits).toBe(true);
    expect(tryCode({ ...code, expiresAt }, 'right', expiresAt).fits).toBe(false);
  });

  it('does not depend on tries: a late code still costs one, and never goes below zero', () => {
    expect(tryCode({ ...code, triesLeft: 1, expiresAt: now }, 'right', now)).toEqual({ fits: false, triesLeft: 0 });
    expect(tryCode({ ...code, triesLeft: 0 }, 'right', now)).toEqual({ fits: false, triesLeft: 0 });
  });
});
