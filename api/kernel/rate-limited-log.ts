import type { Logger } from '@nestjs/common';

const PERIOD_MS = 60_000;
/** Maximum number of kinds distinguished per minute. */
const KINDS_MAX = 50;
const OTHERS = 'Other lines';

/** Rate-limits log lines that clients can cause: logs the first of each kind, then a count per minute. */
export class RateLimitedLog {
  private readonly repeated = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly log: Pick<Logger, 'warn'>,
    private readonly periodMs = PERIOD_MS,
  ) {}

  /** @param kind groups lines that are counted together */
  warn(message: string, kind = message): void {
    const counted = this.repeated.has(kind) || this.repeated.size < KINDS_MAX ? kind : OTHERS;
    const before = this.repeated.get(counted);
    this.repeated.set(counted, (before ?? -1) + 1);
    if (before === undefined) this.log.warn(message);
    this.timer ??= setTimeout(() => this.sum(), this.periodMs).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private sum(): void {
    this.timer = undefined;
    for (const [kind, times] of this.repeated)
      if (times > 0) this.log.warn(`${kind}: ${times} more times in the last minute`);
    this.repeated.clear();
  }
}
