import type { KnownFields } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** The custom fields and people that an actor may filter by. */
export interface FilterableFields {
  /** Those of the fields that the actor sees, and whether the actor sees people. */
  known(actor: Actor, fieldIds: readonly Uuid[]): Promise<KnownFields>;
}
