import { errors } from '@elastic/elasticsearch';
import type { EngineState } from '@evident/domain/search';

/** An index that the disk is too full for is blocked for writes; a full queue refuses with 429. */
const FULL = /cluster_block_exception|es_rejected_execution_exception|circuit_breaking_exception|TOO_MANY_REQUESTS/;

/** The state of the engine that an error shows. */
export function stateAfter(error: unknown): Exclude<EngineState, 'READY'> {
  if (error instanceof errors.TimeoutError) return 'SLOW';
  if (error instanceof errors.ResponseError && (error.statusCode === 429 || FULL.test(error.message))) return 'FULL';
  return error instanceof WriteRefused && FULL.test(error.message) ? 'FULL' : 'UNAVAILABLE';
}

export const isMissing = (error: unknown): boolean => error instanceof errors.ResponseError && error.statusCode === 404;

export const isThere = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.message.includes('resource_already_exists_exception');

/** Some of the documents of a bulk request were not stored. */
export class WriteRefused extends Error {}
