import type { Uuid } from '@evident/domain/kernel';

/** Generates UUID version 7 ids (RFC 9562), which sort by time. */
export interface Ids {
  newId(): Uuid;
}
