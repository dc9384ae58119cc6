import type { AskedScope } from '@evident/domain/conversations';
import request from 'supertest';
import { FIND_PASSAGES } from '../../api/search/search.module.ts';
import type { FindPassages } from '../../application/conversations/find-passages.ts';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';

const filler = (about: string): string =>
  Array.from({ length: 8 }, (_, at) => `${about} part ${at} of the conversation goes on for a while.`).join(' ');

describe('asking', () => {
  let test: TestApp;
  let ada: Person;
  let stranger: Person;
  let project: string;
  let hidden: string;
  const notes: Record<string, string> = {};

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const note = async (title: string, markdown: string, projectId = project, person = ada): Promise<string> => {
    const made = server().post(`/api/v1/projects/${projectId}/notes`).set(as(person));
    return (await made.send({ title, markdown }).expect(201)).body.id;
  };
  const hasVectors = (id: string) => async () =>
    (await test.database.query(`SELECT FROM search_vector WHERE object_id = '${id}' AND passages <> ''`)).length > 0;
  const WORKSPACE: AskedScope = { type: 'WORKSPACE', id: null };
  const found = (person: Person, scope: AskedScope, question: string) =>
    test.app.get<FindPassages>(FIND_PASSAGES.token)(person, scope, question, 5);

  beforeAll(async () => {
    test = await openApp({ embedding: undefined });
    const team = await test.people.team();
    ada = await test.people.member(team);
    stranger = await test.people.member(team, 'CONTRIBUTOR');
    project = await test.people.project(ada, 2);
    hidden = await test.people.project(ada);
    notes['price'] = await note(
      'Talk with a shop owner',
      `${filler('Weather')}

She thinks that the subscription costs too much money for her. The monthly fee is more than she can pay, and a cheaper plan would help small shops. 💸 She wants a discount.

${filler('Holiday')}`,
    );
    notes['dog'] = await note('Pets', 'My dog sleeps in the garden all day.');
    notes['secret'] = await note('Plans', 'The subscription fee will be doubled in Zanzibar next year.', hidden);
    for (const id of Object.values(notes)) await until(hasVectors(id));
  });
  afterAll(() => test.close());

  describe('finds passages', () => {
    it('that answer, at their place in the plain text', async () => {
      const { passages, searched } = await found(ada, WORKSPACE, 'What do customers think about the subscription fee?');
      const price = passages.find(({ source }) => source.id === notes['price'])!;
      expect(price.text).toContain('The monthly fee is more than she can pay');
      const { body } = await server().get(`/api/v1/notes/${notes['price']}/content`).set(as(ada)).expect(200);
      expect([...(body.text as string)].slice(price.start, price.end).join('')).toBe(price.text);
      expect(searched).toEqual({ projects: 2, notes: 3, insights: 0, highlights: 0 });
    });

    it('only in what the member sees, and without a hint of more', async () => {
      const { passages, missing, searched } = await found(
        stranger,
        WORKSPACE,
        'Is the subscription fee doubled in Zanzibar?',
      );
      expect(passages.map(({ source }) => source.id)).toEqual([notes['price']]);
      expect(missing).toContain('Zanzibar');
      expect(searched).toEqual({ projects: 1, notes: 2, insights: 0, highlights: 0 });
      await expect(
        found(stranger, { type: 'NOTE', id: notes['secret']! }, 'What about Zanzibar?'),
      ).rejects.toMatchObject({ code: 'NotFound' });
      await expect(found(stranger, { type: 'PROJECT', id: hidden }, 'What about Zanzibar?')).rejects.toMatchObject({
        code: 'NotFound',
      });
    });

    it('in one note or project only', async () => {
      const fee = 'What about the subscription fee?';
      const ids = async (scope: AskedScope) => (await found(ada, scope, fee)).passages.map(({ source }) => source.id);
      expect(new Set(await ids({ type: 'NOTE', id: notes['price']! }))).toEqual(new Set([notes['price']]));
      expect(await ids({ type: 'PROJECT', id: hidden })).toEqual([notes['secret']]);
    });
  });

  describe('a conversation', () => {
    interface Answer {
      summary: string;
      citations: { id: string; quote: string; start: number; end: number; title: string }[];
      passages: { lines: { parts: { text: string; marked: boolean }[] }[] }[];
      numProjects: number;
      numItems: number;
      isQuestion: boolean;
      text: { id: string; state: string; method: string; reason: string | null };
      followUps: string[];
    }
    interface Message {
      id: string;
      role: string;
      text: string;
      answer: Answer | null;
      searched: object | null;
      missing: string[];
      rating: string | null;
    }
    const start = async (person: Person, scope: AskedScope, status = 201): Promise<string> =>
      (await server().post('/api/v1/conversations').set(as(person)).send({ scope }).expect(status)).body.id;
    const send = async (person: Person, id: string, text: string): Promise<Message[]> => {
      const sent = server().post(`/api/v1/conversations/${id}/messages`).set(as(person));
      return (await sent.send({ text }).expect(201)).body.messages;
    };
    const get = (person: Person, path: string, status = 200) =>
      server().get(`/api/v1/conversations${path}`).set(as(person)).expect(status);

    it('answers with quotes of the sources, and keeps question and answer', async () => {
      const id = await start(ada, { type: 'PROJECT', id: project });
      const messages = await send(ada, id, 'What do customers think about the subscription fee?');
      expect(messages.map(({ role }) => role)).toEqual(['USER', 'THINKING', 'ASSISTANT']);
      const answer = messages[2]!.answer!;
      expect(answer).toMatchObject({ numProjects: 1, numItems: 1, isQuestion: true });
      expect(answer.text).toMatchObject({ state: 'DONE', method: 'EXTRACTED' });
      expect(answer.summary).toContain('monthly fee is more than she can pay');
      const { text } = (await server().get(`/api/v1/notes/${notes['price']}/content`).set(as(ada)).expect(200)).body;
      for (const { quote, start: from, end } of answer.citations)
        expect([...(text as string)].slice(from, end).join('')).toBe(quote);
      const marked = answer.passages[0]!.lines.flatMap((line) => line.parts.filter((part) => part.marked));
      expect(marked.map((part) => part.text)).toEqual([answer.citations[0]!.quote]);
      const { body } = await get(ada, `/${id}`);
      expect(body).toMatchObject({ title: 'What do customers think about the subscription fee?', messages: 3 });
      expect((await get(ada, `/${id}/messages`)).body.items).toEqual(messages);
      expect((await get(ada, '')).body.items[0].id).toBe(id);
    });

    it('says that nothing was found, and where it looked', async () => {
      const [, thinking, answer] = await send(ada, await start(ada, WORKSPACE), 'Who likes xylophones?');
      expect(thinking).toMatchObject({
        missing: expect.arrayContaining(['xylophones']),
        searched: { projects: 2, notes: 3 },
      });
      expect(answer!.answer).toMatchObject({ summary: '', citations: [], text: { reason: 'NOT_ENOUGH_DATA' } });
    });

    it('with less access is answered from less, and loses sentences with the access to their sources', async () => {
      const question = 'Will the subscription fee be doubled in Zanzibar?';
      const [, , mine] = await send(ada, await start(ada, WORKSPACE), question);
      expect(mine!.answer!.summary).toContain('Zanzibar');
      const shared = await start(stranger, WORKSPACE);
      const theirs = await send(stranger, shared, question);
      expect(JSON.stringify(theirs.slice(1))).not.toMatch(/will be|Plans/);
      await start(stranger, { type: 'PROJECT', id: hidden }, 404);
      await start(stranger, { type: 'NOTE', id: notes['secret']! }, 404);
      await test.database.query('DELETE FROM access_grant WHERE project_id = $1 AND subject_key NOT LIKE $2', [
        project,
        `%${ada.userId}`,
      ]);
      const { items } = (await get(stranger, `/${shared}/messages`)).body;
      expect(items[2].answer).toMatchObject({ summary: '', citations: [], passages: [], numItems: 0, followUps: [] });
    });

    it('gives no hint of what the member cannot see, in any of its answers', async () => {
      const secret = /Zanzibar(?! \?|\?)|doubled next|“Plans”|"Plans"/;
      const words = 'What is planned for the subscription fee next year?';
      const id = await start(stranger, WORKSPACE);
      const sent = await send(stranger, id, words);
      const textId = sent[2]!.answer!.text.id;
      const paths = ['', `/${id}`, `/${id}/messages`, `/${id}/messages/${sent[2]!.id}/sent`];
      const shown = [
        sent,
        ...(await Promise.all(paths.map(async (path): Promise<unknown> => (await get(stranger, path)).body))),
        (await server().get(`/api/v1/ai/texts/${textId}`).set(as(stranger)).expect(200)).body,
        (await server().get(`/api/v1/ai/texts/${textId}/events`).set(as(stranger)).expect(200)).text,
        (await server().get('/api/v1/answer').query({ question: words }).set(as(stranger)).expect(200)).body,
      ];
      for (const one of shown) expect(JSON.stringify(one)).not.toMatch(secret);
      const mine = await start(ada, { type: 'PROJECT', id: hidden });
      const [, , theirs] = await send(ada, mine, words);
      expect(JSON.stringify(theirs)).toMatch(secret);
      for (const path of [`/${mine}`, `/${mine}/messages`, `/${mine}/messages/${theirs!.id}/sent`])
        expect(JSON.stringify((await get(stranger, path, 404)).body)).not.toMatch(secret);
      expect(JSON.stringify((await get(stranger, '')).body)).not.toContain(mine);
    });

    it('shows what a model would receive for an answer', async () => {
      const id = await start(ada, WORKSPACE);
      const [, thinking, answer] = await send(ada, id, 'What about the subscription fee?');
      expect((await get(ada, `/${id}/messages/${answer!.id}/sent`)).body).toMatchObject({ method: 'EXTRACTED' });
      await get(ada, `/${id}/messages/${thinking!.id}/sent`, 404);
    });

    it('refuses titles and messages that are too long or empty', async () => {
      const id = await start(ada, WORKSPACE);
      const messages = server().post(`/api/v1/conversations/${id}/messages`).set(as(ada));
      await messages.send({ text: 'a'.repeat(20_001) }).expect(400);
      for (const title of ['a'.repeat(501), ''])
        await server().patch(`/api/v1/conversations/${id}`).set(as(ada)).send({ title }).expect(400);
    });

    it('belongs to one member', async () => {
      const id = await start(ada, WORKSPACE);
      const [, , answer] = await send(ada, id, 'What about the subscription fee?');
      await get(stranger, `/${id}`, 404);
      await get(stranger, `/${id}/messages`, 404);
      expect((await get(stranger, '')).body.items.map((one: { id: string }) => one.id)).not.toContain(id);
      await server()
        .post(`/api/v1/conversations/${id}/messages`)
        .set(as(stranger))
        .send({ text: 'Hello?' })
        .expect(404);
      await server().get(`/api/v1/ai/texts/${answer!.answer!.text.id}`).set(as(stranger)).expect(404);
    });

    it('is renamed, rated, deleted, and restored', async () => {
      const id = await start(ada, WORKSPACE);
      const [, , answer] = await send(ada, id, 'What about the subscription fee?');
      const rating = `/api/v1/conversations/${id}/messages/${answer!.id}/rating`;
      await server().put(rating).set(as(ada)).send({ rating: 'UP' }).expect(204);
      expect((await get(ada, `/${id}/messages`)).body.items[2].rating).toBe('UP');
      await server().patch(`/api/v1/conversations/${id}`).set(as(ada)).send({ title: 'Prices' }).expect(200);
      const { undoId } = (await server().delete(`/api/v1/conversations/${id}`).set(as(ada)).expect(200)).body;
      await get(ada, `/${id}`, 404);
      await server().post(`/api/v1/undo/${undoId}`).set(as(ada)).expect(200);
      expect((await get(ada, `/${id}`)).body.title).toBe('Prices');
    });

    it('goes on: a question that refers to the one before is about the same', async () => {
      const id = await start(ada, { type: 'PROJECT', id: project });
      await send(ada, id, 'What do customers think about the subscription?');
      const [, , answer] = await send(ada, id, 'Why?');
      expect(answer!.answer!.citations[0]!.title).toBe('Talk with a shop owner');
    });
  });

  it('without a conversation answers at once', async () => {
    const asked = (query: object, person = ada) => server().get('/api/v1/answer').query(query).set(as(person));
    const { body } = await asked({ question: 'What about the subscription fee?' }).expect(200);
    expect(body).toMatchObject({ text: null, isQuestion: true, searched: { projects: 2 } });
    expect(body.sentences.sections[0].sentences[0].citations).toEqual(['c1']);
    await asked({ question: 'What?', scopeType: 'NOTE', scopeId: notes['secret'] }, stranger).expect(404);
    const admin = await test.people.member(ada.teamId, 'CONTRIBUTOR', { workspaceAdmin: true });
    const enable = (enabled: boolean) =>
      server().patch('/api/v1/workspace/ai').set(as(admin)).send({ enabled }).expect(204);
    await enable(false);
    const { errors } = (await asked({ question: 'What about the subscription fee?' }).expect(409)).body;
    expect(errors[0].title).toBe('AI is switched off in this workspace');
    await enable(true);
  });
});
