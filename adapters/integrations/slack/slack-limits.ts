import { refuse } from '@evident/domain/kernel';

/** Seconds to wait if Slack does not say, and at most. */
const USUAL_S = 30;
const MOST_S = 3_600;

/** The limits of a method and a token (docs.slack.dev/apis/web-api/rate-limits), as far as this process was told. */
export class SlackLimits {
  private readonly until = new Map<string, number>();

  constructor(private readonly now: () => Date) {}

  /** Nothing is sent before the time that Slack named: calls would count, and lengthen it. */
  refuseWaiting(limit: string): void {
    const until = this.until.get(limit);
    if (until === undefined) return;
    const left = until - this.now().getTime();
    if (left > 0) refuseUntil(left);
    this.until.delete(limit);
  }

  /** @param retryAfter the header of that name */
  wait(limit: string, retryAfter: string | null): never {
    const now = this.now().getTime();
    const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Math.min(Number(retryAfter), MOST_S) : USUAL_S;
    for (const [other, until] of this.until) if (until <= now) this.until.delete(other);
    this.until.set(limit, now + seconds * 1_000);
    return refuseUntil(seconds * 1_000);
  }
}

function refuseUntil(leftMs: number): never {
  const seconds = Math.max(1, Math.ceil(leftMs / 1_000));
  return refuse(
    'Unavailable',
    'Slack takes no more requests for a while',
    `Nothing was sent. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  );
}
