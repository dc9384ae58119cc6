import type { RefusalCode } from '@evident/domain/kernel';

interface Answer {
  readonly code: RefusalCode;
  readonly title: string;
  readonly message: string;
}

const TOO_LONG: Answer = {
  code: 'Unavailable',
  title: 'This took too long',
  message: 'Nothing was changed. Try again in a few seconds.',
};
/** A connection that is lost during COMMIT leaves open whether the change was saved. */
const LOST: Answer = {
  code: 'Unavailable',
  title: 'The database is not available',
  message: 'Try again in a few seconds. Check first whether your change was saved.',
};
const BUSY: Answer = {
  code: 'Unavailable',
  title: 'The database is busy',
  message: 'Nothing was changed. Try again in a few seconds.',
};
const FULL: Answer = {
  code: 'InsufficientStorage',
  title: 'The disk of the database is full',
  message: 'Nothing was changed. Try again once an administrator has made room.',
};

/** Error codes (PostgreSQL documentation, appendix A). */
const ANSWERS: Readonly<Record<string, Answer>> = {
  // Lock timeout, statement timeout.
  '55P03': TOO_LONG,
  '57014': TOO_LONG,
  // Timeouts of an idle and of a whole transaction: the server was too slow between two statements.
  '25P03': TOO_LONG,
  '25P04': TOO_LONG,
  // Serialization failure, deadlock: after several tries.
  '40001': TOO_LONG,
  '40P01': TOO_LONG,
  // Disk full, and a limit of temporary files.
  '53100': FULL,
  '53400': FULL,
  // Out of memory, too many connections.
  '53200': BUSY,
  '53300': BUSY,
  // Shutdown, crash, start, deleted database; idle connection.
  '57P01': LOST,
  '57P02': LOST,
  '57P03': LOST,
  '57P05': LOST,
  // The socket of the connection.
  ECONNREFUSED: LOST,
  ECONNRESET: LOST,
  EPIPE: LOST,
  ETIMEDOUT: LOST,
};
const CONNECTION_CLASS = /^08...$/;
/** The driver's own errors have no code. */
const DRIVER_LOST = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;
const DRIVER_BUSY = /^timeout exceeded when trying to connect/;

/** Returns what to say about an error of the database that is not a defect; null for other errors. */
export function answerOfDatabase(error: unknown): Answer | null {
  const { code, message = '' } = (error ?? {}) as { readonly code?: unknown; readonly message?: string };
  const known = String(code ?? '');
  if (known in ANSWERS) return ANSWERS[known]!;
  if (CONNECTION_CLASS.test(known) || DRIVER_LOST.test(message)) return LOST;
  return DRIVER_BUSY.test(message) ? BUSY : null;
}
