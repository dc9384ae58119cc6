import type { SearchResults } from '@evident/domain/search';
import { PostgresGlossaryReader } from '../../adapters/postgres/glossary/postgres-glossary-reader.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenSearch, openSearch } from '../../test/support/open-search.ts';
import { noMeanings, noTerms, systemFilters } from '../../test/support/search-question.ts';
import { noteDocument } from './documents.ts';
import { Search, SearchHandler } from './search.ts';

describe('a search for a name of the glossary', () => {
  let world: OpenSearch;
  let ada: Person;
  let projectId: string;
  const createdAt = new Date('2026-02-03T04:05:06Z');
  const ask = (query: string, more: object = {}, who = ada): Promise<SearchResults> => {
    const glossary = new PostgresGlossaryReader(world.reads);
    const ports = [world.reader, world.analysis, systemFilters(), noMeanings, noTerms(), glossary] as const;
    return new SearchHandler(...ports).execute(new Search(who, { query, ...more }));
  };
  const titles = async (query: string, more: object = {}) =>
    (await ask(query, more)).groups.flatMap(({ items }) =>
      items.map(({ preview }) => preview.title.map(({ text }) => text).join('')),
    );
  const notes = (texts: Readonly<Record<string, string>>, project = projectId) =>
    world.work.perform(ada.teamId, ({ searchIndex }) =>
      searchIndex.put(
        Object.entries(texts).map(([title, text]) =>
          noteDocument({ id: uuidV7.newId(), projectId: project, createdAt, title, language: 'en' }, text, []),
        ),
      ),
    );
  const term = (name: string, otherNames: readonly string[], who = ada): Promise<unknown> =>
    world.database.query(
      `INSERT INTO glossary_term (id, team_id, name, other_names, definition, created_by, created_at, updated_at) VALUES (gen_random_uuid(), $1, $2, $3, 'What it is', $4, now(), now())`,
      [who.teamId, name, otherNames, who.userId],
    );

  beforeAll(async () => {
    world = await openSearch();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.people.member(await world.people.team());
    projectId = await world.people.project(ada, 1);
    await term('MTTR', ['mean time to restore', 'time to recovery']);
    await notes({
      first: 'Our mean time to restore grew. The mean time to restore is what we watch, mean time to restore.',
      second: 'We had an outage, and among many other things that we discuss at length the MTTR came up.',
      third: 'Time passes. What does it mean to restore?',
      fourth: 'We never talk about it.',
    });
  });

  it('finds its other names, says so, marks them, and has results with the typed name first', async () => {
    expect(await titles('mttr')).toEqual(['second', 'first']);
    const { widened, missing, groups } = await ask('mttr');
    expect(missing).toEqual([]);
    expect(widened).toEqual([
      {
        typed: 'mttr',
        also: ['mean time to restore', 'time to recovery'],
        term: { id: expect.any(String), name: 'MTTR', definition: 'What it is' },
      },
    ]);
    expect(groups[0]!.items[1]!.preview.content).toContainEqual({ text: 'mean time to restore', match: true });
  });

  it('finds them among other words, of which results need enough', async () => {
    expect(await titles('outage mttr')).toEqual(['second']);
    expect(await titles('watch mttr')).toEqual(['first']);
    expect((await titles('mean time to restore')).sort()).toEqual(['first', 'second', 'third']);
    expect((await titles('mean time to restore'))[2]).toBe('second');
    expect(await titles('watch OR mttr')).toEqual(expect.arrayContaining(['first', 'second']));
    expect(await titles('mttr -watch')).toEqual(['second']);
  });

  it('finds only as written in quotes, and where that is wanted', async () => {
    expect(await titles('"mttr"')).toEqual(['second']);
    expect(await titles('mttr', { widen: false })).toEqual(['second']);
    expect((await ask('mttr', { widen: false })).widened).toEqual([]);
  });

  it('finds results by another name alone, without calling the typed one unknown', async () => {
    await term('SRE', ['outage']);
    const { missing, suggestedQuery } = await ask('sre');
    expect(await titles('sre')).toEqual(['second']);
    expect([missing, suggestedQuery]).toEqual([[], null]);
    await term('NOC', ['operations center']);
    expect((await ask('noc ')).missing).toEqual(['noc']);
  });

  it('finds nothing in hidden projects, and no names of other workspaces', async () => {
    const ben = await world.people.member(ada.teamId);
    const hidden = await world.people.project(ada);
    await notes({ hidden: 'A secret time to recovery' }, hidden);
    expect(await titles('mttr')).toContain('hidden');
    expect((await ask('mttr', {}, ben)).total).toBe(2);
    const stranger = await world.people.member(await world.people.team());
    expect(await ask('mttr', {}, stranger)).toMatchObject({ total: 0, widened: [] });
  });
});
