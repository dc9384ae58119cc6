import type { FieldedType } from '@evident/domain/fields';
import type { Attribute, Clause, DatumFilter, FilterRecord, Leaf, Location, Relation } from '@evident/domain/filters';
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

/** Leaves over an attribute, of the kind of its values in records. */
function leafOf(attribute: string, example: FilterRecord[string], world: FilteredWorld): fc.Arbitrary<Leaf> {
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
            value: fc.constantFrom(...INSTANTS).map((one) => one.toISOString().slice(0, 10)),
          }),
          fc.record({
            kind: fc.constantFrom('greaterThan', 'lessThan'),
            value: fc.constantFrom(...INSTANTS).map((one) => one.toISOString()),
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
  return fc.oneof(
    empty,
    operand.map((more) => ({ at, ...more }) as Leaf),
  );
}

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
