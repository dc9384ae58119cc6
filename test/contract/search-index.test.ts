import { randomUUID } from 'node:crypto';
import { projectDocument } from '@evident/application/search/documents';
import { type OpenSearch, openSearch } from '../support/open-search.ts';
import type { Person } from '../support/known-people.ts';
import { channelsInSearchContract } from './channels-in-search.contract.ts';
import { searchIndexContract } from './search-index.contract.ts';
import { widenedSearchContract } from './widened-search.contract.ts';
import { type WordWorld, wordFormsContract } from './word-forms.contract.ts';

const postgres = async (): Promise<WordWorld & { sql(text: string, ...values: unknown[]): Promise<unknown> }> => {
  const { analysis, reader, words, people, work, database, close } = await openSearch();
  const sql = (text: string, ...values: unknown[]): Promise<unknown> => database.query(text, values);
  return {
    analysis,
    reader,
    words,
    close,
    sql,
    team: () => people.team(),
    member: (teamId) => people.member(teamId),
    project: (owner, open) => people.project(owner as Person, open ? 1 : undefined),
    change: (teamId, change) => work.perform(teamId, ({ searchIndex }) => change(searchIndex)),
  };
};
searchIndexContract('PostgreSQL', postgres);
channelsInSearchContract('PostgreSQL', postgres);
wordFormsContract('PostgreSQL', postgres);
widenedSearchContract('PostgreSQL', postgres);

describe('records read to index them', () => {
  it('may be tens of thousands at once', async () => {
    const { people, work, close } = await openSearch();
    const refs = Array.from({ length: 30_000 }, () => ({ type: 'HIGHLIGHT' as const, id: randomUUID() }));
    expect(await work.perform(await people.team(), ({ searchSource }) => searchSource.read(refs))).toEqual([]);
    await close();
  });
});

describe('search function that bypasses row-level security', () => {
  let world: OpenSearch;
  beforeAll(async () => {
    world = await openSearch();
  });
  afterAll(() => world.close());

  it('checks the team itself: returns nothing of another team, and nothing without a team', async () => {
    const { people, work, reads, source } = world;
    const ada = await people.member(await people.team());
    const projectId = await people.project(ada, 1);
    const stranger = await people.team();
    await work.perform(ada.teamId, ({ searchIndex }) =>
      searchIndex.put([projectDocument({ id: projectId, title: 'Zeppelin', summary: '', createdAt: new Date() })]),
    );
    const matching = `SELECT object_id FROM search_match('zeppelin', '{zeppelin}', '{zeppelin}', '{1}', '{1}', '{1}', '{false}', 0, '{PROJECT}', '{4}', '{${projectId}}', 10, 0, NULL)`;
    const found = (teamId: string) => reads.unscoped(teamId, (rows) => rows(matching));
    expect(await found(ada.teamId)).toHaveLength(1);
    expect(await found(stranger)).toEqual([]);
    expect(await source.query(matching)).toEqual([]);
    const words = `SELECT word FROM search_words('{zeppelin}', '{zeppelin}', '{${projectId}}')`;
    const wordsFound = (teamId: string) => reads.unscoped(teamId, (rows) => rows(words));
    expect(await wordsFound(ada.teamId)).toEqual([{ word: 'zeppelin' }]);
    expect(await wordsFound(stranger)).toEqual([]);
    expect(await source.query(words)).toEqual([]);
  });
});
