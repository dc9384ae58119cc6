import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchDocument } from '@evident/application/search/search-index';
import type { Uuid } from '@evident/domain/kernel';
import { SEARCHED_TYPES } from '@evident/domain/search';
import { ElasticsearchEngine } from '../../adapters/elasticsearch/elasticsearch-engine.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { elasticsearchUrl, openElasticSearch } from '../support/elasticsearch.ts';
import type { Person } from '../support/known-people.ts';
import { UNFILTERED } from '../support/search-question.ts';

const url = elasticsearchUrl('faults and lateness of Elasticsearch');

(url ? describe : describe.skip)('Elasticsearch as the second engine', () => {
  let search: Awaited<ReturnType<typeof openElasticSearch>>;
  let ada: Person;
  let project: Uuid;
  const note = (title: string, text: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
    type: 'NOTE',
    id: uuidV7.newId(),
    scopeId: project,
    parentId: null,
    title,
    text,
    keywords: [],
    language: null,
    createdAt: new Date('2026-01-05T10:00:00Z'),
    ...more,
  });
  const put = (...documents: SearchDocument[]) =>
    search.work.perform(ada.teamId, ({ searchIndex }) => searchIndex.put(documents));
  const titles = async (query: string, who = ada) => {
    const { groups } = await search.reader.find(who, {
      words: (languages) => search.analysis.analyseQuery(query, languages),
      types: SEARCHED_TYPES,
      ...UNFILTERED,
      limit: 20,
      offset: 0,
    });
    return groups.flatMap(({ hits }) => hits.map(({ title }) => title)).sort();
  };
  const inEngine = async () => (await search.engine.digests(ada.teamId, 'NOTE', everything)).map(({ id }) => id);
  const everything = { after: null, last: null, limit: 100 };

  beforeEach(async () => {
    search = await openElasticSearch(url!);
    ada = await search.people.member(await search.people.team());
    project = await search.people.project(ada, 1);
  });
  afterEach(() => search.close());

  it('answers from PostgreSQL until its index is filled, and then answers', async () => {
    await put(note('A', 'pricing'), note('B', 'pricing'));
    expect((await search.engine.indexes()).current).toBeNull();
    expect(await titles('pricing')).toEqual(['A', 'B']);
    await search.tend();
    await search.tend();
    const { current, next } = await search.engine.indexes();
    expect([current !== null, next]).toEqual([true, null]);
    expect(await inEngine()).toHaveLength(2);
    expect(await titles('pricing')).toEqual(['A', 'B']);
  });

  it('keeps no text: only ids leave it', async () => {
    await put(note('A', 'pricing'));
    await search.tend();
    await search.tend();
    const answer = await search.raw('GET', `/${search.prefix}-*/_search`);
    expect(await answer.text()).not.toContain('pricing');
  });

  it('never shows what moved out of sight, was removed or lost the word, however late the engine is', async () => {
    const guest = await search.people.member(ada.teamId);
    const secret = await search.people.project(ada);
    const [moved, removed, changed] = [note('Moved', 'merger'), note('Removed', 'merger'), note('Changed', 'merger')];
    await put(moved, removed, changed, note('Stays', 'merger'));
    await search.tend();
    await search.tend();
    await put({ ...moved, scopeId: secret }, { ...changed, text: 'other' });
    await search.work.perform(ada.teamId, ({ searchIndex }) => searchIndex.remove([removed]));
    expect(await titles('merger ', guest)).toEqual(['Stays']);
    // Even when the changes are lost.
    await search.database.query('DELETE FROM search_change');
    expect(await titles('merger ', guest)).toEqual(['Stays']);
    expect(await titles('merger ')).toEqual(['Moved', 'Stays']);
  });

  it('fills the page up from behind when the best results are gone', async () => {
    const gone = Array.from({ length: 120 }, (_, index) => note(`merger merger ${index}`, 'merger'));
    const stay = Array.from({ length: 30 }, (_, index) =>
      note(`N${index}`, `a merger among ${'other words '.repeat(9)}`),
    );
    await put(...gone, ...stay);
    await search.tend();
    await search.tend();
    await search.work.perform(ada.teamId, ({ searchIndex }) => searchIndex.remove(gone));
    await search.database.query('DELETE FROM search_change');
    expect(await titles('merger ')).toHaveLength(20);
  });

  it('searches in PostgreSQL while the engine is down, and catches up from the log', async () => {
    await search.tend();
    await search.tend();
    const down = await openElasticSearch('http://127.0.0.1:9');
    try {
      expect(await down.engine.probe()).toBe('UNAVAILABLE');
      const ben = await down.people.member(await down.people.team());
      const open = await down.people.project(ben, 1);
      await down.work.perform(ben.teamId, ({ searchIndex }) =>
        searchIndex.put([note('A', 'pricing', { scopeId: open })]),
      );
      await expect(down.copy(ben.teamId)).rejects.toThrow();
      expect(await down.database.query('SELECT object_type FROM search_change')).toHaveLength(1);
      await down.database.query(
        `INSERT INTO search_copy (team_id, index_name, filled_at) VALUES ($1, 'index', now())`,
        [ben.teamId],
      );
      const { groups } = await down.reader.find(ben, {
        words: (languages) => down.analysis.analyseQuery('pricing', languages),
        types: SEARCHED_TYPES,
        ...UNFILTERED,
        limit: 5,
        offset: 0,
      });
      expect(groups[0]!.total).toBe(1);
      expect(down.faults).toHaveLength(1);
    } finally {
      await down.close();
    }
  });

  it('tells when the engine is full: new changes wait and are found, and nothing is lost', async () => {
    await put(note('Old', 'pricing'));
    await search.tend();
    await search.tend();
    const { current } = await search.engine.indexes();
    await search.raw('PUT', `/${current}/_settings`, { 'index.blocks.write': true });
    await put(note('New', 'pricing'));
    await expect(search.copy(ada.teamId)).rejects.toThrow();
    expect(search.engine.state()).toBe('FULL');
    expect(search.faults).toHaveLength(1);
    expect(await titles('pricing')).toEqual(['New', 'Old']);
    await search.raw('PUT', `/${current}/_settings`, { 'index.blocks.write': null });
    await search.copy(ada.teamId);
    expect(search.engine.state()).toBe('READY');
    expect(await inEngine()).toHaveLength(2);
  });

  it('does not read an index of another mapping, and deletes it once its own is filled', async () => {
    await put(note('A', 'pricing'));
    await search.raw('PUT', `/${search.prefix}-v0-1`, { aliases: { [`${search.prefix}-v0`]: {} } });
    expect(await search.engine.indexes()).toEqual({ current: null, next: null, others: true });
    expect(await titles('pricing')).toEqual(['A']);
    await search.tend();
    await search.tend();
    expect(await search.engine.indexes()).toMatchObject({ current: expect.any(String), others: false });
  });

  it('forgets workspaces that were deleted', async () => {
    await put(note('A', 'pricing'));
    await search.tend();
    await search.tend();
    expect(await search.engine.teams()).toEqual([ada.teamId]);
    await search.database.query('UPDATE team SET deleted_at = now() WHERE id = $1', [ada.teamId]);
    await search.tend(true);
    expect(await search.engine.teams()).toEqual([]);
  });

  it('is slow when it does not answer in time', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const slow = new ElasticsearchEngine({ url: `http://127.0.0.1:${port}`, searchMs: 20, onFault: () => undefined });
    try {
      expect(await slow.probe()).toBe('SLOW');
      const nothing = {
        ...UNFILTERED,
        teamId: ada.teamId,
        scopes: [],
        words: [],
        condition: null,
        enough: 0,
        except: [],
        limit: 1,
      };
      expect(await slow.find({ ...nothing, types: ['NOTE'] })).toBeNull();
    } finally {
      server.closeAllConnections();
      server.close();
      await slow.close();
    }
  });

  it('fills a new index while the old one answers, then switches and deletes the old one', async () => {
    await put(note('A', 'pricing'));
    await search.tend();
    await search.tend();
    const before = await search.engine.indexes();
    await search.engine.create();
    expect(await titles('pricing')).toEqual(['A']);
    await put(note('B', 'pricing'));
    await search.copy(ada.teamId);
    expect(await titles('pricing')).toEqual(['A', 'B']);
    await search.tend();
    await search.tend();
    const after = await search.engine.indexes();
    expect([after.current === before.current, after.next, after.others]).toEqual([false, null, false]);
    expect(await inEngine()).toHaveLength(2);
    expect(await titles('pricing')).toEqual(['A', 'B']);
  });

  it('discards its index after the engine was switched off for a while, and fills a new one', async () => {
    await put(note('A', 'pricing'));
    await search.tend();
    await search.tend();
    const old = { ...note('Old', 'pricing'), digest: '1', runs: [] };
    await search.engine.write({ to: ['current'], teamId: ada.teamId, documents: [old], gone: [], awaited: true });
    // A start without the setting.
    await search.copies.forgetExcept([]);
    expect(await titles('pricing')).toEqual(['A']);
    await search.tend();
    await search.tend();
    expect(await inEngine()).not.toContain(old.id);
    expect(await inEngine()).toHaveLength(1);
  });

  it('compares both sides and repairs what is missing, out of date or too many', async () => {
    const [kept, lost, old] = [note('Kept', 'pricing'), note('Lost', 'pricing'), note('Old', 'pricing')];
    await put(kept, lost, old);
    await search.tend();
    await search.tend();
    const extra = { ...note('Extra', 'pricing'), digest: '1', runs: [] };
    await search.engine.write({
      to: ['current'],
      teamId: ada.teamId,
      documents: [extra, { ...extra, id: old.id }],
      gone: [lost],
      awaited: true,
    });
    await search.check(ada.teamId);
    const [{ repaired } = { repaired: null }] = await search.database.query<{ repaired: number | null }>(
      'SELECT repaired FROM search_check',
    );
    expect(repaired).toBe(3);
    expect((await inEngine()).sort()).toEqual([kept.id, lost.id, old.id].sort());
    await search.check(ada.teamId);
    expect(await search.database.query('SELECT repaired FROM search_check')).toEqual([{ repaired: 0 }]);
  });
});
