import type { SearchIndex } from '@evident/application/search/search-index';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { elasticsearchUrl, openElasticSearch } from '../support/elasticsearch.ts';
import type { Person } from '../support/known-people.ts';
import { channelsInSearchContract } from './channels-in-search.contract.ts';
import { searchIndexContract } from './search-index.contract.ts';
import { type WordWorld, wordFormsContract } from './word-forms.contract.ts';
import { widenedSearchContract } from './widened-search.contract.ts';

/** Each change waits for the engine. */
const RUNS = 12;

const url = elasticsearchUrl('search on Elasticsearch');

/** @param copied whether the engine gets to know a change before it is searched for */
async function worldOf(
  copied: (change: number) => boolean,
): Promise<WordWorld & { sql(text: string, ...values: unknown[]): Promise<unknown> }> {
  const search = await openElasticSearch(url!);
  const { analysis, reader, words, people, work, engine } = search;
  await search.tend();
  await search.tend();
  const find = engine.find.bind(engine);
  let answers = 0;
  engine.find = async (question) => {
    const found = await find(question);
    if (found === null) throw new Error(`Elasticsearch did not answer: ${search.faults.join(', ')}`);
    answers += 1;
    return found;
  };
  let changes = 0;
  return {
    analysis,
    reader,
    words,
    sql: (text, ...values) => search.database.query(text, values),
    async team() {
      const team = await people.team();
      await search.copy(team);
      return team;
    },
    member: (teamId: Uuid) => people.member(teamId),
    project: (owner: Actor, isOpen: boolean) => people.project(owner as Person, isOpen ? 1 : undefined),
    async change(teamId: Uuid, change: (index: SearchIndex) => Promise<void>) {
      await work.perform(teamId, ({ searchIndex }) => change(searchIndex));
      changes += 1;
      if (copied(changes)) await search.copy(teamId);
    },
    async close() {
      await search.close();
      if (answers === 0) throw new Error('Every search was answered by PostgreSQL');
    },
  };
}

(url ? describe : describe.skip)('with a server', () => {
  searchIndexContract('Elasticsearch', () => worldOf(() => true), RUNS);
  channelsInSearchContract('Elasticsearch', () => worldOf(() => true));
  wordFormsContract('Elasticsearch', () => worldOf(() => true));
  widenedSearchContract('Elasticsearch', () => worldOf(() => true));
  searchIndexContract('Elasticsearch that is late', () => worldOf((change) => change % 2 === 0), RUNS);
});
