import type { FieldTypeName } from '@evident/domain/fields';
import type { DatumFilter, FilterRecord, FilterValue } from '@evident/domain/filters';
import type { FieldedType } from '@evident/domain/fields';
import fc from 'fast-check';
import { INSTANTS, SPEAKERS, ids, text } from './filtered-samples.ts';

/** A custom field with the values that its objects may have. */
interface SampleField {
  readonly id: string;
  readonly of: FieldedType;
  readonly type: FieldTypeName;
  readonly datum: DatumFilter;
  readonly column: string;
  readonly values: fc.Arbitrary<FilterValue | string[]>;
}

const options = ids(3);
const numbers = fc.constantFrom(0, 1, 2.5, 3);
const FIELDS: readonly Omit<SampleField, 'id'>[] = (['NOTE', 'PERSON'] as const).flatMap((of) =>
  (
    [
      ['TEXT', 'stringFilter', 'text_value', text.filter((value) => value !== '')],
      ['NUMBER', 'numberFilter', 'number_value', numbers],
      ['BOOLEAN', 'booleanFilter', 'boolean_value', fc.boolean()],
      ['DATETIME', 'dateFilter', 'moment_value', fc.constantFrom(...INSTANTS)],
      ['SELECT', 'uuidArrayFilter', 'uuid_values', fc.subarray(options, { minLength: 1, maxLength: 2 })],
    ] as const
  ).map(([type, datum, column, values]) => ({ of, type, datum, column, values })),
);

type Insert = (table: string, row: Record<string, unknown>) => Promise<unknown>;

/** People and custom values of the notes of a workspace. */
export interface FieldedWorld {
  /** Records of the people, by id. Their notes are added where they are known. */
  readonly people: ReadonlyMap<string, FilterRecord>;
  readonly options: readonly string[];
  /** The datum filter of each custom value in a record, by its key. */
  readonly data: ReadonlyMap<string, DatumFilter>;
  ofNote(at: number): FilterRecord;
  ofHighlight(noteAt: number, speakers: readonly string[]): FilterRecord;
}

/** Adds fields, people with values, and links of people to notes. */
export async function fieldedWorld(
  insert: Insert,
  noteIds: readonly string[],
  isSeen: (noteAt: number) => boolean,
  made: Record<string, unknown>,
  seed: number,
): Promise<FieldedWorld> {
  const people = ids(4);
  const fields = FIELDS.map((field): SampleField => ({ ...field, id: ids(1)[0]! }));
  for (const { id, of, type } of fields)
    await insert('field', { id, object_type: of, type, label: type, settings: '{}', rank: 1, ...made });
  for (const [at, id] of people.entries()) await insert('person', { id, name: `P ${at}`, name_key: 'p', ...made });

  const sampled = (of: FieldedType, count: number): FilterRecord[] => {
    const own = fields.filter((field) => field.of === of);
    const record = fc.record(Object.fromEntries(own.map(({ id, values }) => [`${of}.${id}`, fc.option(values)])));
    return fc.sample(record, { numRuns: count, seed }) as FilterRecord[];
  };
  const store = async (of: FieldedType, objectId: string, record: FilterRecord): Promise<void> => {
    for (const { id, column } of fields) {
      const value = record[`${of}.${id}`];
      if (value === null || value === undefined) continue;
      const { created_at: changed_at } = made;
      await insert('field_value', { field_id: id, object_type: of, object_id: objectId, [column]: value, changed_at });
    }
  };
  const ofNotes = sampled('NOTE', noteIds.length);
  const ofPeople = sampled('PERSON', people.length);
  for (const [at, id] of noteIds.entries()) await store('NOTE', id, ofNotes[at]!);
  for (const [at, id] of people.entries()) await store('PERSON', id, ofPeople[at]!);

  const link = fc.record({
    bySpeaker: fc.tuple(...SPEAKERS.map(() => fc.option(fc.constantFrom(0, 1, 2, 3)))),
    byHand: fc.subarray([0, 1, 2, 3], { maxLength: 2 }),
  });
  const links = fc
    .sample(link, { numRuns: noteIds.length, seed })
    .map(({ bySpeaker, byHand }) => [
      ...bySpeaker.flatMap((person, at) => (person === null ? [] : [{ person, speaker: SPEAKERS[at]! }])),
      ...byHand.map((person) => ({ person, speaker: null })),
    ]);
  for (const [at, id] of noteIds.entries())
    for (const { person, speaker } of links[at]!)
      await insert('note_person', {
        note_id: id,
        person_id: people[person],
        speaker: speaker && `id-${speaker}`,
        added_by: made['created_by'],
        added_at: made['created_at'],
      });

  const recordOf = (person: number): FilterRecord => ({
    name: `P ${person}`,
    createdAt: made['created_at'] as Date,
    updatedAt: made['updated_at'] as Date,
    authors: made['created_by'] as string,
    importOrigin: null,
    enrichmentOrigin: null,
    notes: noteIds.filter((_, at) => isSeen(at) && links[at]!.some((one) => one.person === person)),
    ...ofPeople[person],
  });
  const records = people.map((_, person) => recordOf(person));
  const recordsOf = (some: readonly number[]) => [...new Set(some)].map((one) => records[one]!);

  /** The values of several people under each key. */
  const valuesOf = (some: readonly number[]): FilterRecord =>
    Object.fromEntries(
      fields
        .filter(({ of }) => of === 'PERSON')
        .map(({ id }) => `PERSON.${id}`)
        .map((key) => [key, some.flatMap((one) => (ofPeople[one]![key] ?? []) as FilterValue[])]),
    );
  const idsOf = (some: readonly number[]) => some.map((one) => people[one]!);
  return {
    people: new Map(people.map((id, person) => [id, records[person]!])),
    options,
    data: new Map(fields.map(({ of, id, datum }) => [`${of}.${id}`, datum])),
    ofNote: (at) => {
      const all = links[at]!.map(({ person }) => person);
      return { ...ofNotes[at], ...valuesOf(all), peopleIds: idsOf(all), peopleOfNote: recordsOf(all) };
    },
    ofHighlight: (at, speakers) => {
      const known = links[at]!.filter(({ speaker }) => speaker !== null && speakers.includes(speaker));
      const byHand = links[at]!.filter(({ speaker }) => speaker === null);
      const saying = (known.length > 0 ? known : byHand).map(({ person }) => person);
      return {
        ...ofNotes[at],
        ...valuesOf(saying),
        saidBy: idsOf(saying),
        peopleWhoSay: recordsOf(saying),
        notePeopleIds: idsOf(links[at]!.map(({ person }) => person)),
      };
    },
  };
}
