import type { SearchResults } from '@evident/domain/search';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenSearch, openSearch } from '../../test/support/open-search.ts';
import { noGlossary, noMeanings, noTerms, systemFilters } from '../../test/support/search-question.ts';
import { highlightDocument, noteDocument, projectDocument, tagDocument } from './documents.ts';
import type { SearchDocument } from './search-index.ts';
import { Search, SearchHandler } from './search.ts';

describe('finding it again', () => {
  let world: OpenSearch;
  let ada: Person;
  let projectId: string;
  const createdAt = new Date('2026-02-03T04:05:06Z');
  const put = (...documents: SearchDocument[]) =>
    world.work.perform(ada.teamId, ({ searchIndex }) => searchIndex.put(documents));
  const ask = (query: string, more: object = {}, who = ada): Promise<SearchResults> =>
    new SearchHandler(world.reader, world.analysis, systemFilters(), noMeanings, noTerms(), noGlossary).execute(
      new Search(who, { query, ...more }),
    );
  const note = (title: string, text: string, speakers: string[] = []) =>
    noteDocument({ id: uuidV7.newId(), projectId, createdAt, title, language: null }, text, speakers);

  beforeAll(async () => {
    world = await openSearch();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.people.member(await world.people.team());
    projectId = await world.people.project(ada, 1);
  });

  it('shows the title and the words around the match, what was searched for marked, and where to open it', async () => {
    const text = 'Hello 👋 and welcome.\nI never trust the first number on the dashboard.';
    await put(note('Trust in dashboards', text));
    const {
      groups: [group],
      total,
    } = await ask('dashboard trusted ');
    const [item] = group!.items;
    expect(total).toBe(1);
    expect(item).toMatchObject({
      type: 'NOTE',
      projectId,
      parentId: null,
      parentTitle: null,
      createdAt: createdAt.toISOString(),
    });
    expect(item!.preview).toEqual({
      title: [
        { text: 'Trust', match: true },
        { text: ' in ', match: false },
        { text: 'dashboards', match: true },
      ],
      content: [
        { text: 'Hello 👋 and welcome. I never ', match: false },
        { text: 'trust', match: true },
        { text: ' the first number on the ', match: false },
        { text: 'dashboard', match: true },
        { text: '.', match: false },
      ],
    });
    expect([...text].slice(item!.place!.start, item!.place!.end).join('')).toBe('trust');
  });
  it('groups results by type, each with its own number, the type with the best result first', async () => {
    const noteId = uuidV7.newId();
    await put(
      { ...note('Interview', 'pricing came up, and much else of which we will not speak here'), id: noteId },
      highlightDocument({
        id: uuidV7.newId(),
        projectId,
        noteId,
        createdAt,
        text: 'pricing is confusing',
        speakers: ['Grace'],
      }),
      highlightDocument({ id: uuidV7.newId(), projectId, noteId, createdAt, text: 'the pricing page', speakers: [] }),
      tagDocument({
        id: uuidV7.newId(),
        projectId,
        tagGroupId: uuidV7.newId(),
        createdAt,
        title: 'Pricing',
        description: 'Anything about pricing',
      }),
      projectDocument({ id: projectId, createdAt, title: 'Pricing study', summary: '' }),
    );
    const { groups, total } = await ask('pricing');
    expect(new Map(groups.map(({ type, total: count }) => [type, count]))).toEqual(
      new Map([
        ['TAG', 1],
        ['PROJECT', 1],
        ['HIGHLIGHT', 2],
        ['NOTE', 1],
      ]),
    );
    expect(groups[0]!.type).toBe('TAG');
    expect(total).toBe(5);
    expect(groups.find(({ type }) => type === 'HIGHLIGHT')!.items[0]!.parentId).toBe(noteId);
  });
  it('finds a note by who speaks in it, and shows its first words', async () => {
    await put(note('Call', 'Good morning.', ['Grace Hopper']));
    const { groups } = await ask('hopper ');
    expect(groups[0]!.items[0]).toMatchObject({
      place: null,
      preview: { content: [{ text: 'Good morning.', match: false }] },
    });
  });
  it('finds a project by its readme, and claims no place there: what is kept of it begins with the summary', async () => {
    await put(
      projectDocument(
        { id: projectId, createdAt, title: 'Onboarding', summary: 'Twelve interviews' },
        'We ask who churned.',
      ),
    );
    expect((await ask('churned ')).groups[0]!.items[0]).toMatchObject({
      type: 'PROJECT',
      place: null,
      preview: { content: expect.arrayContaining([{ text: 'churned', match: true }]) },
    });
  });
  it('opens a long note at the passage that answers', async () => {
    const text = `${'small talk\n'.repeat(2000)}The invoice 🧾 arrived twice.\n${'more talk\n'.repeat(2000)}`;
    await put(note('Long', text));
    const { place, preview } = (await ask('"invoice 🧾 arrived"')).groups[0]!.items[0]!;
    expect([...text].slice(place!.start, place!.end).join('')).toBe('invoice 🧾 arrived');
    expect(preview.content).toContainEqual({ text: 'invoice 🧾 arrived', match: true });
    expect(preview.content.reduce((sum, fragment) => sum + fragment.text.length, 0)).toBeLessThan(300);
  });
  it('answers an empty query with nothing', async () => {
    const { counts, ...answer } = await ask('  ');
    expect(counts.every(({ total }) => total === 0)).toBe(true);
    expect(answer).toEqual({
      groups: [],
      total: 0,
      offset: 0,
      missing: [],
      notices: [],
      widened: [],
      relaxed: false,
      suggestedQuery: null,
    });
  });
  it('refuses more than 2000 characters and more than 60 words', async () => {
    await expect(ask('😀'.repeat(2000))).resolves.toBeDefined();
    await expect(ask('x'.repeat(2001))).rejects.toMatchObject({
      code: 'ValidationError',
      title: 'The search is too long',
    });
    const words = Array.from({ length: 60 }, (_, index) => `w${index}`).join(' ');
    await expect(ask(words)).resolves.toBeDefined();
    await expect(ask(`${words} "one more"`)).rejects.toMatchObject({
      code: 'ValidationError',
      title: 'The search has too many words',
    });
  });
  it('ends at the thousandth result', async () => {
    await put(...Array.from({ length: 1005 }, (_, index) => note(`N${index}`, 'pricing')));
    const page = await ask('pricing', { limit: 1000, offset: 990 });
    expect([page.groups[0]!.total, page.groups[0]!.items.length, page.offset]).toEqual([1005, 10, 990]);
    expect((await ask('pricing', { limit: 0 })).groups).toMatchObject([{ total: 1005, items: [] }]);
  });
  it('suggests the nearest words where nothing was found, of what the asker may see only', async () => {
    await put(note('A', 'The quarterly zeppelin'), note('B', 'A zeppelin again'));
    const secret = noteDocument(
      { id: uuidV7.newId(), projectId: await world.people.project(ada), createdAt, title: 'Secret', language: null },
      'walrus',
    );
    await put(secret);
    const ben = await world.people.member(ada.teamId);
    const suggested = async (query: string, more: object = {}, who = ada) =>
      (await ask(query, more, who)).suggestedQuery;
    expect(await suggested('Zepelin ')).toBe('zeppelin ');
    expect(await suggested('zepelin qarterly ')).toBe('zeppelin quarterly ');
    expect(await suggested('quarterly zepelin ')).toBe('quarterly zeppelin ');
    expect([await suggested('seppelin '), await suggested('eppelin '), await suggested('ezppelin ')]).toEqual([
      'zeppelin ',
      'zeppelin ',
      'zeppelin ',
    ]);
    expect(await suggested('un\u00adknown -zepelin ')).toBeNull();
    expect([await suggested('walruss '), await suggested('walruss ', {}, ben)]).toEqual(['walrus ', null]);
    expect([
      await suggested('"zepelin"'),
      await suggested('xylophone '),
      await suggested('zepelin ', { types: ['TAG'] }),
      await suggested('zepelin ', { projectIds: [secret.scopeId] }),
    ]).toEqual([null, null, null, null]);
  });
  it('excludes, finds alternatives, and names what it does not understand', async () => {
    await put(note('A', 'pricing draft'), note('B', 'pricing'), note('C', 'fees'));
    const found = async (query: string) => {
      const { groups, notices } = await ask(query);
      return {
        titles: groups.flatMap(({ items }) => items.map(({ preview }) => preview.title[0]!.text)).sort(),
        notices: notices.map(({ part }) => part),
      };
    };
    expect(await found('pricing -draft')).toEqual({ titles: ['B'], notices: [] });
    expect(await found('pricing OR fees ')).toEqual({ titles: ['A', 'B', 'C'], notices: [] });
    expect(await found('(pricing OR fees) -"pricing draft"')).toEqual({ titles: ['B', 'C'], notices: [] });
    expect(await found('fees OR (tag:x')).toEqual({ titles: ['C'], notices: ['(', 'tag:x'] });
    expect(await found('-draft')).toEqual({ titles: [], notices: ['-draft'] });
  });
  it('says which words occur nowhere, and when it found less than was asked for', async () => {
    await put(note('A', 'onboarding'), note('B', 'pricing'));
    expect(await ask('onboarding xylophone ')).toMatchObject({ total: 1, missing: ['xylophone'], relaxed: false });
    expect(await ask('onboarding pricing ')).toMatchObject({ total: 2, missing: [], relaxed: true });
  });
});
