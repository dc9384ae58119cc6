import { analyseDocument } from '../../application/search/analysed-document.ts';
import { noteDocument } from '../../application/search/documents.ts';
import type { SearchDocument } from '../../application/search/search-index.ts';
import type { TextAnalysis } from '../../application/search/text-analysis.ts';
import { PostgresSearchIndex } from '../../adapters/postgres/search/postgres-search-index.ts';
import { PostgresUnitOfWork } from '../../adapters/postgres/unit-of-work.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { PASSAGE_SIZE } from '../../domain/search/index.ts';
import type { Person } from '../support/known-people.ts';
import { type OpenSearch, openSearch } from '../support/open-search.ts';
import { UNFILTERED } from '../support/search-question.ts';

const LARGE = 10_000;

describe('large text in search', () => {
  let world: OpenSearch;
  let ada: Person;
  let projectId: string;
  let analysed = 0;
  let work: PostgresUnitOfWork<{ searchIndex: PostgresSearchIndex }>;

  beforeAll(async () => {
    world = await openSearch();
    const counting: TextAnalysis = {
      analyse: (...args) => {
        analysed += args[0].length;
        return world.analysis.analyse(...args);
      },
      analyseQuery: (...args) => world.analysis.analyseQuery(...args),
      analyseRead: (...args) => world.analysis.analyseRead(...args),
      formsOf: (...args) => world.analysis.formsOf(...args),
    };
    work = new PostgresUnitOfWork(world.source, (session) => ({
      searchIndex: new PostgresSearchIndex(session, counting, undefined, LARGE),
    }));
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.people.member(await world.people.team());
    projectId = await world.people.project(ada, 1);
  });

  const sql = <Row>(text: string) => world.database.query<Row>(text, [ada.teamId]);
  const note = { id: uuidV7.newId(), createdAt: new Date(), title: 'Thoughts', language: null as string | null };
  const documentOf = (
    text: string,
    more: Partial<typeof note & { projectId: string }> = {},
    speakers: readonly string[] = ['Ada'],
  ): SearchDocument => noteDocument({ ...note, projectId, ...more }, text, speakers);
  /** Returns the number of UTF-16 units analyzed. */
  const put = async (document: SearchDocument): Promise<number> => {
    const before = analysed;
    await work.perform(ada.teamId, ({ searchIndex }) => searchIndex.put([document]));
    return analysed - before;
  };
  const words = (from: number, count: number): string =>
    Array.from({ length: count }, (_, at) => `word${(from + at) % 5_000}${at % 12 === 11 ? '.\n' : ' '}`).join('');

  async function expectKept(document: SearchDocument): Promise<void> {
    const passages = await sql<{ text: string; length: number; title: string | null }>(
      'SELECT text, length, title FROM search_passage WHERE team_id = $1 ORDER BY seq',
    );
    expect(passages.map(({ text }) => text).join('')).toBe(document.text);
    expect(passages.every(({ text }) => text.length <= PASSAGE_SIZE)).toBe(true);
    const { length } = analyseDocument(world.analysis, document);
    expect([passages[0]!.length, passages[0]!.title]).toEqual([length, document.title]);
    expect(
      await sql(
        'SELECT scope_id, term, sum(objects)::int AS objects FROM search_term WHERE team_id = $1 GROUP BY scope_id, term HAVING sum(objects) <> 0 ORDER BY term',
      ),
    ).toEqual(
      await sql(
        'SELECT DISTINCT scope_id, t.term COLLATE "C" AS term, 1 AS objects FROM search_passage, unnest(tsvector_to_array(terms)) t(term) WHERE team_id = $1 ORDER BY term',
      ),
    );
    expect(
      await sql(
        'SELECT scope_id, language, sum(objects)::int AS objects, sum(length)::int AS length, sum(passages)::int AS passages FROM search_volume WHERE team_id = $1 GROUP BY scope_id, language HAVING sum(passages) <> 0 ORDER BY language',
      ),
    ).toEqual(
      await sql(`SELECT scope_id, language, count(*) FILTER (WHERE seq = 0)::int AS objects, coalesce(sum(length) FILTER (WHERE seq = 0), 0)::int AS length, count(*)::int AS passages
                          FROM search_passage WHERE team_id = $1 GROUP BY scope_id, language ORDER BY language`),
    );
  }

  it('is analyzed only where it changed', async () => {
    let text = words(0, 40_000);
    expect(await put(documentOf(text))).toBeGreaterThan(text.length);
    for (const share of [0, 0.01, 0.5, 0.99, 1]) {
      const at = Math.floor(share * text.length);
      text = `${text.slice(0, at)}a new thought ${text.slice(at)}`;
      expect(await put(documentOf(text))).toBeLessThan(4 * PASSAGE_SIZE);
      await expectKept(documentOf(text));
      expect(await put(documentOf(text))).toBe(0);
    }
  });

  it('is stored like a text analyzed as a whole, for any change', async () => {
    let text = words(0, 6_000);
    let seed = 7;
    const next = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    await put(documentOf(text));
    for (let round = 0; round < 40; round += 1) {
      const [at, gone] = [next(text.length), next(5) === 0 ? next(12_000) : next(60)];
      text = text.slice(0, at) + words(next(9_000), next(6) === 0 ? next(2_000) : next(8)) + text.slice(at + gone);
      await put(documentOf(text));
      await expectKept(documentOf(text));
    }
  });

  it('grows with inserted text, without ever smaller passages', async () => {
    const [before, behind] = [words(0, 3_000), words(3_000, 3_000)];
    let middle = '';
    for (let round = 0; round < 60; round += 1) {
      middle += words(round * 17, 17);
      await put(documentOf(before + middle + behind));
    }
    const text = before + middle + behind;
    await expectKept(documentOf(text));
    expect(
      (await sql<{ count: number }>('SELECT count(*)::int FROM search_passage WHERE team_id = $1'))[0]!.count,
    ).toBeLessThan(2 * Math.ceil(text.length / PASSAGE_SIZE));
  });

  it('is rewritten if no passage could be kept', async () => {
    const text = words(0, 6_000);
    await put(documentOf(text));
    const elsewhere = await world.people.project(ada, 1);
    for (const document of [documentOf(text, { language: 'de' }), documentOf(text, { projectId: elsewhere })]) {
      expect(await put(document)).toBeGreaterThan(text.length);
      await expectKept(document);
    }
  });

  it('includes title and speakers, and may become small and large again', async () => {
    const text = words(0, 6_000);
    await put(documentOf(text));
    for (const document of [
      documentOf(text, { title: 'Renamed' }),
      documentOf(text, {}, ['Ben', 'Cleo']),
      documentOf('Nearly nothing is left.'),
      documentOf(text),
      documentOf(words(100, 6_000)),
    ]) {
      await put(document);
      await expectKept(document);
    }
  });

  it('is found at its position after passages of changed length', async () => {
    const text = `${words(0, 5_000)}The marmalade stands here.\n${words(0, 2_000)}`;
    await put(documentOf(text));
    await put(documentOf(`😀 Something in front. ${text}`));
    const [{ start, passage }] = (await sql<{ start: number; passage: string }>(
      `SELECT text AS passage, (SELECT coalesce(sum(char_length(q.text)), 0)::int FROM search_passage q WHERE q.team_id = p.team_id AND q.seq < p.seq) AS start FROM search_passage p WHERE team_id = $1 AND text LIKE '%marmalade%'`,
    )) as [{ start: number; passage: string }];
    const { groups } = await world.reader.find(ada, {
      ...UNFILTERED,
      words: (languages) => world.analysis.analyseQuery('marmalade', languages),
      types: ['NOTE'],
      limit: 5,
      offset: 0,
    });
    expect(groups[0]!.hits[0]!.passage).toMatchObject({ start, text: passage });
  });
});
