import type { Field, FieldPlace } from '@evident/domain/fields';
import {
  type DuplicatePolicy,
  type PeopleMapping,
  type Person,
  filledColumns,
  keysOf,
  planOf,
} from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { PersonStore } from './person-store.ts';
import type { ReadTable } from './table-reader.ts';

interface Wanted {
  readonly mapping: PeopleMapping;
  readonly duplicates: DuplicatePolicy;
  readonly fileName: string;
}

/** The custom fields of people. */
export interface PersonFields {
  fieldsFor(place: FieldPlace): Promise<Field[]>;
}
const OF_PEOPLE: FieldPlace = { projectId: null, objectType: 'PERSON' };

/** Plans an import against the people who are there now, who stay locked. */
export async function planFor(
  { people, fields }: { people: PersonStore; fields: PersonFields },
  actor: Actor,
  { header, rows }: ReadTable,
  wanted: Wanted,
  { ids, clock }: { ids: Ids; clock: Clock },
): Promise<ReturnType<typeof planOf>> {
  const existing =
    wanted.duplicates === 'CREATE' ? [] : await people.withKeys(wanted.mapping.matchBy, keysOf(rows, wanted.mapping));
  const now = clock.now();
  const mapped = wanted.mapping.fields ?? [];
  const columns = mapped.length === 0 ? [] : filledColumns(mapped, await fields.fieldsFor(OF_PEOPLE), { header, rows });
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
