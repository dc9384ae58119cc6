import { Refusal } from '@evident/domain/kernel';
import { answerOf } from '../kernel/refusals.filter.ts';

/** Codes of the specification for GraphQL (document 002, section 8). */
type Code = 'BAD_USER_INPUT' | 'FORBIDDEN' | 'INTERNAL_SERVER_ERROR';

export interface GraphqlFault {
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

const REFUSED_STATUSES = [401, 402, 403];

const codeOf = (status: number): Code =>
  status >= 500 ? 'INTERNAL_SERVER_ERROR' : REFUSED_STATUSES.includes(status) ? 'FORBIDDEN' : 'BAD_USER_INPUT';

/**
 * Converts an exception to `{message, extensions}`: `errorCode` is the code of REST, `code` one of three, and
 * `humanReadable` says whether the message is for users.
 */
export function faultOf(error: unknown, requestId: string): GraphqlFault {
  const { status, errors } = answerOf(error);
  const [first] = errors;
  const messages = errors.map(({ title }) => title);
  return {
    message: messages.join('; '),
    extensions: {
      code: codeOf(status),
      errorCode: first!.code,
      humanReadable: error instanceof Refusal || status >= 500,
      ...(first!.message !== undefined && { advice: first!.message }),
      ...(first!.gate && { gate: first!.gate }),
      requestId,
    },
  };
}
