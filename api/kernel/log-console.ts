import type { Logger } from '@nestjs/common';
import { RateLimitedLog } from './rate-limited-log.ts';

/** Variable parts of a log line: quoted names, ids, numbers. */
const PARTICULARS = /"[^"]*"|[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g;
const KIND_MAX = 200;

const textOf = (part: unknown): string =>
  part instanceof Error ? part.message : typeof part === 'string' ? part : typeof part;

/**
 * Redirects console output of libraries to the log, without stacks and rate-limited. Hocuspocus prints a stack for
 * each malformed frame of an unauthenticated client.
 */
export function logConsole(log: Pick<Logger, 'warn'>, to: Pick<Console, 'error' | 'warn'> = console): void {
  const limitedLog = new RateLimitedLog(log);
  const write = (...parts: unknown[]): void => {
    const message = parts
      .map(textOf)
      .join(' ')
      .split('\n', 1)[0]!
      .slice(0, 2 * KIND_MAX);
    limitedLog.warn(message, message.replace(PARTICULARS, '…').slice(0, KIND_MAX));
  };
  to.error = write;
  to.warn = write;
}
