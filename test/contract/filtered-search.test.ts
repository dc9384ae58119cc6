import { noteDocument } from '@evident/application/search/documents';
import type { SearchReader } from '@evident/application/search/search-reader';
import { type Clause, type FilterRecord, type Leaf, inOrder, matches } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { foldText, type SearchedType, type SearchOrder } from '@evident/domain/search';
import fc from 'fast-check';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { POINTS } from '../builders/filter-clauses.ts';
import { type FilteredWorld, filteredWorld } from '../builders/filtered-world.ts';
import { elasticsearchUrl, openElasticSearch } from '../support/elasticsearch.ts';
import { type OpenSearch, openSearch } from '../support/open-search.ts';
import { UNFILTERED } from '../support/search-question.ts';

/** A word of every document, so that only the clause decides. */
const EVERYWHERE = 'everywhere';
const PHRASES = ['trust', 'the number', 'first', 'cafe', '付', 'x', 'ray and', '3 5', 'strasse', ''];
const SECONDS = 240_000;

interface Indexed {
  readonly world: FilteredWorld;
  readonly find: SearchReader['find'];
  readonly wordsOf: (languages: readonly string[]) => ReturnType<OpenSearch['analysis']['analyseQuery']>;
}

/** Leaves over attributes that the documents of Elasticsearch carry, and over others. */
function leaves({ ids }: FilteredWorld, type: 'NOTE' | 'HIGHLIGHT'): fc.Arbitrary<Leaf> {
  const at = (attribute: string) => ({ attribute }) as Leaf['at'];
  const idsAt = (attribute: string, values: readonly string[]): fc.Arbitrary<Leaf> =>
    fc.subarray([...values], { maxLength: 2 }).map((some) => ({ kind: 'overlaps', at: at(attribute), values: some }));
  const title = at('title');
  return fc.oneof(
    fc.constant<Leaf>({ kind: 'empty', at: at('createdAt') }),
    POINTS.map((value): Leaf => ({ kind: 'greaterThan', at: at('createdAt'), value })),
    POINTS.map((value): Leaf => ({ kind: 'lessThan', at: at('createdAt'), value })),
    fc.record({ first: POINTS, next: POINTS }).map((value): Leaf => ({ kind: 'equalTo', at: at('createdAt'), value })),
    idsAt('project', ids.project),
    ...(type === 'HIGHLIGHT'
      ? [idsAt('note', ids.note)]
      : [
          fc.constantFrom(...PHRASES).map((phrase): Leaf => ({ kind: 'contains', at: title, phrase })),
          fc.constantFrom(...PHRASES).map((value): Leaf => ({ kind: 'equalTo', at: title, value })),
          fc.constant<Leaf>({ kind: 'empty', at: title }),
        ]),
  );
}

const clausesOf = (leaf: fc.Arbitrary<Leaf>): fc.Arbitrary<Clause> =>
  fc.letrec<{ clause: Clause }>((tie) => ({
    clause: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.record({
        kind: fc.constantFrom('and' as const, 'or' as const),
        clauses: fc.array(tie('clause'), { maxLength: 3 }),
      }),
      fc.record({ kind: fc.constant('not' as const), clause: tie('clause') }),
    ),
  })).clause;

const orders: fc.Arbitrary<SearchOrder> = fc.record({
  by: fc.constantFrom('RELEVANCE' as const, 'CREATED' as const, 'TITLE' as const),
  descending: fc.boolean(),
});

const valueOf = (record: FilterRecord, { by }: SearchOrder, type: SearchedType) => {
  if (by === 'CREATED') return record['createdAt'] as Date;
  return foldText(record[type === 'HIGHLIGHT' ? 'note.title' : 'title'] as string);
};

async function indexed(search: OpenSearch, seed: number): Promise<Indexed> {
  const world = await filteredWorld(search.database, seed);
  const refs = [
    ...[...world.notes.keys()].map((id) => ({ type: 'NOTE' as const, id })),
    ...[...world.highlights.keys()].map((id) => ({ type: 'HIGHLIGHT' as const, id })),
  ];
  await search.work.perform(world.actor.teamId, async ({ searchIndex, searchSource }) => {
    const documents = await searchSource.read(refs);
    await searchIndex.put(documents.map((document) => ({ ...document, keywords: [...document.keywords, EVERYWHERE] })));
  });
  return {
    world,
    find: (actor, question) => search.reader.find(actor, question),
    wordsOf: (languages) => search.analysis.analyseQuery(`${EVERYWHERE} `, languages),
  };
}

async function pagesOf(
  { find, wordsOf }: Indexed,
  actor: Actor,
  type: SearchedType,
  clause: Clause,
  order: SearchOrder,
) {
  const ids: Uuid[] = [];
  let total = 0;
  for (let offset = 0; ; offset += 7) {
    const { groups } = await find(actor, {
      ...UNFILTERED,
      words: wordsOf,
      types: [type],
      clauses: new Map([[type, clause]]),
      order,
      limit: 7,
      offset,
    });
    const [group] = groups;
    if (group) total = group.total;
    ids.push(...(group?.hits ?? []).map(({ id }) => id));
    if (ids.length >= total || (group?.hits.length ?? 0) === 0) return { ids, total };
  }
}

/** Whichever engine finds: exactly the ids that `matches` returns, in the order of lists. */
function filteredSearchContract(
  name: string,
  open: () => Promise<OpenSearch & { copied?(teamId: Uuid): Promise<void> }>,
  runs: number,
) {
  describe(`filtered search: ${name}`, () => {
    it.each(['NOTE', 'HIGHLIGHT'] as const)(
      'returns exactly the matching objects of type %s, page by page',
      async (type) => {
        const search = await open();
        try {
          const found = await indexed(search, 5);
          const { world } = found;
          await search.copied?.(world.actor.teamId);
          const all = type === 'NOTE' ? world.notes : world.highlights;
          // Archived notes and their highlights are not searched.
          const records = [...all].filter(
            ([, record]) => record['archived'] !== true && record['note.archived'] !== true,
          );
          let told = 0;
          await fc.assert(
            fc.asyncProperty(clausesOf(leaves(world, type)), orders, async (clause, order) => {
              const { ids, total } = await pagesOf(found, world.actor, type, clause, order);
              const expected = records.filter(([, record]) => matches(clause, record));
              if (order.by === 'RELEVANCE') expect(ids.toSorted()).toEqual(expected.map(([id]) => id).toSorted());
              else
                expect(ids).toEqual(
                  expected
                    .map(([id, record]) => ({ id, value: valueOf(record, order, type) }))
                    .sort(inOrder(order.descending ? 'DESC' : 'ASC'))
                    .map(({ id }) => id),
                );
              expect(total).toBe(expected.length);
              if (expected.length > 0 && expected.length < records.length) told += 1;
            }),
            { numRuns: runs },
          );
          expect(told).toBeGreaterThan(runs / 10);
        } finally {
          await search.close();
        }
      },
      SECONDS,
    );

    it('looks for words in titles only, when asked', async () => {
      const search = await open();
      try {
        const actor = await search.people.member(await search.people.team());
        const projectId = await search.people.project(actor);
        const note = (title: string, text: string) =>
          noteDocument({ id: uuidV7.newId(), projectId, createdAt: new Date(), title, language: null }, text);
        await search.work.perform(actor.teamId, ({ searchIndex }) =>
          searchIndex.put([
            note('Pricing plan', 'else'),
            note('Other', 'pricing plan'),
            note('A plan of pricing', 'else'),
          ]),
        );
        await search.copied?.(actor.teamId);
        const titles = async (query: string) => {
          const { groups } = await search.reader.find(actor, {
            ...UNFILTERED,
            words: (languages) => search.analysis.analyseQuery(query, languages),
            types: ['NOTE'],
            titleOnly: true,
            limit: 9,
            offset: 0,
          });
          return groups.flatMap(({ hits }) => hits.map(({ title }) => title)).sort();
        };
        expect(await titles('pricing plan ')).toEqual(['A plan of pricing', 'Pricing plan']);
        expect(await titles('"pricing plan"')).toEqual(['Pricing plan']);
        expect(await titles('else ')).toEqual([]);
      } finally {
        await search.close();
      }
    });
  });
}

filteredSearchContract('PostgreSQL', () => openSearch(), 150);

const url = elasticsearchUrl('filtered search on Elasticsearch');
if (url) {
  filteredSearchContract(
    'Elasticsearch',
    async () => {
      const search = await openElasticSearch(url);
      const find = search.engine.find.bind(search.engine);
      let answers = 0;
      search.engine.find = async (question) => {
        const found = await find(question);
        if (found) answers += 1;
        return found;
      };
      return {
        ...search,
        async copied(teamId: Uuid) {
          await search.tend();
          await search.copy(teamId);
          await search.tend();
        },
        async close() {
          await search.close();
          if (answers === 0) throw new Error('Every search was answered by PostgreSQL');
        },
      };
    },
    150,
  );
}
