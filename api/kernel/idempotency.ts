import type { FastifyRequest } from 'fastify';

export const IDEMPOTENCY = 'evident:idempotency';

/** Exceptions to the usual handling of `Idempotency-Key` on a POST. */
export interface IdempotencyRule {
  /** Why the key has no effect: the sender is anonymous, the response opens a session, or repeating is harmless. */
  readonly withoutKey?: string;
  /** The response holds a secret and is not stored; a repeated request is refused. */
  readonly shownOnce?: boolean;
  /** Compares a request with the stored response, if its JSON body is not enough to tell. */
  readonly matches?: (request: FastifyRequest, answer: unknown) => Promise<boolean>;
}

export const OPENS_A_SESSION: IdempotencyRule = {
  withoutKey: 'The answer opens a session, and such an answer is never kept. Links and codes work once by themselves.',
};
export const ONLY_MAILS: IdempotencyRule = {
  withoutKey: 'There is no session for a key. A retry sends another email, up to a limit.',
};
export const WORKS_ONCE: IdempotencyRule = {
  withoutKey: 'There is no session for a key. The link works once.',
};
