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
});
