import type { FieldedType } from '@evident/domain/fields';
import type {
  Attribute,
  Clause,
  DatumFilter,
  FilterRecord,
  Leaf,
  Location,
  Point,
  Relation,
} from '@evident/domain/filters';
import fc from 'fast-check';
import { FILES, INSTANTS, SPEAKERS } from './filtered-samples.ts';
import type { FilteredWorld } from './filtered-world.ts';

const PHRASES = [
  'trust',
  'the number',
  'first',
  'cafe',
  'ca',
  'annee',
  'dont',
  '付',
  '付 失',
  'x',
  'ray and',
  '3 5',
  'strasse',
  '',
];
const TEXTS = ['trust', 'the', 'cafe', '!', 'x-ray', '支付失败'];

const valuesOf = (attribute: string, { ids, data }: FilteredWorld): readonly string[] => {
  const known: Record<string, readonly string[]> = {
    peopleIds: ids.person,
    notePeopleIds: ids.person,
    saidBy: ids.person,
    tags: ids.tag,
    tagGroups: ids.group,
    tagBoards: ids.board,
    insightIds: ids.insight,
    insights: ids.insight,
    authors: ids.member,
    contributors: ids.member,
    'note.contributors': ids.member,
    project: ids.project,
    id: ids.project,
    projectCategory: ids.folder,
    note: ids.note,
    notes: ids.note,
    importOrigin: FILES,
    'note.importOrigin': FILES,
    speakers: SPEAKERS,
    status: ['active', 'archived', 'completed'],
    importFile: ids.note,
    enrichmentOrigin: FILES,
  };
  return data.get(attribute) === 'uuidArrayFilter' ? ids.option : (known[attribute] ?? []);
};

function locationOf(key: string, { data }: FilteredWorld): Location {
  const datum = data.get(key);
  const [of, fieldId] = key.split('.') as [FieldedType, string];
  return datum ? { of, fieldId, datum } : { attribute: key as Attribute };
}

/** A value as records hold it under each datum filter. */
const EXAMPLES: Partial<Record<DatumFilter, FilterRecord[string]>> = {
  booleanFilter: true,
  numberFilter: 1,
  dateFilter: INSTANTS[0],
};

/** Points of readers in UTC, in Kiribati (+14) and in Samoa (-11). */
export const POINTS: fc.Arbitrary<Point> = fc
  .tuple(fc.constantFrom(...INSTANTS), fc.constantFrom(0, 14, -11))
  .map(([at, hours]) => ({
    instant: at.toISOString(),
    clock: new Date(at.getTime() + hours * 3_600_000).toISOString(),
  }));

/** Leaves over an attribute, of the kind of its values in records, and the alternatives of ContainsAnyOf. */
function leafOf(attribute: string, example: FilterRecord[string], world: FilteredWorld): fc.Arbitrary<Clause> {
  const at = locationOf(attribute, world);
  const values = valuesOf(attribute, world);
  const empty = fc.constant<Leaf>({ kind: 'empty', at });
  if (values.length > 0)
    return fc.oneof(
      empty,
      fc.record({
        kind: fc.constantFrom('in', 'overlaps'),
        at: fc.constant(at),
        values: fc.subarray([...values], { maxLength: Math.min(2, values.length) }),
      }),
    ) as fc.Arbitrary<Leaf>;
  const operand: fc.Arbitrary<object> =
    example instanceof Date
      ? fc.oneof(
          fc.record({
            kind: fc.constant('equalTo'),
            value: fc.record({ first: POINTS, next: POINTS }),
          }),
          fc.record({
            kind: fc.constantFrom('greaterThan', 'lessThan'),
            value: POINTS,
          }),
        )
      : typeof example === 'number'
        ? fc.record({
            kind: fc.constantFrom('equalTo', 'greaterThan', 'lessThan'),
            value: fc.integer({ min: 0, max: 8 }),
          })
        : typeof example === 'boolean'
          ? fc.record({ kind: fc.constant('equalTo'), value: fc.boolean() })
          : fc.oneof(
              fc.record({ kind: fc.constant('contains'), phrase: fc.constantFrom(...PHRASES) }),
              fc.record({ kind: fc.constant('equalTo'), value: fc.constantFrom(...TEXTS) }),
            );
  return fc.oneof<fc.Arbitrary<Clause>[]>(
    empty,
    ...(typeof example === 'string' ? [anyPhrase(at)] : []),
    operand.map((more) => ({ at, ...more }) as Leaf),
  );
}

const anyPhrase = (at: Location): fc.Arbitrary<Clause> =>
  fc
    .subarray(PHRASES, { minLength: 1 })
    .map((phrases) => ({ kind: 'or', clauses: phrases.map((phrase) => ({ kind: 'contains', at, phrase })) }));

const isRelation = (key: string): key is Relation => key === 'peopleOfNote' || key === 'peopleWhoSay';

/** Random clauses over objects of a world. */
export function clausesOver(records: ReadonlyMap<string, FilterRecord>, world: FilteredWorld): fc.Arbitrary<Clause> {
  const [example] = [...records.values()];
  const leaf = fc.oneof(
    ...Object.entries(example!)
      .filter(([key]) => !isRelation(key))
      .map(([key, value]) => leafOf(key, EXAMPLES[world.data.get(key)!] ?? value, world)),
  );
  return fc.letrec<{ clause: Clause }>((tie) => ({
    clause: fc.oneof(
      { depthSize: 'small' },
      leaf,
      leaf,
      fc.record({
        kind: fc.constantFrom('and' as const, 'or' as const),
        clauses: fc.array(tie('clause'), { maxLength: 3 }),
      }),
      fc.record({ kind: fc.constant('not' as const), clause: tie('clause') }),
      ...Object.keys(example!)
        .filter(isRelation)
        .map((relation) =>
          clausesOver(world.people, world).map((clause): Clause => ({ kind: 'some', relation, clause })),
        ),
    ),
  })).clause;
}
