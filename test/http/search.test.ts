import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';

interface Found {
  id: string;
  type: string;
  parentId: string | null;
  preview: { content: { text: string; match: boolean }[] };
  place: { start: number; end: number } | null;
}

describe('search over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let admin: Person;
  let stranger: Person;
  let open: string;
  let hidden: string;
  let noteId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const search = async (person: Person, query: object) =>
    (await server().get('/api/v1/search').query(query).set(as(person)).expect(200)).body;
  const found = async (person: Person, query: string): Promise<Found[]> =>
    (await search(person, { query })).groups.flatMap(({ items }: { items: Found[] }) => items);
  const idsOf = async (person: Person, query: string) => (await found(person, query)).map(({ id }) => id);
  const untilFound = (person: Person, query: string, id: string) =>
    until(async () => (await idsOf(person, query)).includes(id));

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    admin = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    stranger = await test.people.member(await test.people.team());
    open = await test.people.project(ada, 2);
    hidden = await test.people.project(ada);
    noteId = await make(`projects/${open}/notes`, {
      title: 'Interview with Grace',
      markdown: '**Grace** (0:21): The quarterly zeppelin never arrives on time.\n\n**Ada** (1:05): And why?',
    });
    await make(`projects/${hidden}/notes`, { title: 'In confidence', markdown: 'The zeppelin budget is a walrus.' });
    await untilFound(
      ada,
      'walrus',
      (await server().get(`/api/v1/projects/${hidden}/notes`).set(as(ada)).expect(200)).body.items[0].id,
    );
    await untilFound(ada, 'quarterly', noteId);
  });
  afterAll(() => test.close());

  it('finds and quotes words whichever characters they are written with', async () => {
    const written = 'They said it is un\u00adbelievable, and “just ﬁne”\u200e.';
    const id = await make(`projects/${open}/notes`, { title: 'Copied', markdown: written });
    await untilFound(ben, 'unbelievable ', id);
    expect(await idsOf(ben, '"just fine" ')).toEqual([id]);
    const [note] = await found(ben, 'unbelievable ');
    expect(note!.preview.content.filter(({ match }) => match)).toEqual([{ text: 'un\u00adbelievable', match: true }]);
    const quote = 'unbelievable, and "just fine"';
    const { body } = await server().post(`/api/v1/notes/${id}/highlights`).set(as(ada)).send({ quote }).expect(201);
    const { body: highlight } = await server().get(`/api/v1/highlights/${body.id}`).set(as(ada)).expect(200);
    expect(highlight.text).toBe('un\u00adbelievable, and “just ﬁne”');
  });

  it('finds a note by its text, with context and the position to open', async () => {
    const [note] = await found(ben, 'quarterly zeppelins');
    expect(note).toMatchObject({ id: noteId, type: 'NOTE' });
    expect(
      note!.preview.content
        .filter(({ match }) => match)
        .map(({ text }) => text)
        .join(''),
    ).toMatch(/quarterly.*zeppelin/);
    expect(note!.place).toMatchObject({ start: 4 });
  });

  it('treats the last word as a prefix, and a quoted phrase as exact', async () => {
    expect(await idsOf(ben, 'quarterly zepp')).toEqual([noteId]);
    expect(await idsOf(ben, '"quarterly zeppelin"')).toEqual([noteId]);
    expect(await idsOf(ben, '"zeppelin quarterly"')).toEqual([]);
  });

  it('never reveals text of hidden projects, in counts either', async () => {
    expect((await search(ada, { query: 'zeppelin' })).total).toBe(2);
    const { total, groups } = await search(ben, { query: 'zeppelin' });
    expect([total, groups]).toEqual([1, [expect.objectContaining({ type: 'NOTE', total: 1 })]]);
    expect(await search(ben, { query: 'walrus' })).toMatchObject({ total: 0, groups: [], missing: ['walrus'] });
    expect(await search(ben, { query: 'walrus', projectIds: [hidden] })).toMatchObject({ total: 0, groups: [] });
  });

  it('shows nothing to another workspace', async () => {
    expect(await search(stranger, { query: 'zeppelin' })).toMatchObject({
      total: 0,
      groups: [],
      missing: ['zeppelin'],
    });
  });

  it('follows changes: highlights and new titles are found, archived items no longer', async () => {
    const highlightId = await make(`notes/${noteId}/highlights`, { quote: 'never arrives on time' });
    await untilFound(ben, 'arrives', highlightId);
    expect((await found(ben, 'arrives')).find(({ id }) => id === highlightId)).toMatchObject({
      type: 'HIGHLIGHT',
      parentId: noteId,
    });
    const other = await make(`projects/${open}/notes`, { title: 'Aardvark', markdown: 'Nothing else.' });
    await untilFound(ben, 'aardvark', other);
    await server()
      .patch(`/api/v1/notes/${other}`)
      .set(as(ada))
      .send({ archived: true })
      .expect((answer) => expect(answer.status).toBeLessThan(300));
    await until(async () => !(await idsOf(ben, 'aardvark')).includes(other));
  });

  it('returns only the requested types and pages', async () => {
    expect((await search(ada, { query: 'zeppelin', types: ['TAG'] })).groups).toEqual([]);
    const page = await search(ada, { query: 'zeppelin', types: 'NOTE', limit: 1, offset: 1 });
    expect(page.groups[0]).toMatchObject({ total: 2, items: [expect.anything()] });
  });

  it('refuses queries that are too long or have too many words', async () => {
    await server()
      .get('/api/v1/search')
      .query({ query: 'x'.repeat(2001) })
      .set(as(ada))
      .expect(400);
    const { body } = await server()
      .get('/api/v1/search')
      .query({ query: Array.from({ length: 61 }, (_, at) => `word${at}`).join(' ') })
      .set(as(ada))
      .expect(400);
    expect(body.errors[0].title).toBe('The search has too many words');
    await server().get('/api/v1/search').set(as(ada)).expect(400);
  });

  it('is rebuilt from the records on request of a workspace admin only', async () => {
    await server().post('/api/v1/search/renewal').set(as(ben)).expect(403);
    await test.database.query('DELETE FROM search_passage');
    expect(await idsOf(ben, 'quarterly')).toEqual([]);
    await server().post('/api/v1/search/renewal').set(as(admin)).expect(204);
    await untilFound(ben, 'quarterly', noteId);
    expect((await search(ben, { query: 'zeppelin' })).total).toBe(1);
  });

  it('tells which engine searches, and compares engines for workspace admins only', async () => {
    const { body } = await server().get('/api/v1/search/status').set(as(ben)).expect(200);
    expect(body).toMatchObject({ engine: 'POSTGRESQL', state: 'READY', waiting: 0, checkedAt: null, repaired: null });
    await server().post('/api/v1/search/check').set(as(ben)).expect(403);
    await server().post('/api/v1/search/check').set(as(admin)).expect(204);
  });

  it('accepts a query of 2,000 characters of any script in the URL', async () => {
    const address = `${await test.app.getUrl()}/api/v1/search?query=${encodeURIComponent('字'.repeat(1_999))}`;
    expect((await fetch(address, { headers: as(ada) })).status).toBe(200);
  });

  it('finds tags of the workspace for every member, outside of projects', async () => {
    const post = async (path: string, body: object): Promise<string> =>
      (await server().post(`/api/v1/${path}`).set(as(admin)).send(body).expect(201)).body.id;
    const board = await post('tag-boards', { title: 'Shared' });
    const group = await post(`tag-boards/${board}/groups`, { title: 'Moods' });
    const tag = await post(`tag-groups/${group}/tags`, { title: 'Bewilderment' });
    await untilFound(ben, 'bewilderment', tag);
    expect(await found(ben, 'bewilderment')).toMatchObject([{ id: tag, type: 'TAG', projectId: null }]);
    expect(await idsOf(stranger, 'bewilderment')).toEqual([]);
    await server().delete(`/api/v1/tags/${tag}`).set(as(admin)).expect(200);
    await until(async () => (await idsOf(ben, 'bewilderment')).length === 0);
  });
});
