import type { FastifyRequest } from 'fastify';

export const SENT_AGAIN = 'evident:sent-again';

/** Exceptions to the usual handling of `Idempotency-Key` on a POST. */
export interface SentAgain {
  /** Why the key has no effect: the sender is anonymous, the response opens a session, or repeating is harmless. */
  readonly withoutKey?: string;
  /** The response holds a secret and is not stored; a repeated request is refused. */
  readonly shownOnce?: boolean;
  /** Compares a request with the stored response, if its JSON body is not enough to tell. */
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
