import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const MARKDOWN = '**Ada** (0:21): I never trust the first number.\n\n**Ben** (1:05): Why not? 🙂 I always do.';

describe('notes and their highlights over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let marker: Person;
  let stranger: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const newNote = async (markdown = MARKDOWN): Promise<string> =>
    (
      await server()
        .post(`/api/v1/projects/${projectId}/notes`)
        .set(as(ada))
        .send({ title: 'Interview', markdown })
        .expect(201)
    ).body.id;
  const highlight = async (noteId: string, words: object, person = ada): Promise<string> =>
    (await server().post(`/api/v1/notes/${noteId}/highlights`).set(as(person)).send(words).expect(201)).body.id;
  const read = async (path: string) => (await server().get(`/api/v1/${path}`).set(as(ada)).expect(200)).body;

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    marker = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 1);
    await test.database.query(
      `INSERT INTO access_grant (team_id, project_id, special, level, granted_by, granted_at) VALUES ($1, $2, 'markup', 1, $3, now())`,
      [team, projectId, ada.userId],
    );
  });
  afterAll(() => test.close());

  it('parses Markdown with speaker turns, and returns text, Markdown, HTML and rich text', async () => {
    const noteId = await newNote();
    const { content, speakers, text } = await read(`notes/${noteId}/content`);
    expect(content.content[0]).toMatchObject({ type: 'turn', attrs: { start: 21_000 } });
    expect(Object.values(speakers)).toEqual(['Ada', 'Ben']);
    expect(text).toBe('I never trust the first number.\nWhy not? 🙂 I always do.');
    const markdown = await server()
      .get(`/api/v1/notes/${noteId}/content?format=markdown`)
      .set(as(ada))
      .expect('content-type', /text\/markdown/);
    expect(await read(`notes/${await newNote(markdown.text)}/content`)).toMatchObject({ text });
  });

  it('refuses evidence in a note', async () => {
    const content = { type: 'doc', content: [{ type: 'evidence', attrs: { highlightId: 'h1' } }] };
    const made = await server().post(`/api/v1/projects/${projectId}/notes`).set(as(ada)).send({ content }).expect(400);
    expect(made.body.errors[0].title).toBe('Only an insight can hold evidence');
    await server()
      .put(`/api/v1/notes/${await newNote()}/content`)
      .set(as(ada))
      .send({ content })
      .expect(400);
  });

  it('finds highlights of a project by text, speaker or note, and treats symbols literally', async () => {
    const noteId = await newNote('**Zoë** (0:10): It is 100% sure, she said.\n\n**Ben** (0:20): Is it?');
    const id = await highlight(noteId, { quote: '100% sure' });
    await highlight(noteId, { quote: 'she said' });
    const both = await highlight(noteId, { quote: 'said.\nIs it' });
    const found = async (search: string) =>
      (await read(`projects/${projectId}/highlights?search=${encodeURIComponent(search)}`)).items.map(
        ({ id: each }: { id: string }) => each,
      );
    expect(await found('100% S')).toEqual([id]);
    expect(await found('zoë')).toHaveLength(3);
    expect(await found('BEN')).toEqual([both]);
    expect(await found('100_')).toEqual([]);
    expect(await read(`projects/${projectId}/highlights?tagId=${noteId}`)).toMatchObject({ items: [] });
  });

  it('keeps a highlight on its text, with speaker and time, in code points', async () => {
    const noteId = await newNote();
    const id = await highlight(noteId, { quote: 'I always do' });
    expect(await read(`highlights/${id}`)).toMatchObject({
      text: 'I always do',
      start: 43,
      end: 54,
      speaker: 'Ben',
      startMs: 65_000,
      anchor: 'mark',
      lost: false,
      noteTitle: 'Interview',
    });
    const { content } = await read(`notes/${noteId}/content`);
    expect(JSON.stringify(content)).toContain(`{"type":"highlight","attrs":{"id":"${id}"}}`);
  });

  it('names all speakers of a highlight across turns', async () => {
    const noteId = await newNote(
      '**Zoë** (0:10): No idea how that works.\n\n**Ben** (0:20): Well, I have one.\n\n**Zoë** (0:30): Oh.',
    );
    const id = await highlight(noteId, { quote: 'how that works.\nWell, I have one.\nOh' });
    expect(await read(`highlights/${id}`)).toMatchObject({
      speaker: 'Zoë, Ben',
      speakers: ['Zoë', 'Ben'],
      startMs: 10_000,
    });
    expect(
      (await read(`projects/${projectId}/highlights?search=ben`)).items.map((one: { id: string }) => one.id),
    ).toContain(id);
  });

  it('moves highlights with their text when the note is replaced, and lists highlights without their text as lost', async () => {
    const noteId = await newNote();
    const stays = await highlight(noteId, { quote: 'I always do' });
    const goes = await highlight(noteId, { quote: 'the first number' });
    await server()
      .put(`/api/v1/notes/${noteId}/content`)
      .set(as(ada))
      .send({ markdown: 'A new beginning.\n\n**Ben** (1:05): Why not? 🙂 I always do.' })
      .expect(204);
    expect(await read(`highlights/${stays}`)).toMatchObject({ text: 'I always do', lost: false });
    expect(await read(`highlights/${goes}`)).toMatchObject({ text: 'the first number', lost: true });
    const { body } = await server()
      .put(`/api/v1/highlights/${goes}/place`)
      .set(as(ada))
      .send({ quote: 'A new beginning' })
      .expect(200);
    expect(await read(`highlights/${goes}`)).toMatchObject({ text: 'A new beginning', lost: false, start: 0 });
    await server().post(`/api/v1/undo/${body.undoId}`).set(as(ada)).expect(200);
    expect(await read(`highlights/${goes}`)).toMatchObject({ text: 'the first number', lost: true });
    expect(JSON.stringify(await read(`notes/${noteId}/content`))).not.toContain(goes);
  });

  it('restores a lost highlight when its text returns, with its mark and its tags', async () => {
    const noteId = await newNote();
    const id = await highlight(noteId, { quote: 'the first number' });
    const write = (markdown: string) =>
      server().put(`/api/v1/notes/${noteId}/content`).set(as(ada)).send({ markdown }).expect(204);
    await write('**Ben** (1:05): Cut off.');
    expect(await read(`highlights/${id}`)).toMatchObject({ lost: true });
    await write(`A line before.\n\n${MARKDOWN}`);
    expect(await read(`highlights/${id}`)).toMatchObject({
      text: 'the first number',
      lost: false,
      speaker: 'Ada',
      start: 29,
    });
    expect(JSON.stringify(await read(`notes/${noteId}/content`))).toContain(
      `{"type":"highlight","attrs":{"id":"${id}"}}`,
    );
  });

  it('keeps a highlight lost while only equal text elsewhere exists', async () => {
    const noteId = await newNote(
      '**Ada** (0:21): I never trust the first number.\n\n**Ben** (1:05): Ask for the first number, then leave.',
    );
    const { start } = await read(
      `highlights/${await highlight(noteId, { quote: 'the first number', before: 'trust ' })}`,
    );
    const id = (await read(`notes/${noteId}/highlights`)).items[0].id;
    const write = (markdown: string) =>
      server().put(`/api/v1/notes/${noteId}/content`).set(as(ada)).send({ markdown }).expect(204);
    await write('**Ben** (1:05): Ask for the first number, then leave.');
    await write('**Ben** (1:05): Ask for the first number, then leave. Please.');
    expect(await read(`highlights/${id}`)).toMatchObject({ lost: true, start });
  });

  it('keeps a highlight lost that held only a line break, even where two paragraphs meet', async () => {
    const [one, other] = ['One of them came in here early', 'and nobody else was there at all then'];
    const paragraphs = (...texts: string[]) => ({
      content: {
        type: 'doc',
        content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
      },
    });
    const noteId = await newNote();
    const write = (...texts: string[]) =>
      server()
        .put(`/api/v1/notes/${noteId}/content`)
        .set(as(ada))
        .send(paragraphs(...texts))
        .expect(204);
    await write(`${one}\n${other}`);
    const id = await highlight(noteId, { quote: '\n' });
    await write('Something else entirely.');
    await write(one, other);
    expect(await read(`highlights/${id}`)).toMatchObject({ text: '\n', lost: true });
  });

  it('moves a highlight back onto its former text', async () => {
    const noteId = await newNote();
    const id = await highlight(noteId, { quote: 'I always do' });
    const { body } = await server()
      .put(`/api/v1/highlights/${id}/place`)
      .set(as(ada))
      .send({ quote: 'Why not' })
      .expect(200);
    expect(await read(`highlights/${id}`)).toMatchObject({ text: 'Why not' });
    await server().post(`/api/v1/undo/${body.undoId}`).set(as(ada)).expect(200);
    expect(await read(`highlights/${id}`)).toMatchObject({ text: 'I always do', start: 43, end: 54, lost: false });
  });

  it('refuses to overwrite a concurrent change', async () => {
    const noteId = await newNote();
    const { headers } = await server().get(`/api/v1/notes/${noteId}/content`).set(as(ada));
    const put = (markdown: string) =>
      server().put(`/api/v1/notes/${noteId}/content`).set(as(ada)).set('If-Match', headers['etag']!).send({ markdown });
    await put('One.').expect(204);
    const { body } = await put('Two.').expect(412);
    expect(body.errors[0].title).toBe('The note was changed since you read it');
    expect((await read(`notes/${noteId}/content`)).text).toBe('One.');
  });

  it('stores highlights of members with markup access outside the document, without writing it', async () => {
    const noteId = await newNote();
    const before = await read(`notes/${noteId}/content`);
    const id = await highlight(noteId, { quote: 'Why not' }, marker);
    expect(await read(`highlights/${id}`)).toMatchObject({ anchor: 'beside', text: 'Why not' });
    expect(await read(`notes/${noteId}/content`)).toEqual(before);
    await server().put(`/api/v1/notes/${noteId}/content`).set(as(marker)).send({ markdown: 'Mine.' }).expect(403);
    await server()
      .put(`/api/v1/notes/${noteId}/content`)
      .set(as(ada))
      .send({ markdown: `First this.\n\n${MARKDOWN}` })
      .expect(204);
    expect(await read(`highlights/${id}`)).toMatchObject({
      text: 'Why not',
      start: before.text.indexOf('Why') + 'First this.\n'.length,
      lost: false,
    });
  });

  it('restores a removed highlight with its mark and its tags, once and only for the member who removed it', async () => {
    const noteId = await newNote();
    const board = (
      await server().post(`/api/v1/projects/${projectId}/tag-boards`).set(as(ada)).send({ title: 'Themes' })
    ).body.id;
    const group = (await server().post(`/api/v1/tag-boards/${board}/groups`).set(as(ada)).send({ title: 'Trust' })).body
      .id;
    const tagId = (await server().post(`/api/v1/tag-groups/${group}/tags`).set(as(ada)).send({ title: 'Doubt' })).body
      .id;
    const id = await highlight(noteId, { quote: 'I never trust', tagIds: [tagId] });
    expect(await read(`tags/${tagId}`)).toMatchObject({ highlightCount: 1 });
    expect((await read(`projects/${projectId}/highlights?search=doub`)).items).toMatchObject([{ id }]);
    const { undoId } = (await server().delete(`/api/v1/highlights/${id}`).set(as(ada)).expect(200)).body;
    await server().get(`/api/v1/highlights/${id}`).set(as(ada)).expect(404);
    await server().post(`/api/v1/undo/${undoId}`).set(as(marker)).expect(404);
    await server().post(`/api/v1/undo/${undoId}`).set(as(ada)).expect(200);
    expect(await read(`highlights/${id}`)).toMatchObject({
      text: 'I never trust',
      lost: false,
      tags: [{ id: tagId, appliedBy: ada.userId, how: 'person' }],
    });
    expect((await read(`tags/${tagId}/highlights`)).items).toHaveLength(1);
    await server().post(`/api/v1/undo/${undoId}`).set(as(ada)).expect(409);
  });

  it('never highlights other text than requested', async () => {
    const noteId = await newNote('Twice. Twice.');
    const { body } = await server()
      .post(`/api/v1/notes/${noteId}/highlights`)
      .set(as(ada))
      .send({ quote: 'Twice' })
      .expect(422);
    expect(body.errors[0].title).toBe('The words appear in the note more than once');
    expect((await read(`notes/${noteId}/highlights`)).items).toEqual([]);
  });

  it('hides notes and highlights from other teams, including their text', async () => {
    const noteId = await newNote();
    const id = await highlight(noteId, { quote: 'Why not' });
    const attempts = [
      server().get(`/api/v1/notes/${noteId}`),
      server().get(`/api/v1/notes/${noteId}/content`),
      server().get(`/api/v1/highlights/${id}`),
      server().put(`/api/v1/notes/${noteId}/content`).send({ markdown: 'Taken.' }),
      server().delete(`/api/v1/highlights/${id}`),
    ];
    for (const attempt of attempts)
      expect(JSON.stringify((await attempt.set(as(stranger)).expect(404)).body)).not.toContain('Why');
    expect((await server().get(`/api/v1/projects/${projectId}/notes`).set(as(stranger)).expect(200)).body).toEqual({
      items: [],
      next: null,
    });
    expect((await read(`notes/${noteId}/content`)).text).toContain('Why not');
  });

  it('lists notes newest first, page by page', async () => {
    const ids = [await newNote('One'), await newNote('Two'), await newNote('Three')];
    const first = await read(`projects/${projectId}/notes?limit=2`);
    expect(first.items.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[1]]);
    expect((await read(`projects/${projectId}/notes?limit=1&cursor=${first.next}`)).items[0]).toMatchObject({
      id: ids[0],
      excerpt: 'One',
      authors: [{ id: ada.userId, name: 'Ada' }],
    });
  });
});
