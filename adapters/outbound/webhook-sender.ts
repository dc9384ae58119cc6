import type { WebhookSender } from '@evident/application/webhooks/ports';
import type { Attempt } from '@evident/domain/webhooks';
import type { GuardedHttp } from './guarded-http.ts';
import { storable } from './storable.ts';

/** Milliseconds until a receiver must have answered (decided). */
const TIME_MS = 10_000;
/** Bytes of the answer that are kept. */
const ANSWER_BYTES = 4_096;

/** Calls receivers through the guarded client. */
export class GuardedWebhookSender implements WebhookSender {
  constructor(
    private readonly outbound: Pick<GuardedHttp, 'post'>,
    private readonly timeMs = TIME_MS,
  ) {}

  async post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Attempt> {
    const from = performance.now();
    const took = () => Math.round(performance.now() - from);
    try {
      const request = { headers, body, timeMs: this.timeMs, most: ANSWER_BYTES, cut: true };
      const { status, body: answer, retryAfter } = await this.outbound.post(url, request);
      return {
        durationMs: took(),
        status,
        answer: storable(answer),
        problem: null,
        retryAfter: secondsOf(retryAfter),
      };
    } catch (error) {
      return { durationMs: took(), status: null, answer: null, problem: (error as Error).message, retryAfter: null };
    }
  }
}

/** Of a header `Retry-After` in seconds; dates are left to the schedule. */
const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
