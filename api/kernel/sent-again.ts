import type { FastifyRequest } from 'fastify';

export const SENT_AGAIN = 'evident:sent-again';

/** What an `Idempotency-Key` means for a POST, where it is not what it means for every other. */
export interface SentAgain {
  /** Why it has no effect: nobody is signed in whose key it could be, the answer opens a session, or being sent twice does no harm. */
  readonly withoutKey?: string;
  /** The answer holds a secret, so it is not kept: sent again, the request is refused instead of answered. */
  readonly shownOnce?: boolean;
  /** Whether a request asks for what was answered before, where that is not in its JSON body. */
  readonly asksFor?: (request: FastifyRequest, answer: unknown) => Promise<boolean>;
}

export const OPENS_A_SESSION: SentAgain = {
  withoutKey: 'The answer opens a session, and such an answer is never kept. Links and codes work once by themselves.',
};
export const ONLY_MAILS: SentAgain = {
  withoutKey: 'There is no session for a key. A retry sends another email, up to a limit.',
};
export const WORKS_ONCE: SentAgain = {
  withoutKey: 'There is no session for a key. The link works once.',
};
