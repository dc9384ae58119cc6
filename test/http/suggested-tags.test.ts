import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';

const AI = '00000000-0000-0000-0000-000000000000';

describe('suggestions about tags, feelings and personal data', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;
  let groupId: string;
  const { send, get, items, undo } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await openApp();
    ada = await test.people.member(await test.people.team());
  });
  beforeEach(async () => {
    projectId = await test.people.project(ada, 1);
    const board = await send('post', ada, `projects/${projectId}/tag-boards`, { title: 'Themes' }).expect(201);
    groupId = (await send('post', ada, `tag-boards/${board.body.id}/groups`, { title: 'All' }).expect(201)).body.id;
  });
  afterAll(() => test.close());

  const tag = async (title: string): Promise<string> =>
    (await send('post', ada, `tag-groups/${groupId}/tags`, { title }).expect(201)).body.id;
  const note = async (markdown: string): Promise<string> =>
    (await send('post', ada, `projects/${projectId}/notes`, { title: 'Note', markdown }).expect(201)).body.id;
  const highlight = async (noteId: string, quote: string, ...tagIds: string[]): Promise<string> =>
    (await send('post', ada, `notes/${noteId}/highlights`, { quote, tagIds }).expect(201)).body.id;
  const suggest = async (noteId: string, kind: string) => {
    await send('post', ada, `notes/${noteId}/suggestions`, { kind }).expect(200);
    return items(ada, `notes/${noteId}/suggestions`);
  };
  const decide = async (noteId: string, outcome: string, found: readonly { id: string }[]) =>
    (
      await send('post', ada, `notes/${noteId}/suggestions/decisions`, {
        outcome,
        suggestionIds: found.map(({ id }) => id),
      }).expect(200)
    ).body;

  it('offer the tags of similar highlights, while coding and for highlights without tags', async () => {
    const [price, speed] = [await tag('Price'), await tag('Speed')];
    const noteId = await note(
      'The subscription is too expensive for a small team.\n\nThe page takes ages to load.\n\nThis subscription is expensive for the team.\n\nIt loads so slowly that I make coffee.',
    );
    await highlight(noteId, 'The subscription is too expensive for a small team', price);
    await highlight(noteId, 'The page takes ages to load', speed);
    const quote = encodeURIComponent('The price of the subscription is much too expensive for us');
    const near = await items(ada, `projects/${projectId}/suggested-tags?quote=${quote}`);
    expect(near[0]).toMatchObject({ tagId: price, title: 'Price' });

    const open = await highlight(noteId, 'This subscription is expensive for the team');
    const found = await suggest(noteId, 'TAG');
    expect(found).toMatchObject([{ highlightId: open, tags: [{ id: price }] }]);
    expect((await get(ada, `highlights/${open}`)).body.suggestedTagIds).toEqual([price]);
    const { undoId } = await decide(noteId, 'Accepted', found);
    expect((await get(ada, `highlights/${open}`)).body).toMatchObject({
      suggestedTagIds: [],
      tags: [{ id: price, how: 'ai', appliedBy: AI, appliedByName: 'AI' }],
    });
    await undo(ada, undoId).expect(200);
    expect((await get(ada, `highlights/${open}`)).body).toMatchObject({ suggestedTagIds: [price], tags: [] });

    const similar = await items(ada, `highlights/${open}/similar`);
    for (const { highlight: one } of similar) expect(one.id).not.toBe(open);
  });

  it('find tags that are alike, until rejected', async () => {
    const [one, other] = [await tag('Onboarding issue'), await tag('onboarding Issues')];
    await tag('Something else');
    const found = async () => {
      await send('post', ada, `projects/${projectId}/suggestions`).expect(200);
      return items(ada, `projects/${projectId}/suggestions`);
    };
    const [pair, ...others] = await found();
    expect(others).toEqual([]);
    expect(pair.tags.map(({ id }: { id: string }) => id).sort()).toEqual([one, other].sort());
    const { undoId } = (
      await send('post', ada, `projects/${projectId}/suggestions/rejections`, { suggestionIds: [pair.id] }).expect(200)
    ).body;
    expect(await found()).toEqual([]);
    await undo(ada, undoId).expect(200);
    expect(await found()).toHaveLength(1);
  });

  it('plan the redaction of personal data, which hides nothing before it is applied', async () => {
    const noteId = await note(
      'Write to ana.berg@example.org or call +44 20 7946 0958. Maria Sanchez from Microsoft lives in Berlin.',
    );
    const found = await suggest(noteId, 'REDACTION');
    expect(found.map(({ words }) => words.quote)).toEqual(
      expect.arrayContaining(['ana.berg@example.org', '+44 20 7946 0958', 'Maria Sanchez']),
    );
    const { undoId } = await decide(noteId, 'Accepted', found);
    const planned = await items(ada, `notes/${noteId}/redactions`);
    expect(planned).toHaveLength(found.length);
    expect((await get(ada, `notes/${noteId}/content?format=text`)).text).toContain('ana.berg@example.org');
    await undo(ada, undoId).expect(200);
    expect(await items(ada, `notes/${noteId}/redactions`)).toEqual([]);

    const again = await items(ada, `notes/${noteId}/suggestions`);
    await decide(noteId, 'Accepted', again);
    await send('post', ada, `notes/${noteId}/redactions/apply`).expect(200);
    expect((await get(ada, `notes/${noteId}/content?format=text`)).text).not.toContain('ana.berg');
    const kept = await test.database.query(`SELECT FROM suggestion WHERE words::text LIKE '%ana.berg%'`);
    expect(kept).toEqual([]);
  });

  it('score highlights with the words that carry the feeling', async () => {
    const noteId = await note('I love how easy it is.\n\nThe report is not good, it is horrible.');
    const [good, bad] = [
      await highlight(noteId, 'I love how easy it is'),
      await highlight(noteId, 'not good, it is horrible'),
    ];
    const byId = new Map((await items(ada, `notes/${noteId}/sentiment`)).map((one) => [one.highlightId, one]));
    expect(byId.get(good)).toMatchObject({ sentiment: 'POSITIVE', words: [{ word: 'love' }, { word: 'easy' }] });
    expect(byId.get(bad)!.sentiment).toBe('NEGATIVE');
    expect(byId.get(bad)!.words.find(({ word }: { word: string }) => word === 'not good').valence).toBeLessThan(0);
  });
});
