import type { ConversationScope, CountedView, MessageView } from '@evident/domain/conversations';
import { allOf, systemRow } from '@evident/domain/filters';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

const WORKSPACE: ConversationScope = { type: 'WORKSPACE', id: null };

describe('a counting question', () => {
  let test: TestApp;
  let ada: Person;
  let stranger: Person;
  let project: string;
  let hidden: string;
  let role: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const post = (path: string, body: object, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const note = async (title: string, markdown: string, of = project): Promise<string> =>
    (await post(`projects/${of}/notes`, { title, markdown }).expect(201)).body.id;
  const asked = async (text: string, person = ada, scope = WORKSPACE): Promise<MessageView[]> => {
    const { body } = await post('conversations', { scope }, person).expect(201);
    return (await post(`conversations/${body.id}/messages`, { text }, person).expect(201)).body.messages;
  };
  const counted = async (text: string, person = ada, scope = WORKSPACE): Promise<CountedView | null> =>
    (await asked(text, person, scope)).at(-1)!.counted;
  const someone = async (name: string, kind: string, noteId: string) => {
    const { body } = await post('people', { name }).expect(201);
    const set = server().patch(`/api/v1/people/${body.id}/fields`).set(as(ada));
    await set.send({ values: [{ fieldId: role, text: kind }] }).expect(200);
    await post(`notes/${noteId}/people`, { personId: body.id }).expect(200);
  };

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team, 'MANAGER');
    stranger = await test.people.member(team, 'CONTRIBUTOR');
    project = await test.people.project(ada, 2);
    hidden = await test.people.project(ada);
    const made = await post('fields', { objectType: 'PERSON', type: 'TEXT', label: 'Role' }).expect(201);
    role = made.body.id;
    await someone('Marta Ruiz', 'Senior SRE', await note('One', 'The cost is what keeps us from moving.'));
    await someone('Jonas Weber', 'SRE', await note('Two', 'We never look at dashboards.'));
    await someone('Priya Nair', 'Designer', await note('Three', 'The cost grows with each pod.'));
    await someone('Zoe Kim', 'SRE', await note('Four', 'The cost is a secret.', hidden));
  });
  afterAll(() => test.close());

  it('is answered by filters, with what was counted and its list', async () => {
    expect(await counted('How many interviews mention cost?', stranger)).toEqual({
      counts: 'NOTE',
      count: 2,
      total: 3,
      definition: 'notes that contain “cost”',
      list: {
        type: 'NOTE',
        projectId: null,
        filter: allOf(systemRow('Content', 'Contains', 'cost')),
      },
    });
  });

  it('counts people of a kind by their field, within what the member sees', async () => {
    const question = 'How many of the SREs mention cost?';
    expect(await counted(question)).toMatchObject({
      counts: 'PERSON',
      count: 2,
      total: 3,
      definition: 'people whose Role contains “SRE” in notes that contain “cost”',
      list: { type: 'PERSON' },
    });
    expect(await counted(question, stranger)).toMatchObject({ count: 1, total: 3 });
    const here = await counted(question, ada, { type: 'PROJECT', id: project });
    expect(here).toMatchObject({ count: 1, total: 2 });
    expect(here!.definition).toContain('in notes of this project');
    expect(await counted('How many notes do we have in this project?')).toBeNull();
  });

  const listed = async ({ list }: CountedView, type = 'NOTE'): Promise<number> => {
    const query = { query: '', types: type, filter: JSON.stringify(list!.filter) };
    return (await server().get('/api/v1/search').query(query).set(as(ada)).expect(200)).body.total;
  };

  it('has a list with as many rows as were counted', async () => {
    const answer = (await counted('How many interviews with SREs mention cost?'))!;
    expect([answer.count, await listed(answer)]).toEqual([2, 2]);
  });

  it('is kept in the conversation without a search', async () => {
    const messages = await asked('How many interviews mention cost?');
    expect(messages.map(({ role: of, answer, counted: number }) => [of, answer, number?.count])).toEqual([
      ['USER', null, undefined],
      ['ASSISTANT', null, 3],
    ]);
  });

  it.each(['How many astronauts mention cost?', 'How many notes are tagged Unknown?', 'How many people like cost?'])(
    'is left to passages if a name or a part of it is not known: %s',
    async (question) => {
      const messages = await asked(question);
      expect(messages.map(({ role: of }) => of)).toEqual(['USER', 'THINKING', 'ASSISTANT']);
      expect(messages[2]!.counted).toBeNull();
    },
  );

  it('is answered without a conversation, too', async () => {
    const get = server().get('/api/v1/answer').query({ question: 'How many interviews mention cost?' });
    expect((await get.set(as(ada)).expect(200)).body.counted).toMatchObject({ count: 3, total: 4 });
  });

  it('does not count people for members who do not see them', async () => {
    const access = (to: string) =>
      test.database.query(`UPDATE team SET people_access = '${to}' WHERE id = '${ada.teamId}'`);
    await access('MANAGERS');
    expect(await counted('How many people mention cost?', stranger)).toBeNull();
    expect(await counted('How many people mention cost?')).toMatchObject({ counts: 'PERSON' });
    await access('EVERYONE');
  });

  describe('with other forms of a word', () => {
    let folder: string;
    let chosen: string[];
    const found = async (query: string): Promise<number> =>
      (await server().get('/api/v1/search').query({ query, types: 'NOTE' }).set(as(ada)).expect(200)).body.total;

    beforeAll(async () => {
      folder = (await post('folders', { title: 'Interviews' }).expect(201)).body.id;
      const inner = (await post('folders', { title: 'Last year', parentId: folder }).expect(201)).body.id;
      const inside = await Promise.all(
        [folder, inner].map(async (folderId) => {
          const { body } = await post('projects', { title: 'Inside', folderId }).expect(201);
          return body.id as string;
        }),
      );
      chosen = [
        await note('Fees', 'A fee is a fee.', inside[0]),
        await note('More fees', 'All the fees, and what is charged.', inside[1]),
        await note('Free', 'It is free.', inside[1]),
      ];
      await note('Elsewhere', 'Their fees are secret.', hidden);
      await until(async () => (await found('fees ')) === 3);
    });

    it('counts the forms that the member can see, and lists them in the filter', async () => {
      const answer = (await counted('How many notes mention fee?'))!;
      expect(answer).toMatchObject({
        count: 3,
        definition: 'notes that contain “fee” or “fees”',
        list: { filter: allOf(systemRow('Content', 'ContainsAnyOf', 'fee', 'fees')) },
      });
      expect(await listed(answer)).toBe(3);
      const quoted = (await counted('How many notes mention “fee”?'))!;
      expect(quoted).toMatchObject({ count: 1, definition: 'notes that contain the word “fee”' });
      expect(await listed(quoted)).toBe(1);
    });

    it('is understood in other languages', async () => {
      expect(await counted('Wie viele Notizen erwähnen Fees?')).toMatchObject({ count: 3 });
      expect(await counted('Combien de notes mentionnent fee ?')).toMatchObject({ count: 3 });
      expect(await counted('Wie viele Notizen mögen Fees?')).toBeNull();
    });

    it('counts within a folder and those in it', async () => {
      const answer = (await counted('How many notes mention fees?', ada, { type: 'FOLDER', id: folder }))!;
      expect(answer).toMatchObject({ count: 2, total: 3 });
      expect(answer.definition).toBe('notes of this folder that contain “fees” or “fee”');
      expect(await listed(answer)).toBe(2);
      expect(
        await counted('How many notes are there in this project?', ada, { type: 'FOLDER', id: folder }),
      ).toBeNull();
    });

    it('counts within chosen notes, also people', async () => {
      const scope: ConversationScope = { type: 'NOTES', id: null, ids: [chosen[0]!, chosen[2]!] };
      const answer = (await counted('How many notes mention fees?', ada, scope))!;
      expect(answer).toMatchObject({ count: 1, total: 2, definition: 'notes you chose that contain “fees” or “fee”' });
      expect(await listed(answer)).toBe(1);
      await someone('Ines Roth', 'Buyer', chosen[0]!);
      expect(await counted('How many people mention fees?', ada, scope)).toMatchObject({ count: 1, total: 1 });
      expect(await counted('How many insights mention fees?', ada, scope)).toBeNull();
    });

    it('counts the notes of a person', async () => {
      const { body } = await server().get('/api/v1/people').query({ search: 'Marta' }).set(as(ada)).expect(200);
      const scope: ConversationScope = { type: 'PERSON', id: body.items[0].id };
      const answer = (await counted('How many notes mention cost?', ada, scope))!;
      expect(answer).toMatchObject({ count: 1, total: 1, definition: 'notes with this person that contain “cost”' });
      expect(await listed(answer)).toBe(1);
    });
  });
});
