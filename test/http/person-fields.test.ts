import { randomUUID } from 'node:crypto';
import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('custom fields of people', () => {
  let test: TestApp;
  let manager: Person;
  let ada: Person;

  const { send, get, newPerson, undo } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await sharedApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    manager = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    ada = await test.people.member(team);
  });
  afterAll(() => test.close());

  const newField = async (more: object = {}): Promise<string> =>
    (await send('post', manager, 'fields', { label: 'Plan', type: 'TEXT', objectType: 'PERSON', ...more }).expect(201))
      .body.id;
  const set = async (personId: string, ...values: object[]): Promise<string> =>
    (await send('patch', ada, `people/${personId}/fields`, { values }).expect(200)).body.undoId;
  const shown = async (personId: string): Promise<string[]> =>
    (await get(ada, `people/${personId}/fields`).expect(200)).body.values.map(
      (value: { text?: string; ids?: string[] }) => value.text ?? value.ids?.join(),
    );

  it('hold values, undone one by one', async () => {
    const [id, fieldId] = [await newPerson(ada, 'Ada'), await newField()];
    await set(id, { fieldId, text: 'Team' });
    const undoId = await set(id, { fieldId, text: 'Business' });
    expect(await shown(id)).toEqual(['Business']);
    await undo(ada, undoId).expect(200);
    expect(await shown(id)).toEqual(['Team']);
  });

  it('are not found for members without people access', async () => {
    const [id, fieldId] = [await newPerson(ada, 'Ada'), await newField()];
    await send('patch', manager, 'workspace', { peopleAccess: 'MANAGERS' }).expect(204);
    await get(ada, `people/${id}/fields`).expect(404);
    await send('patch', ada, `people/${id}/fields`, { values: [{ fieldId, text: 'Team' }] }).expect(404);
  });

  it('go to the person that another is merged into, unless it has its own, and come back on undo', async () => {
    const [one, other] = [await newPerson(ada, 'Ada'), await newPerson(ada, 'Ada Lovelace')];
    const [plan, city] = [await newField(), await newField({ label: 'City' })];
    await set(one, { fieldId: plan, text: 'Team' }, { fieldId: city, text: 'London' });
    await set(other, { fieldId: city, text: 'Paris' });
    const { undoId } = (await send('post', ada, `people/${one}/merge`, { intoPersonId: other }).expect(200)).body;
    expect((await shown(other)).sort()).toEqual(['Paris', 'Team']);
    await undo(ada, undoId).expect(200);
    expect((await shown(one)).sort()).toEqual(['London', 'Team']);
    expect(await shown(other)).toEqual(['Paris']);
  });

  it('of type person name the one who took over, and no one who was erased', async () => {
    const [one, other, friend] = [
      await newPerson(ada, 'Ada'),
      await newPerson(ada, 'Ada L.'),
      await newPerson(ada, 'Ben'),
    ];
    const fieldId = await newField({ label: 'Knows', type: 'PERSON' });
    await set(friend, { fieldId, ids: [one] });
    await send('post', ada, `people/${one}/merge`, { intoPersonId: other }).expect(200);
    expect(await shown(friend)).toEqual([other]);
    await send('post', manager, `people/${other}/erasure`, { removeWords: true }).expect(201);
    expect(await shown(friend)).toEqual([]);
  });

  it('of type person hold people of the workspace only', async () => {
    const [id, friend] = [await newPerson(ada, 'Ada'), await newPerson(ada, 'Ben')];
    const fieldId = await newField({ label: 'Knows', type: 'PERSON' });
    const stranger = await test.people.member(await test.people.team(), 'MANAGER');
    for (const unknown of [randomUUID(), await newPerson(stranger, 'Cleo')]) {
      const values = [{ fieldId, ids: [friend, unknown] }];
      const { body } = await send('patch', ada, `people/${id}/fields`, { values }).expect(422);
      expect(body.errors).toMatchObject([{ title: 'Person not found' }]);
    }
    expect(await shown(id)).toEqual([]);
  });

  it('of type person show no ids to members without people access, and let them name no one', async () => {
    const projectId = await test.people.project(ada, 2);
    const { id: noteId } = (await send('post', ada, `projects/${projectId}/notes`, { title: 'Talk' }).expect(201)).body;
    const { id: fieldId } = (
      await send('post', ada, `projects/${projectId}/fields`, { label: 'Host', type: 'PERSON', objectType: 'NOTE' })
    ).body;
    const [host, other] = [await newPerson(ada, 'Ada'), await newPerson(ada, 'Ben')];
    const write = (ids: string[]) => send('patch', ada, `notes/${noteId}/fields`, { values: [{ fieldId, ids }] });
    await write([host]).expect(200);
    const shownTo = () => [
      get(ada, `notes/${noteId}/fields`),
      send('post', ada, `projects/${projectId}/rows`, { objectType: 'NOTE' }),
    ];
    for (const answer of shownTo()) expect((await answer.expect(200)).text).toContain(host);
    await send('patch', manager, 'workspace', { peopleAccess: 'MANAGERS' }).expect(204);
    for (const answer of shownTo()) expect((await answer.expect(200)).text).not.toContain(host);
    await write([other]).expect(422);
  });
});
