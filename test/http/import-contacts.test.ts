import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

const CSV = [
  '\uFEFFParticipant;Also there;Comment',
  '"Hopper, Grace";Ben;It was slow',
  'ada  LOVELACE;"Ben | Cleo";"I like\nthe search"',
  ';;Nothing works on my phone',
].join('\r\n');
const MAPPING = { title: 0, content: [2], date: null, tags: [], people: ['Participant', 'Also there'] };

describe('columns of a table that name contacts', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;

  const { send, get, items, newPerson, names } = peopleRequests(() => test);
  const importing = async (person: Person) => {
    const { id: fileId } = (
      await request(test.app.getHttpServer())
        .post(`/api/v1/projects/${projectId}/files`)
        .set({ Authorization: `Bearer ${ada.token}` })
        .attach('file', Buffer.from(CSV), 'calls.csv')
        .expect(201)
    ).body;
    return send('post', person, `projects/${projectId}/imports`, { files: [{ fileId, mapping: MAPPING }] });
  };
  /** Names of the people of each note, in the order of the notes. */
  const peopleOfNotes = async (): Promise<string[][]> => {
    const notes = await items(ada, `projects/${projectId}/notes?sort=CREATED&direction=ASC`);
    return Promise.all(
      notes.map(async ({ id }) => (await items(ada, `notes/${id}/people`)).map(({ name }) => name as string).sort()),
    );
  };

  beforeAll(async () => {
    test = await sharedApp();
  });
  beforeEach(async () => {
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
  });
  afterAll(() => test.close());

  it('add the contacts to the notes, and create those who are missing', async () => {
    const known = await newPerson(ada, 'Ada Lovelace');
    expect((await importing(ada)).status).toBe(201);
    await until(async () => (await names(ada)).length === 4 && (await peopleOfNotes()).flat().length === 5);
    const people = (await peopleOfNotes()).toSorted((one, other) => one.length - other.length);
    expect(people).toEqual([[], ['Ben', 'Hopper, Grace'], ['Ada Lovelace', 'Ben', 'Cleo']]);
    expect(await items(ada, `people/${known}/notes`)).toHaveLength(1);
    expect((await items(ada, 'people?importOrigin=calls.csv')).map(({ name }) => name)).toEqual([
      'Ben',
      'Cleo',
      'Hopper, Grace',
    ]);
  });

  it('need access to people', async () => {
    const admin = await test.people.member(ada.teamId, 'MANAGER', { workspaceAdmin: true });
    await send('patch', admin, 'workspace', { peopleAccess: 'MANAGERS' }).expect(204);
    expect((await importing(ada)).status).toBe(403);
    await get(ada, `projects/${projectId}/notes`).expect(200);
  });
});
