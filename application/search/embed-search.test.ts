import { staticEmbedder } from '../../adapters/embeddings/static/static-embedder.ts';
import { storesWith } from '../../adapters/postgres/composition/stores.ts';
import { PostgresUnitOfWork } from '../../adapters/postgres/unit-of-work.ts';
import { PostgresVectorModels } from '../../adapters/postgres/unscoped/postgres-vector-models.ts';
import { TextThreads } from '../../adapters/text-workers/text-threads.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenSearch, openSearch } from '../../test/support/open-search.ts';
import { noteDocument } from './documents.ts';
import { EmbedSearch, EmbedSearchHandler } from './embed-search.ts';
import { type Embedder, EmbedderUnavailable } from './embedder.ts';

describe('vectors of changed objects', () => {
  let world: OpenSearch;
  let work: ReturnType<typeof unitOfWork>;
  let ada: Person;
  let projectId: string;
  const table = staticEmbedder();
  const texts = new TextThreads({ threads: 1 });
  const asked: string[] = [];
  /** The static vectors under another name. */
  const named = (model: string, failing: () => boolean = () => false): Embedder => ({
    model,
    dimensions: table.dimensions,
    async embed(texts) {
      if (failing()) throw new EmbedderUnavailable('It sleeps');
      asked.push(...texts);
      return table.embed(texts);
    },
    close: async () => {},
  });
  const unitOfWork = () =>
    new PostgresUnitOfWork(world.source, storesWith({ analysis: world.analysis, embedded: true }));
  const put = (id: string, title: string, text: string) =>
    work.perform(ada.teamId, ({ searchIndex }) =>
      searchIndex.put([
        noteDocument({ id, projectId, title, language: 'en', createdAt: new Date('2026-01-05T10:00:00Z') }, text),
      ]),
    );
  const run = async (current: Embedder, former: readonly Embedder[] = [], passages?: number): Promise<void> => {
    const of = (model: string) => former.find((embedder) => embedder.model === model) ?? null;
    const handler = new EmbedSearchHandler(work, { current, of }, texts, passages);
    while (!(await handler.execute(new EmbedSearch(ada.teamId))));
  };
  const rows = () =>
    world.database.query<{ model: string; object_id: string; size: number }>(
      'SELECT model, object_id, length(passages) AS size FROM search_vector ORDER BY model, object_id',
    );
  const models = () => new PostgresVectorModels(world.reads).of(ada);

  beforeAll(async () => {
    world = await openSearch();
    work = unitOfWork();
    ada = await world.people.member(await world.people.team());
    projectId = await world.people.project(ada, 1);
  });
  afterAll(async () => {
    await table.close();
    await texts.close();
    await world.close();
  });

  it('are made once, and again only for passages that changed', async () => {
    const id = uuidV7.newId();
    const paragraph = (about: string): string => `${about} ${'goes on and on about the same thing. '.repeat(6)}`;
    await put(id, 'Walks', [paragraph('Morning'), paragraph('Noon')].join('\n'));
    await run(named('one'));
    expect(await models()).toEqual(['one']);
    asked.length = 0;
    await put(id, 'Walks', [paragraph('Morning'), paragraph('Evening')].join('\n'));
    await run(named('one'));
    expect(asked.map((text) => text.slice(0, 7))).toEqual(['Evening']);
  });

  it('of a new model are made while those of the former one answer and follow changes', async () => {
    const id = uuidV7.newId();
    const [former, current] = [named('one'), named('two')];
    let isFailing = true;
    await run(
      named('two', () => isFailing),
      [former],
    );
    expect(await models()).toEqual(['one', 'two']);
    expect(await new PostgresVectorModels(world.reads).status(ada, 'two')).toMatchObject({
      filled: false,
      failure: 'It sleeps',
    });
    await put(id, 'Later', 'A text that came later.');
    isFailing = false;
    await run(current, [former], 1);
    expect(await models()).toEqual(['two']);
    const left = await rows();
    expect(new Set(left.map(({ model }) => model))).toEqual(new Set(['two']));
    expect(left.map(({ object_id: object }) => object)).toContain(id);
  });

  it('are emptied in the transaction that removes the object, and not made for one that is gone', async () => {
    const id = uuidV7.newId();
    await put(id, 'Gone soon', 'A text that is removed.');
    await run(named('two'));
    await work.perform(ada.teamId, ({ searchIndex }) => searchIndex.remove([{ type: 'NOTE', id }]));
    expect((await rows()).find(({ object_id: object }) => object === id)!.size).toBe(0);
    await run(named('two'));
    expect((await rows()).find(({ object_id: object }) => object === id)!.size).toBe(0);
  });

  it('are not kept for an object that was removed while the model worked', async () => {
    const id = uuidV7.newId();
    await put(id, 'Race', 'A text that is removed meanwhile.');
    const slow: Embedder = {
      ...named('two'),
      async embed(texts) {
        await work.perform(ada.teamId, ({ searchIndex }) => searchIndex.remove([{ type: 'NOTE', id }]));
        return table.embed(texts);
      },
    };
    await run(slow);
    expect((await rows()).filter(({ object_id: object, size }) => object === id && size > 0)).toEqual([]);
  });
});
