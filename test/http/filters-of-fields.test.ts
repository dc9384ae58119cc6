import type { FieldReference, FilterRow } from '@evident/domain/filters';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const ROOT = '/api/v1';
const WORDS = '**Ada** (0:21): I never trust it.\n\n**Benedict** (0:40): I always do.';

describe('filters by custom fields and people', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let projectId: string;
  let plan: string;
  let pro: string;
  let segment: string;
  let secret: string;
  let adaThePerson: string;

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const make = async (path: string, body: object, person = ada): Promise<string> =>
    (await server().post(`${ROOT}/${path}`).set(as(person)).send(body).expect(201)).body.id;
  const row = (field: FieldReference, operator: FilterRow['operator'], ...values: string[]): FilterRow => ({
    id: 'a',
    field,
    operator,
    values,
  });
  const get = (list: 'notes' | 'highlights', of: FilterRow, person = ada) => {
    const filter = encodeURIComponent(JSON.stringify({ combinator: 'and', fieldForms: [of] }));
    return server().get(`${ROOT}/projects/${projectId}/${list}?filter=${filter}`).set(as(person));
  };
  const found = async (list: 'notes' | 'highlights', ...of: Parameters<typeof row>): Promise<string[]> =>
    (await get(list, row(...of)).expect(200)).body.items.map(
      ({ title, text }: Record<string, string>) => title ?? text,
    );
  const refusal = async (of: FilterRow, person = ada): Promise<string> =>
    (await get('notes', of, person).expect(400)).body.errors[0].message;

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    const manager = await test.people.member(team, 'MANAGER');
    projectId = await test.people.project(ada, 1);
    const hidden = await test.people.project(manager);
    const note = await make(`projects/${projectId}/notes`, { title: 'Interview', markdown: WORDS });
    await make(`projects/${projectId}/notes`, { title: 'Other' });
    await make(`notes/${note}/highlights`, { quote: 'never trust' });
    await make(`notes/${note}/highlights`, { quote: 'always do' });
    plan = await make(`projects/${projectId}/fields`, {
      label: 'Plan',
      type: 'SELECT',
      objectType: 'NOTE',
      settings: { options: [{ label: 'Pro' }, { label: 'Free' }] },
    });
    const { body } = await server().get(`${ROOT}/fields/${plan}`).set(as(ada)).expect(200);
    pro = body.settings.options[0].id;
    const values = [{ fieldId: plan, ids: [pro] }];
    await server().patch(`${ROOT}/notes/${note}/fields`).set(as(ada)).send({ values }).expect(200);
    secret = await make(`projects/${hidden}/fields`, { label: 'Secret', type: 'TEXT', objectType: 'NOTE' }, manager);
    segment = await make('fields', { label: 'Segment', type: 'TEXT', objectType: 'PERSON' }, manager);
    adaThePerson = await make('people', { name: 'Ada L.' });
    const [speakerId] = (await server().get(`${ROOT}/notes/${note}`).set(as(ada)).expect(200)).body.speakers
      .filter(({ name }: { name: string }) => name === 'Ada')
      .map(({ id }: { id: string }) => id);
    await server().post(`${ROOT}/notes/${note}/people`).set(as(ada)).send({ personId: adaThePerson, speakerId });
    await test.database.query(
      `INSERT INTO field_value (team_id, field_id, object_type, object_id, text_value, changed_at) VALUES ($1, $2, 'PERSON', $3, 'Enterprise', now())`,
      [team, segment, adaThePerson],
    );
  });
  afterAll(() => test.close());

  it('find notes and highlights by a field of notes', async () => {
    const field: FieldReference = { kind: 'note', fieldId: plan, type: 'SELECT' };
    expect(await found('notes', field, 'IsOneOf', pro)).toEqual(['Interview']);
    expect(await found('notes', field, 'IsNotOneOf', pro)).toEqual(['Other']);
    expect(await found('notes', field, 'IsEmpty')).toEqual(['Other']);
    expect(await found('highlights', field, 'IsOneOf', pro)).toHaveLength(2);
    expect(await refusal(row(field, 'HasAnyOf', pro))).toBe('Row a: Invalid operator for field type');
    expect(await refusal(row(field, 'IsOneOf', plan))).toBe('Row a: Choose a value from the list.');
  });

  it('find highlights by a field of the people who say them, and notes by their people', async () => {
    const field: FieldReference = { kind: 'person', fieldId: segment };
    expect(await found('highlights', field, 'Contains', 'enterprise')).toEqual(['never trust']);
    expect(await found('notes', field, 'Contains', 'ENTERPRISE')).toEqual(['Interview']);
    expect(await found('notes', { kind: 'system', name: 'People' }, 'HasAnyOf', adaThePerson)).toEqual(['Interview']);
    expect(await found('highlights', { kind: 'system', name: 'SaidBy' }, 'IsEmpty')).toEqual(['always do']);
    expect(await found('highlights', { kind: 'system', name: 'People' }, 'IsEmpty')).toEqual([]);
  });

  it('refuse fields that the member cannot see, with the reason', async () => {
    const unknown = 'Row a: This field does not exist, or you don’t have access to it.';
    expect(await refusal(row({ kind: 'note', fieldId: secret }, 'IsEmpty'))).toBe(unknown);
    expect(await refusal(row({ kind: 'note', fieldId: projectId }, 'IsEmpty'))).toBe(unknown);
  });

  it('refuse people to members without access to people, with the reason', async () => {
    const field: FieldReference = { kind: 'person', fieldId: segment };
    await get('notes', row(field, 'IsNotEmpty'), viewer).expect(200);
    await test.database.query(`UPDATE team SET people_access = 'CONTRIBUTORS' WHERE id = $1`, [ada.teamId]);
    for (const each of [row(field, 'IsNotEmpty'), row({ kind: 'system', name: 'People' }, 'IsEmpty')])
      expect(await refusal(each, viewer)).toBe('Row a: You don’t have access to people.');
    expect(await found('notes', field, 'IsNotEmpty')).toEqual(['Interview']);
  });
});
