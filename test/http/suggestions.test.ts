import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const AI = '00000000-0000-0000-0000-000000000000';
const INTERVIEW = `**Ana** (0:01): We copy the numbers from the report into our own spreadsheet every Friday because nobody trusts the dashboard.

**Ben** (0:20): And how long does it take?

**Ana** (0:25): The spreadsheet takes me half a day each week, and my manager checks every number in the report twice.

**Ana** (0:50): If the dashboard showed where each number comes from, we would stop copying numbers into the spreadsheet.`;

describe('suggested highlights', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let projectId: string;
  let noteId: string;
  const { as, server, send, get, items, undo } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
  });
  beforeEach(async () => {
    projectId = await test.people.project(ada, 1);
    ({ id: noteId } = (
      await send('post', ada, `projects/${projectId}/notes`, { title: 'Ana', markdown: INTERVIEW }).expect(201)
    ).body);
  });
  afterAll(() => test.close());

  const suggest = async (): Promise<number> =>
    (await send('post', ada, `notes/${noteId}/suggestions`, { kind: 'HIGHLIGHT' }).expect(200)).body.made;
  const open = () => items(ada, `notes/${noteId}/suggestions`);
  const highlights = () => items(ada, `notes/${noteId}/highlights`);
  const decide = async (outcome: string, suggestionIds: readonly string[]) =>
    (await send('post', ada, `notes/${noteId}/suggestions/decisions`, { outcome, suggestionIds }).expect(200)).body;

  it('stand verbatim in the note, in text order, and change nothing', async () => {
    expect(await suggest()).toBeGreaterThan(1);
    const { text } = await get(ada, `notes/${noteId}/content?format=text`).expect(200);
    const list = await open();
    for (const { words, reason, createdByName } of list) {
      expect([...text].slice(words.start, words.end).join('')).toBe(words.quote);
      expect(reason).not.toBe('');
      expect(createdByName).toBe('AI');
    }
    expect(list.map(({ words }) => words.start)).toEqual(list.map(({ words }) => words.start).sort((a, b) => a - b));
    expect(await highlights()).toEqual([]);
  });

  it('become highlights by AI once accepted, all with one undo step', async () => {
    await suggest();
    const list = await open();
    const { undoId, decided } = await decide(
      'Accepted',
      list.map(({ id }) => id),
    );
    expect(decided).toBe(list.length);
    expect(await open()).toEqual([]);
    const made = await highlights();
    expect(made.map(({ text }) => text)).toEqual(list.map(({ words }) => words.quote));
    expect(made[0]).toMatchObject({ createdBy: AI, createdByName: 'AI', highlightReason: list[0].reason });
    const byAi = JSON.stringify({
      combinator: 'and',
      fieldForms: [
        { id: '1', field: { kind: 'system', name: 'Authors' }, operator: 'HasAnyOf', values: ['AI-generated user'] },
      ],
    });
    const found = await get(ada, `projects/${projectId}/highlights?filter=${encodeURIComponent(byAi)}`).expect(200);
    expect(found.body.items).toHaveLength(list.length);
    await undo(ada, undoId).expect(200);
    expect(await highlights()).toEqual([]);
    expect(await open()).toHaveLength(list.length);
  });

  it('never return once rejected, unless that is undone', async () => {
    await suggest();
    const [first, ...others] = await open();
    const { undoId } = await decide('Rejected', [first.id]);
    await suggest();
    expect((await open()).map(({ words }) => words.quote)).not.toContain(first.words.quote);
    await undo(ada, undoId).expect(200);
    expect((await open()).map(({ id }) => id)).toEqual(
      expect.arrayContaining([first.id, ...others.map(({ id }) => id)]),
    );
  });

  it('are left out once highlighted, or once their words are gone', async () => {
    await suggest();
    const [first] = await open();
    await send('post', ada, `notes/${noteId}/highlights`, { quote: first.words.quote }).expect(201);
    expect(await suggest()).toBe(0);
    await send('put', ada, `notes/${noteId}/content`, { markdown: 'Nothing of it is left.' });
    expect(await open()).toEqual([]);
  });

  it('are not made or decided by viewers, nor across notes', async () => {
    await suggest();
    const [first] = await open();
    await send('post', viewer, `notes/${noteId}/suggestions`, { kind: 'HIGHLIGHT' }).expect(403);
    const other = (await send('post', ada, `projects/${projectId}/notes`, { title: 'Other' }).expect(201)).body.id;
    await server()
      .post(`/api/v1/notes/${other}/suggestions/decisions`)
      .set(as(ada))
      .send({ outcome: 'Accepted', suggestionIds: [first.id] })
      .expect(404);
  });
});
