import { type FilterRecord, inOrder } from '@evident/domain/filters';
import type { SearchedType, SearchOrder } from '@evident/domain/search';
import { type FilteredWorld, filteredWorld } from '../builders/filtered-world.ts';
import { type OpenSearch, openSearch } from '../support/open-search.ts';
import { UNFILTERED } from '../support/search-question.ts';

const PAGE = 3;
const ORDERS: readonly SearchOrder[] = (['CREATED', 'UPDATED'] as const).flatMap((by) => [
  { by, descending: true },
  { by, descending: false },
]);

describe('everything, without words', () => {
  let search: OpenSearch;
  let world: FilteredWorld;

  beforeAll(async () => {
    search = await openSearch();
    world = await filteredWorld(search.database, 5);
    const { teamId } = world.actor;
    const refs = await search.database.query<{ type: SearchedType; id: string }>(
      `SELECT 'NOTE' AS type, id FROM note WHERE team_id = $1 UNION ALL SELECT 'HIGHLIGHT', id FROM highlight WHERE team_id = $1`,
      [teamId],
    );
    await search.work.perform(teamId, async ({ searchIndex, searchSource }) =>
      searchIndex.put(await searchSource.read(refs)),
    );
  });
  afterAll(() => search.close());

  const page = (types: readonly SearchedType[], order: SearchOrder, offset: number, limit = PAGE) =>
    search.reader.find(world.actor, {
      ...UNFILTERED,
      words: () => [],
      all: true,
      types,
      order,
      limit,
      offset,
    });
  const idsInOrder = (records: ReadonlyMap<string, FilterRecord>, { by, descending }: SearchOrder) =>
    [...records]
      .filter(([, record]) => record['archived'] !== true && record['note.archived'] !== true)
      .map(([id, record]) => ({ id, value: record[by === 'CREATED' ? 'createdAt' : 'updatedAt'] as Date }))
      .sort(inOrder(descending ? 'DESC' : 'ASC'))
      .map(({ id }) => id);

  it.each(ORDERS)('is all that the member sees, page by page, ordered by %o', async (order) => {
    const expected = { NOTE: idsInOrder(world.notes, order), HIGHLIGHT: idsInOrder(world.highlights, order) };
    expect(expected.HIGHLIGHT.length).toBeGreaterThan(2 * PAGE);
    for (let offset = 0; offset <= expected.HIGHLIGHT.length; offset += PAGE) {
      const { groups } = await page(['NOTE', 'HIGHLIGHT'], order, offset);
      expect(new Map(groups.map(({ type, total }) => [type, total]))).toEqual(
        new Map([
          ['NOTE', expected.NOTE.length],
          ['HIGHLIGHT', expected.HIGHLIGHT.length],
        ]),
      );
      for (const { type, hits } of groups)
        expect(hits.map(({ id }) => id)).toEqual(expected[type as keyof typeof expected].slice(offset, offset + PAGE));
    }
  });

  it('is counted without a page', async () => {
    const { groups } = await page(['HIGHLIGHT'], ORDERS[0]!, 0, 0);
    expect(groups).toEqual([{ type: 'HIGHLIGHT', total: idsInOrder(world.highlights, ORDERS[0]!).length, hits: [] }]);
  });

  it('lacks objects in the trash and those that search does not know yet, and pages stay full', async () => {
    const [order] = ORDERS as [SearchOrder];
    const [trashed, unknown, ...others] = idsInOrder(world.highlights, order) as [string, string, ...string[]];
    await search.database.query('UPDATE highlight SET trash_id = gen_random_uuid() WHERE id = $1', [trashed]);
    await search.database.query('DELETE FROM search_passage WHERE object_id = $1', [unknown]);
    const { groups } = await page(['HIGHLIGHT'], order, 0);
    expect(groups[0]!.hits.map(({ id }) => id)).toEqual(others.slice(0, PAGE));
  });
});
