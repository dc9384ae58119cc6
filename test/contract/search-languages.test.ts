import type { SearchDocument } from '@evident/application/search/search-index';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { readQuery } from '@evident/domain/search';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { type OpenSearch, openSearch } from '../support/open-search.ts';
import { UNFILTERED } from '../support/search-question.ts';

describe('search in other languages', () => {
  let search: OpenSearch;
  let actor: Actor;
  let scopeId: Uuid;

  const note = (title: string, text: string): SearchDocument => ({
    type: 'NOTE',
    id: uuidV7.newId(),
    scopeId,
    parentId: null,
    title,
    text,
    keywords: [],
    language: null,
    createdAt: new Date('2026-01-05T10:00:00Z'),
  });
  const titles = async (query: string) => {
    const read = readQuery(query);
    const { groups } = await search.reader.find(actor, {
      ...UNFILTERED,
      combined: read,
      words: (languages) => search.analysis.analyseRead(read, languages),
      types: ['NOTE'],
      limit: 10,
      offset: 0,
    });
    return groups.flatMap(({ hits }) => hits.map(({ title }) => title)).sort();
  };

  beforeAll(async () => {
    search = await openSearch();
    const member = await search.people.member(await search.people.team());
    actor = member;
    scopeId = await search.people.project(member, 1);
    await search.work.perform(actor.teamId, ({ searchIndex }) =>
      searchIndex.put([
        note('1', 'Die Preisliste ist nicht mehr aktuell.'),
        note('2', 'Wir brauchen eine Liste der Preise.'),
        note('3', 'Der Preis ist mir zu hoch.'),
        note('4', '用戶無法登入系統。'),
        note('5', '사용자는 화면을 이해하지 못했습니다.'),
        note('6', 'The users did not understand the screen.'),
        note('7', 'המשתמשים לא הבינו את המסך.'),
      ]),
    );
  });
  afterAll(() => search.close());

  it('finds compounds by their parts, and the parts together by the compound', async () => {
    expect(await titles('Preis ')).toEqual(['1', '2', '3']);
    expect(await titles('Preisliste ')).toEqual(['1', '2']);
    expect(await titles('"Preisliste"')).toEqual(['1']);
    expect(await titles('Preis -Preisliste')).toEqual(['2', '3']);
    expect(await titles('Preisliste OR users')).toEqual(['1', '2', '6']);
  });

  it('finds other forms and characters in one workspace', async () => {
    expect(await titles('用户 ')).toEqual(['4']);
    expect(await titles('사용자에게 ')).toEqual(['5']);
    expect(await titles('המסכים ')).toEqual(['7']);
    expect(await titles('user ')).toEqual(['6']);
  });
});
