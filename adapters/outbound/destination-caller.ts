import type { Called, DestinationCaller } from '@evident/application/tickets/ports';
import type { DestinationRequest } from '@evident/domain/tickets';
import { type GuardedHttp, OutboundError } from './guarded-http.ts';
import { storable } from './storable.ts';

/** Milliseconds until a service must have answered (decided). */
const TIME_MS = 15_000;
/** Bytes of an answer that are read; services answer with the whole ticket. */
const ANSWER_BYTES = 262_144;

/** Calls destinations through the guarded client. */
export class GuardedDestinationCaller implements DestinationCaller {
  constructor(
    private readonly outbound: Pick<GuardedHttp, 'send'>,
    private readonly timeMs = TIME_MS,
  ) {}

  async call({ method, url, headers, body }: DestinationRequest): Promise<Called> {
    try {
      const request = { headers, body, timeMs: this.timeMs, most: ANSWER_BYTES, cut: true };
      const { status, body: answer } = await this.outbound.send(method, url, request);
      return { outcome: 'ANSWERED', answer: { status, body: storable(answer) } };
    } catch (error) {
      if (!(error instanceof OutboundError)) return { outcome: 'UNKNOWN', problem: 'The call failed' };
      return { outcome: error.reached, problem: error.message };
    }
  }
}
