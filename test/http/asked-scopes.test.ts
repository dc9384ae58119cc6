import type { ConversationScope, ConversationView, MessageView } from '@evident/domain/conversations';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

const QUESTION = 'Who talks about the ticket machine?';
const filler = (about: string): string => `${about} was part of the conversation for quite a long while. `.repeat(12);
const said = (who: string): string =>
  `${filler('Weather')}\n\n${who} talks about the ticket machine in the morning.\n\n${filler('Holiday')}`;

describe('a conversation about chosen things', () => {
  let test: TestApp;
  let ada: Person;
  let stranger: Person;
  let project: string;
  let hidden: string;
  const notes: string[] = [];

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const post = (path: string, body: object, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const start = async (scope: ConversationScope, person = ada): Promise<ConversationView> =>
    (await post('conversations', { scope }, person).expect(201)).body;
  const answered = async (scope: ConversationScope, person = ada): Promise<string[]> => {
    const { id } = await start(scope, person);
    const { body } = await post(`conversations/${id}/messages`, { text: QUESTION }, person).expect(201);
    const [, , message] = body.messages as MessageView[];
    return [...new Set(message!.answer!.citations.map((citation) => citation.id))].sort();
  };

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    stranger = await test.people.member(team, 'CONTRIBUTOR');
    project = await test.people.project(ada, 2);
    hidden = await test.people.project(ada);
    for (const [at, who] of ['Marta', 'Jonas', 'Priya', 'Zoe'].entries()) {
      const of = at === 3 ? hidden : project;
      notes.push((await post(`projects/${of}/notes`, { title: who, markdown: said(who) }).expect(201)).body.id);
    }
    await until(async () => (await answered({ type: 'WORKSPACE', id: null })).length === 4);
  });
  afterAll(() => test.close());

  it('is answered from the chosen notes alone, and names them', async () => {
    const ids = [notes[2]!, notes[0]!];
    expect(await answered({ type: 'NOTES', id: null, ids })).toEqual(ids.toSorted());
    expect(await start({ type: 'NOTES', id: null, ids: [...ids, ids[0]!] })).toMatchObject({
      scope: { type: 'NOTES', id: null, ids },
      scopeTitle: 'Priya',
    });
  });

  it('leaves out chosen notes that the member cannot see, and is refused if that is all of them', async () => {
    const ids = [notes[3]!, notes[1]!];
    expect(await answered({ type: 'NOTES', id: null, ids }, stranger)).toEqual([notes[1]]);
    expect(await start({ type: 'NOTES', id: null, ids }, stranger)).toMatchObject({
      scope: { ids: [notes[1]] },
      scopeTitle: 'Jonas',
    });
    await post('conversations', { scope: { type: 'NOTES', id: null, ids: [notes[3]] } }, stranger).expect(404);
  });

  it('is about the notes of a person, for members who see people', async () => {
    const { body: person } = await post('people', { name: 'Marta Ruiz' }).expect(201);
    await post(`notes/${notes[0]}/people`, { personId: person.id }).expect(200);
    const scope = { type: 'PERSON', id: person.id } as const;
    expect(await answered(scope)).toEqual([notes[0]]);
    expect(await start(scope)).toMatchObject({ scope, scopeTitle: 'Marta Ruiz' });
    await test.database.query(`UPDATE team SET people_access = 'MANAGERS' WHERE id = '${ada.teamId}'`);
    await post('conversations', { scope }, stranger).expect(404);
  });

  it('is about an insight and the notes of its evidence', async () => {
    const { body: insight } = await post(`projects/${hidden}/insights`, { title: 'Queues' }).expect(201);
    const scope = { type: 'INSIGHT', id: insight.id } as const;
    expect(await start(scope)).toMatchObject({ scope, scopeTitle: 'Queues' });
    await post('conversations', { scope }, stranger).expect(404);
  });

  it.each<ConversationScope>([
    { type: 'NOTES', id: null },
    { type: 'NOTES', id: null, ids: [] },
    { type: 'PERSON', id: null },
  ])('is refused without what its type needs: %j', async (scope) => {
    await post('conversations', { scope }).expect(400);
  });
});
