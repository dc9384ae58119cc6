import type { Field, FieldPlace } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import {
  type DuplicatePolicy,
  type PeopleMapping,
  type Person,
  type PersonField,
  fieldsToFill,
  filledColumns,
  keysOf,
  matchedBy,
  planOf,
} from '@evident/domain/people';
import { type Actor, managesWorkspaceContent } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { PersonStore } from '../people/index.ts';
import type { ReadTable } from './table-reader.ts';

/** A mapping whose fields are all there, or drafted. */
type PlannedMapping = ReturnType<typeof fieldsToFill>['mapping'];

interface Wanted {
  readonly mapping: PlannedMapping;
  readonly duplicates: DuplicatePolicy;
  readonly fileName: string;
}

/** The custom fields of people. */
export interface PersonFields {
  /** Others cannot change them until the unit of work ends, so options that are added to them replace none. */
  fieldsFor(place: FieldPlace): Promise<Field[]>;
}
export const OF_PEOPLE: FieldPlace = { projectId: null, objectType: 'PERSON' };

/** The fields that an import fills, with those that it creates. */
export const fillingFields = async (
  fields: PersonFields,
  actor: Actor,
  table: ReadTable,
  mapping: PeopleMapping,
  newId: () => Uuid,
): Promise<ReturnType<typeof fieldsToFill>> =>
  fieldsToFill(mapping, await fields.fieldsFor(OF_PEOPLE), table, { manages: managesWorkspaceContent(actor), newId });

/** Plans an import against the people who are there now, who stay locked. */
export async function planFor(
  people: PersonStore,
  actor: Actor,
  { header, rows }: ReadTable,
  wanted: Wanted,
  fields: readonly PersonField[],
  { ids, clock }: { ids: Ids; clock: Clock },
): Promise<ReturnType<typeof planOf>> {
  const { mapping } = wanted;
  const columns = filledColumns(mapping.fields ?? [], fields, { header, rows });
  const matching = matchedBy(mapping, columns)?.fieldId;
  const existing =
    wanted.duplicates === 'CREATE'
      ? []
      : await people.withKeys(mapping.matchBy, keysOf(rows, mapping, columns), matching);
  const now = clock.now();
  const personIds = existing.map(({ id }) => id);
  const isExisting = new Set(personIds);
  const known =
    columns.length === 0 || personIds.length === 0
      ? []
      : (await people.values(personIds)).filter(({ objectId }) => isExisting.has(objectId));
  const make = (from: Pick<Person, 'name' | 'nameKey' | 'details'>): Person => ({
    ...from,
    id: ids.newId(),
    teamId: actor.teamId,
    importOrigin: null,
    enrichmentOrigin: null,
    version: 1,
    createdBy: actor.userId,
    createdAt: now,
    updatedAt: now,
  });
  return planOf(rows, wanted, existing, make, { columns, known, at: now });
}

/** Rows that are not imported, in a response. */
const FAULTS_SHOWN = 100;

export function countsOf({ created, updated, skipped, faults }: ReturnType<typeof planOf>, table: ReadTable) {
  const all = [...table.faults, ...faults].sort((one, other) => one.line - other.line);
  return { created, updated, skipped, faultCount: all.length, faults: all.slice(0, FAULTS_SHOWN) };
}
