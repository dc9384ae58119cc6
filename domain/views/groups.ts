import { type Clause, type Location, and } from '../filters/index.ts';
import { FIELDED_TYPES, type FieldedType } from '../fields/index.ts';
import type { Uuid } from '../kernel/index.ts';
import { type RowGroup, isFieldGroup } from './search.ts';
import type { ViewedType } from './types.ts';

/** The objects whose fields the rows show: highlights show those of their note. */
export const fieldsOf = (type: ViewedType): FieldedType => FIELDED_TYPES.find((one) => one === type) ?? 'NOTE';

/** The condition of the rows of one group. @param key an option, person, tag, `true` or `false`; null for the rows in no group */
export function clauseOfGroup(objectType: ViewedType, group: RowGroup, key: string | null): Clause {
  const at = locationOf(objectType, group);
  if (key === null) return { kind: 'empty', at };
  return group.kind === 'PUBLISHED'
    ? { kind: 'equalTo', at, value: key === 'true' }
    : { kind: 'overlaps', at, values: [key] };
}

/** A list with the condition of one group. */
export const within = (clause: Clause, objectType: ViewedType, group: RowGroup, key: string | null): Clause =>
  and(clause, clauseOfGroup(objectType, group, key));

const locationOf = (objectType: ViewedType, { kind, fieldId }: RowGroup): Location =>
  isFieldGroup(kind)
    ? { fieldId: fieldId as Uuid, of: fieldsOf(objectType), datum: 'uuidArrayFilter' }
    : { attribute: kind === 'TAG' ? 'tags' : 'published' };
