import type { FilterForm, KnownFields } from '@evident/domain/filters';
import type { Actor } from '@evident/domain/permissions';

/** The custom fields, people and segments that an actor may filter by. */
export interface FilterableFields {
  /** Those of the fields and segments in the forms that the actor sees, with the fields of the segments, and whether the actor sees people. */
  known(actor: Actor, forms: readonly FilterForm[]): Promise<KnownFields>;
}
