import type { RefusalCode } from '@evident/domain/kernel';
import { GraphQLError } from 'graphql';
import { answerOf } from '../kernel/refusals.filter.ts';
import { STATUS_OF } from '../kernel/status.ts';
import { faultOf } from './fault.ts';

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
