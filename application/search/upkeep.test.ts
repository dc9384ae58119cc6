import { PostgresSearchRebuilds } from '../../adapters/postgres/search/postgres-search-rebuilds.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenSearch, openSearch } from '../../test/support/open-search.ts';
import { noteDocument } from './documents.ts';
import { FoldSearch, FoldSearchHandler } from './fold-search.ts';
import { RebuildSearch, RebuildSearchHandler } from './rebuild-search.ts';
import { TendRebuildsHandler } from './tend-rebuilds.ts';

describe('maintenance of search', () => {
  let world: OpenSearch;
  let ada: Person;
  let projectId: string;

  beforeAll(async () => {
    world = await openSearch();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.people.member(await world.people.team());
    projectId = await world.people.project(ada, 1);
  });

  const sql = <Row>(text: string, ...values: unknown[]) => world.database.query<Row>(text, values);
  const ledger = () =>
    sql(
      'SELECT term, sum(objects)::int AS objects FROM search_term WHERE team_id = $1 GROUP BY term ORDER BY term',
      ada.teamId,
    );
  const lines = async () =>
    (await sql<{ count: number }>('SELECT count(*)::int AS count FROM search_term WHERE team_id = $1', ada.teamId))[0]!
      .count;
  const stepOfOneProcess = () => true;

  /** As many single changes as an import has batches; each adds its own entries. */
  async function changed(times: number): Promise<void> {
    for (let change = 0; change < times; change += 1) {
      await world.work.perform(ada.teamId, ({ searchIndex }) =>
        searchIndex.add([
          noteDocument(
            { id: uuidV7.newId(), projectId, title: `note ${change}`, language: 'en', createdAt: new Date() } as never,
            'alpha beta gamma delta epsilon',
            [],
          ),
        ]),
      );
    }
  }

  /** Sends the message again until it is done, like the queue; makes one step at a time, as after a restart. */
  async function steps(send: () => Promise<boolean>): Promise<number> {
    let count = 1;
    for (; !(await send()); count += 1) expect(count).toBeLessThan(200);
    return count;
  }

  it('folds in short steps, each kept: whoever continues begins where the last one ended', async () => {
    await changed(12);
    const before = await ledger();
    const fold = () => new FoldSearchHandler(world.work, 10).execute(new FoldSearch(ada.teamId, stepOfOneProcess));
    await fold();
    await fold();
    const after = await lines();
    await fold();
    expect(await lines()).toBeLessThan(after);
    const [{ place }] = (await sql<{ place: { afterTerm: string } }>(
      `SELECT place FROM search_upkeep WHERE team_id = $1 AND task = 'fold'`,
      ada.teamId,
    )) as [{ place: { afterTerm: string } }];
    expect(place.afterTerm > '').toBe(true);
    await steps(fold);
    expect(await ledger()).toEqual(before);
    expect(await lines()).toBe(before.length);
    expect(await sql('SELECT FROM search_upkeep WHERE team_id = $1', ada.teamId)).toEqual([]);
  });

  it('counts what is added and removed between the steps', async () => {
    await changed(6);
    const fold = () => new FoldSearchHandler(world.work, 4).execute(new FoldSearch(ada.teamId, stepOfOneProcess));
    for (let step = 0; step < 5; step += 1) {
      await fold();
      await changed(1);
    }
    const before = await ledger();
    await steps(fold);
    await steps(fold);
    expect(await ledger()).toEqual(before);
    expect(await lines()).toBe(before.length);
  });

  it('rebuilds in short steps, each kept, and ends with what the records say', async () => {
    await changed(70);
    await sql('UPDATE search_term SET objects = objects + 5 WHERE team_id = $1', ada.teamId);
    const rebuild = () => new RebuildSearchHandler(world.work).execute(new RebuildSearch(ada.teamId, stepOfOneProcess));
    const made = await steps(rebuild);
    expect(made).toBeGreaterThan(5);
    // No records exist for these notes.
    expect(await sql(`SELECT FROM search_passage WHERE team_id = $1 AND object_type = 'NOTE'`, ada.teamId)).toEqual([]);
    expect((await ledger()).filter((line) => (line as { objects: number }).objects !== 0)).toEqual(
      await sql(
        `SELECT t.term, count(DISTINCT p.object_id)::int AS objects FROM search_passage p, unnest(tsvector_to_array(p.terms)) t(term) WHERE p.team_id = $1 GROUP BY t.term ORDER BY t.term`,
        ada.teamId,
      ),
    );
    expect(await sql('SELECT FROM search_upkeep WHERE team_id = $1', ada.teamId)).toEqual([]);
  });

  it('is due where a migration says so, and no longer once it is done', async () => {
    await changed(1);
    const due = () => new PostgresSearchRebuilds(world.source).due();
    expect(await due()).not.toContain(ada.teamId);
    await sql(
      `INSERT INTO search_upkeep (team_id, task, place) VALUES ($1, 'rebuild', '{"list": 0, "after": null}')`,
      ada.teamId,
    );
    const asked: unknown[] = [];
    const jobs = { enqueue: async (queue: { name: string }, payload: object) => void asked.push(queue.name, payload) };
    await new TendRebuildsHandler({ due }, jobs as never).execute();
    expect(asked).toEqual(['rebuild-search', { teamId: ada.teamId }]);
    await steps(() => new RebuildSearchHandler(world.work).execute(new RebuildSearch(ada.teamId, stepOfOneProcess)));
    expect(await due()).not.toContain(ada.teamId);
  });

  it('sorts the words of an import in time limits that end even where one is too short', async () => {
    const documents = Array.from({ length: 600 }, (_, row) =>
      noteDocument(
        { id: uuidV7.newId(), projectId, title: `row ${row}`, language: 'en', createdAt: new Date() } as never,
        Array.from({ length: 60 }, (_word, place) => `word${(row * 61 + place * 7) % 9_973}`).join(' '),
        [],
      ),
    );
    await world.work.perform(ada.teamId, ({ searchIndex }) => searchIndex.add(documents));
    const ends: boolean[] = [];
    for (let ms = 1; !ends.at(-1); ms *= 2)
      ends.push(await world.work.perform(ada.teamId, ({ searchIndex }) => searchIndex.sortWords(ms)));
    expect(ends.at(-1)).toBe(true);
    expect(await world.work.perform(ada.teamId, ({ searchIndex }) => searchIndex.sortWords(1_000))).toBe(true);
  });

  it('locks nobody out: what changes between and during its steps is written at once', async () => {
    await changed(4);
    await world.work.perform(ada.teamId, async ({ searchIndex, searchUpkeep }) => {
      await searchUpkeep.place('fold');
      await searchIndex.foldTerms('', 1_000);
      await searchIndex.foldVolumes();
      await changed(1);
    });
    expect((await ledger()).find((line) => (line as { term: string }).term.includes('alpha'))).toMatchObject({
      objects: 5,
    });
  });
});
