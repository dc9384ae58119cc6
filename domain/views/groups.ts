import { type Attribute, type Clause, type Location, NOTHING, and, momentOf, not } from '../filters/index.ts';
import { FIELDED_TYPES, type FieldedType } from '../fields/index.ts';
import type { Uuid } from '../kernel/index.ts';
import { type FieldGroup, type RowGroup, isFieldGroup } from './search.ts';
import type { ViewedType } from './types.ts';

/** The objects whose fields the rows show: highlights show those of their note. */
export const fieldsOf = (type: ViewedType): FieldedType => FIELDED_TYPES.find((one) => one === type) ?? 'NOTE';

/** The key of the group of all people that the reader may not see, so that no key identifies one of them. */
export const HIDDEN_KEY = 'hidden';

/** The condition of the rows of one group of people. @param hidden those that the reader may not see */
export function clauseOfPerson(
  objectType: ViewedType,
  group: RowGroup,
  key: string | null,
  hidden: readonly Uuid[],
): Clause {
  const at = locationOf(objectType, group);
  if (key === HIDDEN_KEY) return hidden.length > 0 ? { kind: 'overlaps', at, values: hidden } : NOTHING;
  return hidden.some((id) => id === key?.toLowerCase()) ? NOTHING : clauseOfKey(at, key);
}

/**
 * The condition of the rows of one group.
 * @param key an option, person, tag, month, `true` or `false`; null for the rows in no group
 * @param timeZone in which months begin and end
 */
export function clauseOfGroup(objectType: ViewedType, group: RowGroup, key: string | null, timeZone: string): Clause {
  const at = locationOf(objectType, group);
  if (group.kind === 'MONTH' && key !== null) return inMonth(at, key, timeZone);
  return group.kind === 'PUBLISHED' && key !== null
    ? { kind: 'equalTo', at, value: key === 'true' }
    : clauseOfKey(at, key);
}

const clauseOfKey = (at: Location, key: string | null): Clause =>
  key === null ? { kind: 'empty', at } : { kind: 'overlaps', at, values: [key] };

/** @param month as `2026-05`; any other key is that of no row */
function inMonth(at: Location, month: string, timeZone: string): Clause {
  const time = { now: new Date(0), timeZone };
  const first = momentOf(`${month}-01`, time)?.first;
  if (first === undefined) return NOTHING;
  const next = new Date(first.clock);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const end = momentOf(next.toISOString().slice(0, 10), time)?.first;
  const since = not({ kind: 'lessThan', at, value: first });
  return end === undefined ? since : and(since, { kind: 'lessThan', at, value: end });
}

const locationOf = (objectType: ViewedType, { kind, fieldId }: RowGroup): Location =>
  isFieldGroup(kind)
    ? { fieldId: fieldId as Uuid, of: fieldsOf(objectType), datum: 'uuidArrayFilter' }
    : { attribute: ATTRIBUTES[kind](objectType) };

/** A list with the condition of one group. */
export const within = (
  clause: Clause,
  objectType: ViewedType,
  group: RowGroup,
  key: string | null,
  timeZone: string,
): Clause => and(clause, clauseOfGroup(objectType, group, key, timeZone));

const ATTRIBUTES = {
  TAG: () => 'tags',
  PEOPLE: (objectType) => (objectType === 'HIGHLIGHT' ? 'notePeopleIds' : 'peopleIds'),
  PUBLISHED: () => 'published',
  MONTH: (objectType) => (objectType === 'HIGHLIGHT' ? 'note.date' : 'date'),
} as const satisfies Record<Exclude<RowGroup['kind'], FieldGroup>, (objectType: ViewedType) => Attribute>;

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The title of a group of one month. @param month as `2026-05` */
export const titleOfMonth = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));
