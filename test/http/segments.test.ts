import { type FilterRow, allOf, systemRow } from '@evident/domain/filters';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const WORDS = '**Ada** (0:21): I never trust it.\n\n**Benedict** (0:40): I always do.';

describe('segments over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;
  let city: string;
  let team: string;
  let parisian: string;

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const text = (fieldId: string, value: string): FilterRow => ({
    id: `${fieldId} ${value}`,
    field: { kind: 'person', fieldId },
    operator: 'Is',
    values: [value],
  });
  const segment = (name: string, ...rows: FilterRow[]) =>
    make('filters', { name, objectType: 'PERSON', projectId: null, form: allOf(...rows) });
  const list = (of: 'notes' | 'highlights', row: FilterRow) =>
    server()
      .get(`/api/v1/projects/${projectId}/${of}?filter=${encodeURIComponent(JSON.stringify(allOf(row)))}`)
      .set(as(ada));
  const found = async (of: 'notes' | 'highlights', ...row: Parameters<typeof systemRow>): Promise<string[]> =>
    (await list(of, systemRow(...row)).expect(200)).body.items.map(
      (item: Record<string, string>) => item['title'] ?? item['text'],
    );
  const reasonOf = async (id: string): Promise<string> =>
    (await list('notes', systemRow('Segment', 'HasAnyOf', id)).expect(400)).body.errors[0].message;

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team(), 'MANAGER');
    projectId = await test.people.project(ada, 1);
    [city, team] = (await Promise.all(
      ['City', 'Team'].map((label) => make('fields', { label, type: 'TEXT', objectType: 'PERSON' })),
    )) as [string, string];
    const noteId = await make(`projects/${projectId}/notes`, { title: 'Interview', markdown: WORDS });
    await make(`projects/${projectId}/notes`, { title: 'Nobody' });
    await make(`notes/${noteId}/highlights`, { quote: 'never trust' });
    await make(`notes/${noteId}/highlights`, { quote: 'always do' });
    const { speakers } = (await server().get(`/api/v1/notes/${noteId}`).set(as(ada)).expect(200)).body;
    for (const [name, from, of] of [
      ['Ada', 'Paris', 'Sales'],
      ['Benedict', 'Rome', 'Support'],
    ]) {
      const personId = await make('people', { name });
      const values = [
        { fieldId: city, text: from },
        { fieldId: team, text: of },
      ];
      await server().patch(`/api/v1/people/${personId}/fields`).set(as(ada)).send({ values }).expect(200);
      const speakerId = speakers.find((one: { name: string }) => one.name === name).id;
      await server().post(`/api/v1/notes/${noteId}/people`).set(as(ada)).send({ personId, speakerId }).expect(200);
    }
    parisian = await segment('Parisians in sales', text(city, 'Paris'), text(team, 'Sales'));
  });
  afterAll(() => test.close());

  it('find what one person says who satisfies all of it', async () => {
    expect(await found('highlights', 'Segment', 'HasAnyOf', parisian)).toEqual(['never trust']);
    expect(await found('notes', 'Segment', 'HasAnyOf', parisian)).toEqual(['Interview']);
    expect(await found('notes', 'Segment', 'HasNoneOf', parisian)).toEqual(['Nobody']);
    const nobody = await segment('Parisians in support', text(city, 'Paris'), text(team, 'Support'));
    expect(await found('highlights', 'Segment', 'HasAnyOf', nobody)).toEqual([]);
    expect(await found('notes', 'Segment', 'HasAnyOf', nobody)).toEqual([]);
  });

  it('follow a change of the segment', async () => {
    const id = await segment('Movers', text(city, 'Paris'));
    await server()
      .patch(`/api/v1/filters/${id}`)
      .set(as(ada))
      .send({ form: allOf(text(city, 'Rome')) })
      .expect(200);
    expect(await found('highlights', 'Segment', 'HasAnyOf', id)).toEqual(['always do']);
  });

  it('say why they cannot be used once they are deleted, or a field of theirs', async () => {
    const lost = await make('fields', { label: 'Lost', type: 'TEXT', objectType: 'PERSON' });
    const broken = await segment('Broken', text(lost, 'x'));
    await server().delete(`/api/v1/fields/${lost}`).set(as(ada)).expect(200);
    expect(await reasonOf(broken)).toContain('The segment “Broken” cannot be used: This field does not exist');
    const { undoId } = (await server().delete(`/api/v1/filters/${broken}`).set(as(ada)).expect(200)).body;
    expect(await reasonOf(broken)).toContain('This segment was deleted, or you don’t have access to it.');
    const saved = {
      name: 'Uses it',
      objectType: 'NOTE',
      projectId,
      form: allOf(systemRow('Segment', 'HasAnyOf', parisian)),
    };
    const id = await make('filters', saved);
    await server().post(`/api/v1/undo/${undoId}`).set(as(ada)).expect(200);
    await server().delete(`/api/v1/filters/${parisian}`).set(as(ada)).expect(200);
    const { faults } = (await server().get(`/api/v1/filters/${id}`).set(as(ada)).expect(200)).body;
    expect(faults).toEqual([
      { rowId: 'Segment HasAnyOf', reason: 'This segment was deleted, or you don’t have access to it.' },
    ]);
  });

  it('cannot name segments', async () => {
    const form = allOf(systemRow('Segment', 'HasAnyOf', parisian));
    const body = { name: 'Circle', objectType: 'PERSON', projectId: null, form };
    const { errors } = (await server().post('/api/v1/filters').set(as(ada)).send(body).expect(400)).body;
    expect(errors[0].title).toBe('A segment cannot name segments');
  });
});
