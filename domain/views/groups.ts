import { type Attribute, type Clause, type Location, NOTHING, and, momentOf, not } from '../filters/index.ts';
import { FIELDED_TYPES, type FieldedType } from '../fields/index.ts';
import type { Uuid } from '../kernel/index.ts';
import { type FieldGroup, type RowGroup, isFieldGroup } from './search.ts';
import type { ViewedType } from './types.ts';

/** The objects whose fields the rows show: highlights show those of their note. */
export const fieldsOf = (type: ViewedType): FieldedType => FIELDED_TYPES.find((one) => one === type) ?? 'NOTE';

/** The condition of the rows of one group. @param key an option, person, tag, month, `true` or `false`; null for the rows in no group */
export function clauseOfGroup(objectType: ViewedType, group: RowGroup, key: string | null): Clause {
  const at = locationOf(objectType, group);
  if (key === null) return { kind: 'empty', at };
  if (group.kind === 'MONTH') return inMonth(at, key);
  return group.kind === 'PUBLISHED'
    ? { kind: 'equalTo', at, value: key === 'true' }
    : { kind: 'overlaps', at, values: [key] };
}

/** @param month as `2026-05`; any other key is that of no row */
function inMonth(at: Location, month: string): Clause {
  const first = momentOf(`${month}-01`, new Date(0))?.first;
  if (first === undefined) return NOTHING;
  const next = new Date(first);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return and(not({ kind: 'lessThan', at, value: first }), { kind: 'lessThan', at, value: next.toISOString() });
}

/** A list with the condition of one group. */
export const within = (clause: Clause, objectType: ViewedType, group: RowGroup, key: string | null): Clause =>
  and(clause, clauseOfGroup(objectType, group, key));

const locationOf = (objectType: ViewedType, { kind, fieldId }: RowGroup): Location =>
  isFieldGroup(kind)
    ? { fieldId: fieldId as Uuid, of: fieldsOf(objectType), datum: 'uuidArrayFilter' }
    : { attribute: ATTRIBUTES[kind](objectType) };

const ATTRIBUTES = {
  TAG: () => 'tags',
  PUBLISHED: () => 'published',
  MONTH: (objectType) => (objectType === 'HIGHLIGHT' ? 'note.date' : 'date'),
} as const satisfies Record<Exclude<RowGroup['kind'], FieldGroup>, (objectType: ViewedType) => Attribute>;

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The title of a group of one month. @param month as `2026-05` */
export const titleOfMonth = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));
