import { type DataSource, connect } from '@evident/adapters/postgres/connection';
import type { Columns } from '@evident/adapters/postgres/filters/column';
import { highlightColumns } from '@evident/adapters/postgres/filters/highlight-columns';
import { noteColumns } from '@evident/adapters/postgres/filters/note-columns';
import { personColumns } from '@evident/adapters/postgres/filters/person-columns';
import { projectColumns } from '@evident/adapters/postgres/filters/project-columns';
import { toSql } from '@evident/adapters/postgres/filters/to-sql';
import { HIGHLIGHTS } from '@evident/adapters/postgres/highlights/highlight-rows';
import { db } from '@evident/adapters/postgres/queries';
import { NOTES } from '@evident/adapters/postgres/notes/note-rows';
import type { Query } from '@evident/adapters/postgres/queries';
import { PostgresReads } from '@evident/adapters/postgres/reads';
import { EVERYTHING, matches } from '@evident/domain/filters';
import { nameKey } from '@evident/domain/people';
import { foldText, foldedWords } from '@evident/domain/search';
import { caseless } from '@evident/domain/text';
import fc from 'fast-check';
import { clausesOver } from '../builders/filter-clauses.ts';
import { filteredWorld } from '../builders/filtered-world.ts';
import { type TestDatabase, openDatabase } from '../support/database.ts';

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
            'un\u00adbelie\u200bvable',
            '\u200e\u034f\ufeff\u{e0041}',
            'donʼt don`t don´t',
            '“e‑mail”',
            'ﷺ',
            'ŉ',
          ),
        )
        .map((parts) => parts.join('')),
    );
    const texts = fc.sample(some, { numRuns: 5000, seed: 4 }).filter((text) => !/[\0\p{Cs}]/u.test(text));
    const rows = await database.query<{ folded: string; words: string; caseless: string; name: string }>(
      `SELECT folded_text(t) AS folded, folded_words(t) AS words, caseless_text(t) AS caseless, name_key(t) AS name FROM unnest($1::text[]) WITH ORDINALITY AS u (t, at) ORDER BY at`,
      [texts],
    );
    const differing = texts.filter(
      (text, at) =>
        rows[at]!.folded !== foldText(text) ||
        rows[at]!.words.trim() !== foldedWords(text) ||
        rows[at]!.caseless !== caseless(text) ||
        rows[at]!.name !== nameKey(text),
    );
    expect(differing.slice(0, 5).map((text) => [text, JSON.stringify(text)])).toEqual([]);
  });

  const cases: readonly [
    string,
    Query<{ id: string }> & { where: unknown },
    Columns,
    'notes' | 'highlights' | 'projects' | 'people',
  ][] = [
    ['notes', NOTES.clearSelect().select('n.id') as never, noteColumns, 'notes'],
    ['highlights', HIGHLIGHTS.clearSelect().select('h.id') as never, highlightColumns(), 'highlights'],
    ['projects', db.selectFrom('project as p').select('p.id') as never, projectColumns, 'projects'],
    ['people', db.selectFrom('person as x').select('x.id') as never, personColumns, 'people'],
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
      expect(held).toBeGreaterThan(of === 'people' ? 40 : 100);
    }
  });

  it('name no column and no people that are not in the list', () => {
    expect(() => toSql({ kind: 'some', relation: 'peopleWhoSay', clause: EVERYTHING }, noteColumns)).toThrow(
      'No people for peopleWhoSay',
    );
    expect(() => toSql({ kind: 'empty', at: { attribute: 'name' } }, noteColumns)).toThrow('No column for name');
  });
});
