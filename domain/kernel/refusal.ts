/** Error codes of a response (specification, document 002, section 8). The last five are decided. */
export const REFUSAL_CODES = [
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'INTERNAL_SERVER_ERROR',
  'Forbidden',
  'InternalError',
  'InvalidOperation',
  'NotFound',
  'HumanErrorMessage',
  'TooManyRequests',
  'Unauthorized',
  'ValidationError',
  'UnprocessableContent',
  'ConfirmationRequired',
  'SecondFactorRequired',
  'Unavailable',
  'InsufficientStorage',
  'PlanRequired',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/**
 * A request rejected by a rule. Sent to the caller as `{code, title, message?}`: the title says what is wrong, the
 * message what to do next.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly title: string;
  readonly advice?: string;

  constructor(code: RefusalCode, title: string, advice?: string) {
    super(title);
    this.code = code;
    this.title = title;
    if (advice !== undefined) this.advice = advice;
  }
}

/** The object was changed since the caller read it. */
export class StaleVersion extends Refusal {
  constructor(title = 'Someone changed this in the meantime', advice = 'Reload, then make your change again.') {
    super('InvalidOperation', title, advice);
  }
}

/** Ends the current message with a refusal. Returns `never`, so that it can follow `??` and `||`. */
export function refuse(code: RefusalCode, title: string, advice?: string): never {
  throw new Refusal(code, title, advice);
}

/** @throws Refusal `NotFound`, for what is missing and for what the caller cannot see: `notFound('File')` */
export function notFound(what: string): never {
  return refuse('NotFound', `${what} not found`);
}
