import { RequestLimit, TooManyRequests, callerKey } from './request-limit.ts';

const MINUTE = 60_000;
const refusal = (spend: () => void): TooManyRequests | null => {
  try {
    spend();
  } catch (error) {
    return error as TooManyRequests;
  }
  return null;
};

describe('rate limit per caller', () => {
  it("allows a burst of one minute's requests, then refills", () => {
    const limit = new RequestLimit(60);
    for (let times = 0; times < 60; times += 1) limit.spend('ada', 0);
    expect(refusal(() => limit.spend('ada', 0))).toMatchObject({ code: 'TooManyRequests', seconds: 1 });
    limit.spend('ada', 1_000);
    expect(refusal(() => limit.spend('ada', 1_500))).toBeInstanceOf(TooManyRequests);
    for (let times = 0; times < 60; times += 1) limit.spend('ada', 10 * MINUTE);
    expect(refusal(() => limit.spend('ada', 10 * MINUTE))).toBeInstanceOf(TooManyRequests);
  });

  it('is separate for each caller', () => {
    const limit = new RequestLimit(1);
    limit.spend('ada', 0);
    limit.spend('ben', 0);
    expect(refusal(() => limit.spend('ada', 0))?.seconds).toBe(60);
  });

  it('is unlimited at 0', () => {
    const limit = new RequestLimit(0);
    for (let times = 0; times < 10_000; times += 1) limit.spend('ada', 0);
  });

  it('forgets callers whose budget is full again', () => {
    const limit = new RequestLimit(1);
    for (let caller = 0; caller < 10_001; caller += 1) limit.spend(`caller ${caller}`, 0);
    limit.spend('one more', 2 * MINUTE);
    expect((limit as unknown as { budgets: Map<string, unknown> }).budgets.size).toBe(1);
  });

  it('counts a token by its hash', () => {
    expect(callerKey('api.team.secret', 'ada')).not.toContain('secret');
    expect(callerKey(undefined, 'ada')).toBe('ada');
  });
});
