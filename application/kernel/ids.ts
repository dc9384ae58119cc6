import type { Uuid } from '@evident/domain/kernel';

/** Makes identifiers: UUID version 7 (RFC 9562), so that ids made later sort later. */
export interface Ids {
  newId(): Uuid;
}
