import type { RefusalCode } from '@evident/domain/kernel';
import { Refusal } from '@evident/domain/kernel';
import { GraphQLError } from 'graphql';
import { answerOf } from '../kernel/refusals.filter.ts';
import { STATUS_OF } from '../kernel/status.ts';

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

const UNREADABLE: RefusalCode = 'BAD_USER_INPUT';

/** Formats an error of an execution. Errors of the document itself are for the author of the client. */
export function formatted(error: Readonly<Error>, requestId: string): GraphQLError {
  if (!(error instanceof GraphQLError))
    return new GraphQLError(error.message, { extensions: extensionsOf({}, requestId) });
  const { originalError, nodes, source, positions, path } = error;
  if (originalError && !(originalError instanceof GraphQLError)) {
    const { message, extensions } = faultOf(originalError, requestId);
    return new GraphQLError(message, { nodes, source, positions, path, extensions });
  }
  return new GraphQLError(error.message, {
    nodes,
    source,
    positions,
    path,
    extensions: extensionsOf(error.extensions, requestId),
  });
}

const extensionsOf = (own: Readonly<Record<string, unknown>>, requestId: string) => ({
  code: UNREADABLE,
  errorCode: UNREADABLE,
  humanReadable: false,
  ...own,
  requestId,
});

/** Whether an error is a fault of the server, which is logged. */
export const isFaultOfServer = ({ originalError }: GraphQLError): boolean =>
  originalError !== undefined &&
  !(originalError instanceof GraphQLError) &&
  answerOf(originalError).status >= STATUS_OF.InternalError;
