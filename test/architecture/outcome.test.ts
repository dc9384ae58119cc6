import { type Report, outcomeOf, reasonsOf, tierTimes } from '../support/outcome.ts';

const file = (name: string, tests: Record<string, string>, seconds = 1): Report['testResults'][number] => ({
  name: `/x/${name}`,
  status: Object.keys(tests).length === 0 || Object.values(tests).includes('failed') ? 'failed' : 'passed',
  startTime: 0,
  endTime: seconds * 1000,
  assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
});
const report = (...testResults: Report['testResults']): Report => ({ testResults });
const good = file('domain/a.test.ts', { one: 'passed', two: 'passed' });

describe('the outcome of all tests', () => {
  it('counts passed tests', () => {
    expect(outcomeOf(report(good))).toEqual({ passed: 2, failed: [], flaky: [] });
  });

  it('marks a test that fails once and passes once as flaky, in either order', () => {
    const first = report(good, file('domain/b.test.ts', { one: 'failed', two: 'passed' }));
    const second = report(file('domain/b.test.ts', { one: 'passed', two: 'failed' }));
    const flaky = ['/x/domain/b.test.ts › one', '/x/domain/b.test.ts › two'];
    expect(outcomeOf(first, second)).toEqual({ passed: 4, failed: [], flaky });
  });

  it('fails a test that fails twice or is missing in the second run', () => {
    const first = report(good, file('domain/b.test.ts', { one: 'failed', two: 'failed' }));
    const both = ['/x/domain/b.test.ts › one', '/x/domain/b.test.ts › two'];
    expect(outcomeOf(first, report(file('domain/b.test.ts', { one: 'failed' })))).toEqual({
      passed: 2,
      failed: both,
      flaky: [],
    });
    expect(outcomeOf(first)).toEqual({ passed: 2, failed: both, flaky: [] });
  });

  it('counts an unloadable file as one failure, and its tests once it loads', () => {
    const first = report(good, file('domain/b.test.ts', {}));
    expect(outcomeOf(first)).toEqual({ passed: 2, failed: ['/x/domain/b.test.ts'], flaky: [] });
    expect(outcomeOf(first, report(file('domain/b.test.ts', {})))).toEqual({
      passed: 2,
      failed: ['/x/domain/b.test.ts'],
      flaky: [],
    });
    const second = report(file('domain/b.test.ts', { one: 'passed' }));
    expect(outcomeOf(first, second)).toEqual({ passed: 3, failed: [], flaky: ['/x/domain/b.test.ts'] });
  });
});

describe('the reason of a failure', () => {
  it('is the message without colors, shortened', () => {
    const failureMessages = [`\u001B[31mTimeout\u001B[39m ${'x'.repeat(1_000)}`];
    const test = { fullName: 'one', status: 'failed', failureMessages };
    const reasons = reasonsOf(report({ ...good, assertionResults: [test, { fullName: 'two', status: 'passed' }] }));
    expect(reasons).toEqual({ '/x/domain/a.test.ts › one': `Timeout ${'x'.repeat(392)}` });
  });
});

describe('the times of tiers', () => {
  it('are the sums of their files', () => {
    const all = report(
      good,
      file('api/b.test.ts', { one: 'passed' }, 2),
      file('test/e2e/c.test.ts', { one: 'passed' }, 7),
    );
    expect(tierTimes(all, '/x')).toEqual({
      rules: { files: 2, tests: 3, seconds: 3 },
      e2e: { files: 1, tests: 1, seconds: 7 },
    });
  });
});
