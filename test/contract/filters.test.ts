import { type DataSource, connect } from '@evident/adapters/postgres/connection';
import type { Columns } from '@evident/adapters/postgres/filters/column';
import { highlightColumns } from '@evident/adapters/postgres/filters/highlight-columns';
import { noteColumns } from '@evident/adapters/postgres/filters/note-columns';
import { projectColumns } from '@evident/adapters/postgres/filters/project-columns';
import { toSql } from '@evident/adapters/postgres/filters/to-sql';
import { HIGHLIGHTS } from '@evident/adapters/postgres/highlights/highlight-rows';
import { db } from '@evident/adapters/postgres/queries';
import { NOTES } from '@evident/adapters/postgres/notes/note-rows';
import type { Query } from '@evident/adapters/postgres/queries';
import { PostgresReads } from '@evident/adapters/postgres/reads';
import type { FieldedType } from '@evident/domain/fields';
import {
  type Attribute,
  type Clause,
  type DatumFilter,
  type FilterRecord,
  type Leaf,
  type Location,
  matches,
} from '@evident/domain/filters';
import { foldText, foldedWords } from '@evident/domain/search';
import fc from 'fast-check';
import { FILES, INSTANTS, SPEAKERS } from '../builders/filtered-samples.ts';
import { type FilteredWorld, filteredWorld } from '../builders/filtered-world.ts';
import { type TestDatabase, openDatabase } from '../support/database.ts';

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
    importOrigin: FILES,
    'note.importOrigin': FILES,
    speakers: SPEAKERS,
    status: ['active', 'archived', 'completed'],
    importFile: ids.note,
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

function clausesOver(records: ReadonlyMap<string, FilterRecord>, world: FilteredWorld): fc.Arbitrary<Clause> {
  const [example] = [...records.values()];
  const leaf = fc.oneof(
    ...Object.entries(example!).map(([key, value]) => leafOf(key, EXAMPLES[world.data.get(key)!] ?? value, world)),
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
    ),
  })).clause;
}

describe('filters in PostgreSQL', () => {
  let database: TestDatabase;
  let source: DataSource;
  let reads: PostgresReads;

  beforeAll(async () => {
    database = await openDatabase();
    source = await connect(database.url, []);
    reads = new PostgresReads(source);
  });
  afterAll(async () => {
    await source.destroy();
    await database.close();
  });

  it('fold texts and split words like the domain', async () => {
    const some = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc
        .array(
          fc.constantFrom(
            "don't",
            'l’année',
            "O'Brien's",
            'İstanbul',
            'ΣΊΣΥΦΟΣ',
            '①',
            'ﬁne',
            '我们',
            'ｶﾞ',
            '❤️',
            'é',
            ' ',
            "'s",
            '½',
            'ß',
          ),
        )
        .map((parts) => parts.join('')),
    );
    const texts = fc.sample(some, { numRuns: 5000, seed: 4 }).filter((text) => !/[\0\p{Cs}]/u.test(text));
    const rows = await database.query<{ folded: string; words: string }>(
      `SELECT folded_text(t) AS folded, folded_words(t) AS words FROM unnest($1::text[]) WITH ORDINALITY AS u (t, at) ORDER BY at`,
      [texts],
    );
    const differing = texts.filter(
      (text, at) => rows[at]!.folded !== foldText(text) || rows[at]!.words.trim() !== foldedWords(text),
    );
    expect(differing.slice(0, 5).map((text) => [text, JSON.stringify(text)])).toEqual([]);
  });

  const cases: readonly [
    string,
    Query<{ id: string }> & { where: unknown },
    Columns,
    'notes' | 'highlights' | 'projects',
  ][] = [
    ['notes', NOTES.clearSelect().select('n.id') as never, noteColumns, 'notes'],
    ['highlights', HIGHLIGHTS.clearSelect().select('h.id') as never, highlightColumns(), 'highlights'],
    ['projects', db.selectFrom('project as p').select('p.id') as never, projectColumns, 'projects'],
  ];
  it.each(cases)('return exactly the %s that match', async (_, query, columns, of) => {
    for (const seed of [1, 2]) {
      const world = await filteredWorld(database, seed);
      const records = world[of];
      expect(records.size).toBeGreaterThan(1);
      let held = 0;
      await fc.assert(
        fc.asyncProperty(clausesOver(records, world), async (clause) => {
          const filtered = (query as never as { where(condition: unknown): Query<{ id: string }> }).where(
            toSql(clause, columns),
          );
          const found = (await reads.rows(world.actor, filtered)).map(({ id }) => id).sort();
          const expected = [...records]
            .filter(([, record]) => matches(clause, record))
            .map(([id]) => id)
            .sort();
          expect(found).toEqual(expected);
          if (found.length > 0 && found.length < records.size) held += 1;
        }),
        { numRuns: 600 },
      );
      expect(held).toBeGreaterThan(100);
    }
  });

  it('name no column that is not in the list', () => {
    expect(() => toSql({ kind: 'empty', at: { attribute: 'name' } }, noteColumns)).toThrow('No column for name');
  });
});
