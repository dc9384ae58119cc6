import type { AskedScope } from '@evident/domain/conversations';
import request from 'supertest';
import { FIND_PASSAGES } from '../../api/search/search.module.ts';
import type { FindPassages } from '../../application/conversations/find-passages.ts';
import type { Person } from '../support/known-people.ts';
import { type TestApp, openApp } from '../support/app.ts';
import { until } from '../support/waiting.ts';

const WORKSPACE: AskedScope = { type: 'WORKSPACE', id: null };
const QUESTION = 'What does Marlene think about the ticket machine?';
const filler = (about: string): string =>
  Array.from({ length: 8 }, (_, at) => `${about} part ${at} of the conversation goes on for a while.`).join(' ');
const TALK = `${filler('Train')}\n\nThe ticket machine at the station is too slow in the morning.\n\n${filler('Bus')}`;

describe('a question that names a person', () => {
  let test: TestApp;
  let ada: Person;
  let colleague: Person;
  let project: string;

  const send = (person: Person, path: string, body: object) =>
    request(test.app.getHttpServer())
      .post(`/api/v1/${path}`)
      .set({ Authorization: `Bearer ${person.token}` })
      .send(body);
  const note = async (title: string, markdown = TALK): Promise<string> =>
    (await send(ada, `projects/${project}/notes`, { title, markdown }).expect(201)).body.id;
  const hasVectors = (id: string) => async () =>
    (await test.database.query(`SELECT FROM search_vector WHERE object_id = '${id}' AND passages <> ''`)).length > 0;
  const found = (person: Person) => test.app.get<FindPassages>(FIND_PASSAGES.token)(person, WORKSPACE, QUESTION, 5);

  beforeAll(async () => {
    test = await openApp({ embedding: undefined });
    const team = await test.people.team();
    ada = await test.people.member(team);
    colleague = await test.people.member(team, 'CONTRIBUTOR');
    project = await test.people.project(ada, 2);
  });
  afterAll(() => test.close());

  it('is answered first from the note to which they were added by hand, for members who see people', async () => {
    const notes = [await note('Talk 1'), await note('Talk 2')];
    // Words that all notes have weigh nearly nothing.
    const others = ['Pets', 'Plans', 'Cooking'].map((title) => note(title, filler(title)));
    for (const id of [...notes, ...(await Promise.all(others))]) await until(hasVectors(id));
    const before = await found(ada);
    expect(before.missing).toEqual(['Marlene']);
    const last = before.passages.map(({ source }) => source.id).findLast((id) => notes.includes(id))!;
    const { body } = await send(ada, 'people', { name: 'Marlene Ott' }).expect(201);
    await send(ada, `notes/${last}/people`, { personId: body.id }).expect(200);
    const { passages, missing } = await found(ada);
    expect(missing).toEqual([]);
    expect(passages[0]!.source.id).toBe(last);
    expect((await found(colleague)).missing).toEqual([]);
    await test.database.query(`UPDATE team SET people_access = 'MANAGERS' WHERE id = '${ada.teamId}'`);
    expect((await found(colleague)).missing).toEqual(['Marlene']);
  });
});
