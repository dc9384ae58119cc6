import { jest } from '@jest/globals';
import { logConsole } from './log-console.ts';
import { RateLimitedLog } from './rate-limited-log.ts';

describe('log lines caused by clients', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are logged once, then counted per minute', () => {
    const lines: string[] = [];
    const limitedLog = new RateLimitedLog({
      warn: (line: string) => {
        lines.push(line);
      },
    });
    for (let times = 0; times < 1_000; times += 1) limitedLog.warn('Too much');
    limitedLog.warn('Too late');
    expect(lines).toEqual(['Too much', 'Too late']);
    jest.advanceTimersByTime(60_000);
    expect(lines.slice(2)).toEqual(['Too much: 999 more times in the last minute']);
    limitedLog.warn('Too late');
    expect(lines.at(-1)).toBe('Too late');
    limitedLog.stop();
  });
});

describe('the console', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('goes to the log, one line per kind and without stacks', () => {
    const lines: string[] = [];
    const fake = { error: () => {}, warn: () => {} } as unknown as Console;
    logConsole(
      {
        warn: (line: string) => {
          lines.push(line);
        },
      },
      fake,
    );
    for (let times = 0; times < 300; times += 1) {
      fake.error(new Error('Unexpected end of array'));
      fake.warn(`closing connection ${crypto.randomUUID()}: queue limit exceeded for "note ${times}" (${times} > 10)`);
    }
    expect(lines).toEqual(['Unexpected end of array', expect.stringMatching(/^closing connection [0-9a-f]{8}/)]);
    jest.advanceTimersByTime(60_000);
    expect(lines.slice(2)).toEqual([
      'Unexpected end of array: 299 more times in the last minute',
      'closing connection …: queue limit exceeded for … (… > …): 299 more times in the last minute',
    ]);
  });

  it('adds up lines beyond the maximum of kinds', () => {
    const lines: string[] = [];
    const fake = { error: () => {}, warn: () => {} } as unknown as Console;
    logConsole(
      {
        warn: (line: string) => {
          lines.push(line);
        },
      },
      fake,
    );
    for (let times = 0; times < 1_000; times += 1)
      fake.error('x'.repeat(times % 199) + 'y'.repeat(Math.floor(times / 199)));
    expect(lines.length).toBeLessThan(60);
  });
});
