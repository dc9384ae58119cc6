import request from 'supertest';
import type { TestApp } from './app.ts';
import type { Person } from './known-people.ts';
import { sharedApp } from './shared-app.ts';

export interface Row {
  id: string;
  title: string;
  text: string;
  tags: { title: string }[];
  values: { fieldId: string; shown: string }[];
}
export interface Group {
  key: string | null;
  title: string;
  count: number;
  totals: unknown[];
}

const ROOT = '/api/v1';

/** A project with three notes, two fields, two tags and four highlights, and requests for its rows. */
export async function openRows() {
  const test: TestApp = await sharedApp();
  const team = await test.people.team();
  const ada: Person = await test.people.member(team);
  const viewer = await test.people.member(team, 'VIEWER');
  const stranger = await test.people.member(await test.people.team());
  const projectId = await test.people.project(ada, 1);
  const notes: Record<string, string> = {};
  const tags: Record<string, string> = {};

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`${ROOT}/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const ask = (body: object, query = '', person = ada) =>
    server()
      .post(`${ROOT}/projects/${projectId}/rows${query}`)
      .set(as(person))
      .send({ objectType: 'NOTE', ...body });
  const rows = async (body: object = {}, query = '', person = ada): Promise<Row[]> =>
    (await ask(body, query, person).expect(200)).body.items;
  const titles = async (body: object = {}, query = '') => (await rows(body, query)).map(({ title }) => title);
  const askGroups = (body: object, person = ada) =>
    server()
      .post(`${ROOT}/projects/${projectId}/row-groups`)
      .set(as(person))
      .send({ objectType: 'NOTE', ...body });
  const groups = async (body: object, person = ada): Promise<{ items: Group[]; total: number; totals: unknown[] }> =>
    (await askGroups(body, person).expect(200)).body;
  const counts = async (body: object) => (await groups(body)).items.map(({ title, count }) => [title, count]);
  const setValues = (changes: object[], person = ada, objectType = 'NOTE') =>
    server().put(`${ROOT}/projects/${projectId}/row-values`).set(as(person)).send({ objectType, changes });
  const shown = async (noteId: string, fieldId: string) =>
    (await rows()).find(({ id }) => id === noteId)?.values.find((value) => value.fieldId === fieldId)?.shown ?? null;
  const fieldOf = async (id: string) => (await server().get(`${ROOT}/fields/${id}`).set(as(ada)).expect(200)).body;

  const options = ['Nurse', 'Doctor', 'Patient'].map((label) => ({ label, color: '#aabbcc' }));
  const roleId = await make(`projects/${projectId}/fields`, {
    label: 'Role',
    type: 'SELECT',
    objectType: 'NOTE',
    settings: { options, max: 2 },
  });
  const { settings } = await fieldOf(roleId);
  const role: { id: string; options: Record<string, string> } = {
    id: roleId,
    options: Object.fromEntries(settings.options.map(({ label, id }: { label: string; id: string }) => [label, id])),
  };
  const score = await make(`projects/${projectId}/fields`, { label: 'Score', type: 'NUMBER', objectType: 'NOTE' });
  for (const [title, markdown] of [
    ['beta', 'We wait for hours.'],
    ['Alpha', 'Nobody answers. The form is long.'],
    ['gamma', 'It works.'],
  ] as const)
    notes[title] = await make(`projects/${projectId}/notes`, { title, markdown });
  const boardId = await make(`projects/${projectId}/tag-boards`, { title: 'Board' });
  const groupId = await make(`tag-boards/${boardId}/groups`, { title: 'Group' });
  for (const title of ['Waiting', 'Forms']) tags[title] = await make(`tag-groups/${groupId}/tags`, { title });
  await make(`notes/${notes['beta']}/highlights`, { quote: 'wait for hours', tagIds: [tags['Waiting']] });
  await make(`notes/${notes['Alpha']}/highlights`, { quote: 'Nobody answers', tagIds: [tags['Waiting']] });
  await make(`notes/${notes['Alpha']}/highlights`, {
    quote: 'The form is long',
    tagIds: [tags['Waiting'], tags['Forms']],
  });
  await make(`notes/${notes['gamma']}/highlights`, { quote: 'It works' });
  const values = (...chosen: string[]) => [{ fieldId: role.id, ids: chosen.map((label) => role.options[label]) }];
  await setValues([
    { objectId: notes['beta'], values: [...values('Nurse'), { fieldId: score, number: 10 }] },
    { objectId: notes['Alpha'], values: [...values('Nurse', 'Patient'), { fieldId: score, number: 9 }] },
  ]).expect(200);
  const byRole = () => ({ group: { kind: 'SELECT', fieldId: role.id } });
  return {
    test,
    ada,
    viewer,
    stranger,
    projectId,
    role,
    score,
    notes,
    tags,
    as,
    server,
    make,
    ask,
    rows,
    titles,
    askGroups,
    groups,
    counts,
    setValues,
    shown,
    fieldOf,
    byRole,
  };
}

export type Rows = Awaited<ReturnType<typeof openRows>>;
