import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

interface Shown {
  id: string;
  label: string;
  type: string;
  fieldSetId: string | null;
  version: number;
  settings: { options?: { id: string; label: string; color: string }[]; max?: number };
}
interface Values {
  fields: Shown[];
  values: { fieldId: string; shown: string; text?: string; ids?: string[] }[];
  version: number;
}

describe('custom fields over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let manager: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object, person = ada): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(person)).send(body).expect(201)).body.id;
  const newNote = () => make(`projects/${projectId}/notes`, { title: 'Interview' });
  const newField = (more: object = {}) =>
    make(`projects/${projectId}/fields`, { label: 'Plan', type: 'TEXT', objectType: 'NOTE', ...more });
  const set = async (noteId: string, ...values: object[]): Promise<string> =>
    (await server().patch(`/api/v1/notes/${noteId}/fields`).set(as(ada)).send({ values }).expect(200)).body.undoId;
  const fieldsOf = async (noteId: string, person = ada): Promise<Values> =>
    (await server().get(`/api/v1/notes/${noteId}/fields`).set(as(person)).expect(200)).body;
  const shownOf = async (noteId: string, fieldId: string) =>
    (await fieldsOf(noteId)).values.find((value) => value.fieldId === fieldId)?.shown ?? null;
  const undo = (undoId: string) => server().post(`/api/v1/undo/${undoId}`).set(as(ada));
  const field = async (fieldId: string): Promise<Shown & { valueCount: number }> =>
    (await server().get(`/api/v1/fields/${fieldId}`).set(as(ada)).expect(200)).body;

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    manager = await test.people.member(team, 'MANAGER');
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());

  it('hold values of a note, which viewers read', async () => {
    const noteId = await newNote();
    const fieldId = await newField({ label: '  Plan  of the team ' });
    await set(noteId, { fieldId, text: 'Business' });
    const { fields, values, version } = await fieldsOf(noteId, viewer);
    expect(fields.find(({ id }) => id === fieldId)?.label).toBe('Plan of the team');
    expect(values).toEqual([{ fieldId, text: 'Business', shown: 'Business' }]);
    expect(version).toBe(2);
  });

  it('hold values of an insight', async () => {
    const insightId = await make(`projects/${projectId}/insights`, { title: 'Insight' });
    const fieldId = await newField({ objectType: 'INSIGHT', type: 'NPS' });
    const path = `/api/v1/insights/${insightId}/fields`;
    await server()
      .patch(path)
      .set(as(ada))
      .send({ values: [{ fieldId, number: 9 }] })
      .expect(200);
    const { body } = await server().get(path).set(as(viewer)).expect(200);
    expect(body.values).toEqual([{ fieldId, number: 9, shown: '9' }]);
    await server().patch(`/api/v1/insights/${insightId}`).set(as(ada)).send({ locked: true }).expect(204);
    await server()
      .patch(path)
      .set(as(ada))
      .send({ values: [{ fieldId, number: 1 }] })
      .expect(409);
  });

  it('are refused for objects of another type or project', async () => {
    const noteId = await newNote();
    const elsewhere = await test.people.project(ada);
    const foreign = await make(`projects/${elsewhere}/fields`, { label: 'A', type: 'TEXT', objectType: 'NOTE' });
    for (const fieldId of [foreign, await newField({ objectType: 'INSIGHT' })])
      await server()
        .patch(`/api/v1/notes/${noteId}/fields`)
        .set(as(ada))
        .send({ values: [{ fieldId, text: 'x' }] })
        .expect(422);
  });

  it('of the workspace belong to notes of every project; only managers and admins change them', async () => {
    const body = { label: 'Segment', type: 'TEXT', objectType: 'NOTE' };
    await server().post('/api/v1/fields').set(as(ada)).send(body).expect(403);
    const fieldId = await make('fields', body, manager);
    const noteId = await newNote();
    await set(noteId, { fieldId, text: 'Enterprise' });
    expect(await shownOf(noteId, fieldId)).toBe('Enterprise');
    await server().patch(`/api/v1/fields/${fieldId}`).set(as(ada)).send({ label: 'Mine' }).expect(403);
    const list = (query: string) =>
      server().get(`/api/v1/projects/${projectId}/fields${query}`).set(as(viewer)).expect(200);
    const ids = ({ body: { fields } }: request.Response) => (fields as Shown[]).map(({ id }) => id);
    expect(ids(await list(''))).not.toContain(fieldId);
    expect(ids(await list('?workspace=true'))).toContain(fieldId);
    expect(ids(await server().get('/api/v1/fields').set(as(viewer)).expect(200))).toContain(fieldId);
  });

  it('are set together, cleared one by one, and restored by undo', async () => {
    const noteId = await newNote();
    const [one, other] = [await newField(), await newField({ type: 'BOOLEAN' })];
    await set(noteId, { fieldId: one, text: 'A' }, { fieldId: other, boolean: true });
    const undoId = await set(noteId, { fieldId: one, text: 'B' }, { fieldId: other });
    expect([await shownOf(noteId, one), await shownOf(noteId, other)]).toEqual(['B', null]);
    await undo(undoId).expect(200);
    expect([await shownOf(noteId, one), await shownOf(noteId, other)]).toEqual(['A', 'Yes']);
  });

  it('refuse an undo over a newer value', async () => {
    const noteId = await newNote();
    const fieldId = await newField();
    const undoId = await set(noteId, { fieldId, text: 'A' });
    await set(noteId, { fieldId, text: 'B' });
    await undo(undoId).expect(409);
    expect(await shownOf(noteId, fieldId)).toBe('B');
  });

  it('refuse to overwrite values that were not seen', async () => {
    const noteId = await newNote();
    const fieldId = await newField();
    const change = (etag: string) =>
      server()
        .patch(`/api/v1/notes/${noteId}/fields`)
        .set({ ...as(ada), 'If-Match': etag })
        .send({ values: [{ fieldId, text: etag }] });
    await change('"1"').expect(200);
    await change('"1"').expect(412);
    await change('"2"').expect(200);
  });

  it('disappear with their values when deleted, and return with them', async () => {
    const noteId = await newNote();
    const fieldId = await newField();
    await set(noteId, { fieldId, text: 'Kept' });
    expect((await field(fieldId)).valueCount).toBe(1);
    const { body } = await server().delete(`/api/v1/fields/${fieldId}`).set(as(ada)).expect(200);
    await server().get(`/api/v1/fields/${fieldId}`).set(as(ada)).expect(404);
    expect((await fieldsOf(noteId)).fields.map(({ id }) => id)).not.toContain(fieldId);
    expect(await shownOf(noteId, fieldId)).toBeNull();
    await undo(body.undoId).expect(200);
    expect(await shownOf(noteId, fieldId)).toBe('Kept');
  });

  it('are deleted for good with the undo entry', async () => {
    const noteId = await newNote();
    const fieldId = await newField();
    await set(noteId, { fieldId, text: 'Gone' });
    const { body } = await server().delete(`/api/v1/fields/${fieldId}`).set(as(ada)).expect(200);
    await test.database.query('DELETE FROM undo_entry WHERE id = $1', [body.undoId]);
    expect(await test.database.query('SELECT FROM field WHERE id = $1', [fieldId])).toEqual([]);
    expect(await test.database.query('SELECT FROM field_value WHERE field_id = $1', [fieldId])).toEqual([]);
  });

  it('are arranged in sets', async () => {
    const setId = await make(`projects/${projectId}/field-sets`, { label: 'Company', objectType: 'NOTE' });
    const [one, two] = [await newField({ fieldSetId: setId }), await newField({ fieldSetId: setId })];
    const place = (fieldId: string, body: object) =>
      server().put(`/api/v1/fields/${fieldId}/place`).set(as(ada)).send(body);
    const inSet = async () => {
      const { body } = await server().get(`/api/v1/projects/${projectId}/fields`).set(as(ada)).expect(200);
      return (body.fields as Shown[]).filter(({ fieldSetId }) => fieldSetId === setId).map(({ id }) => id);
    };
    await place(two, { fieldSetId: setId, beforeFieldId: one }).expect(200);
    expect(await inSet()).toEqual([two, one]);
    await place(two, { fieldSetId: null }).expect(200);
    expect(await inSet()).toEqual([one]);
    const { body } = await server().delete(`/api/v1/field-sets/${setId}`).set(as(ada)).expect(200);
    expect((await field(one)).fieldSetId).toBeNull();
    await undo(body.undoId).expect(200);
    expect(await inSet()).toEqual([one]);
    const foreign = await make(`projects/${projectId}/field-sets`, { label: 'Other', objectType: 'INSIGHT' });
    await place(one, { fieldSetId: foreign }).expect(422);
    await newField({ fieldSetId: setId });
    const { body: renamed } = await server()
      .patch(`/api/v1/field-sets/${setId}`)
      .set(as(ada))
      .send({ label: 'Firm' })
      .expect(200);
    await undo(renamed.undoId).expect(200);
    const { body: moved } = await server()
      .put(`/api/v1/field-sets/${setId}/place`)
      .set(as(ada))
      .send({ beforeFieldSetId: null })
      .expect(200);
    expect(moved.undoId).toBeDefined();
  });

  it('go with a note that is deleted for good', async () => {
    const noteId = await newNote();
    await set(noteId, { fieldId: await newField(), text: 'Gone' });
    await server().delete(`/api/v1/notes/${noteId}`).set(as(ada)).expect(200);
    const [entry] = await test.database.query<{ id: string }>('SELECT id FROM trash_entry WHERE object_id = $1', [
      noteId,
    ]);
    await server().delete(`/api/v1/trash/${entry!.id}`).set(as(ada)).expect(204);
    await until(async () => (await test.database.query('SELECT FROM note WHERE id = $1', [noteId])).length === 0);
    expect(await test.database.query('SELECT FROM field_value WHERE object_id = $1', [noteId])).toEqual([]);
    expect(await test.database.query('SELECT FROM fielded_object WHERE object_id = $1', [noteId])).toEqual([]);
  });
});
