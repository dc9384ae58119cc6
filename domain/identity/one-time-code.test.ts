import { CODE_TRIES, tryCode } from './index.ts';

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
