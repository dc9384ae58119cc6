import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

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

describe('custom fields over HTTP,', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const newNote = () => make(`projects/${projectId}/notes`, { title: 'Interview' });
  const newField = (more: object = {}) =>
    make(`projects/${projectId}/fields`, { label: 'Plan', type: 'TEXT', objectType: 'NOTE', ...more });
  const set = async (noteId: string, ...values: object[]): Promise<string> =>
    (await server().patch(`/api/v1/notes/${noteId}/fields`).set(as(ada)).send({ values }).expect(200)).body.undoId;
  const fieldsOf = async (noteId: string): Promise<Values> =>
    (await server().get(`/api/v1/notes/${noteId}/fields`).set(as(ada)).expect(200)).body;
  const shownOf = async (noteId: string, fieldId: string) =>
    (await fieldsOf(noteId)).values.find((value) => value.fieldId === fieldId)?.shown ?? null;
  const update = (fieldId: string, body: object) => server().patch(`/api/v1/fields/${fieldId}`).set(as(ada)).send(body);
  const undo = (undoId: string) => server().post(`/api/v1/undo/${undoId}`).set(as(ada));
  const field = async (fieldId: string): Promise<Shown & { valueCount: number }> =>
    (await server().get(`/api/v1/fields/${fieldId}`).set(as(ada)).expect(200)).body;

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());

  describe('whose type changes', () => {
    const answers = ['5', '7', 'many', 'many'];
    const filled = async () => {
      const fieldId = await newField({ label: 'Seats' });
      const notes: string[] = [];
      for (const text of answers) {
        const noteId = await newNote();
        await set(noteId, { fieldId, text });
        notes.push(noteId);
      }
      return { fieldId, shown: () => Promise.all(notes.map((noteId) => shownOf(noteId, fieldId))), notes };
    };

    it('show which values would be lost, and change nothing yet', async () => {
      const { fieldId, shown } = await filled();
      const { body } = await server()
        .post(`/api/v1/fields/${fieldId}/preview`)
        .set(as(ada))
        .send({ type: 'NUMBER' })

        .expect(200);
      expect(body).toMatchObject({ valueCount: 4, lossCount: 2, samples: [{ value: 'many', count: 2 }] });
      expect(await shown()).toEqual(answers);
    });

    it('lose no more values than were accepted', async () => {
      const { fieldId, shown } = await filled();
      for (const body of [{ type: 'NUMBER' }, { type: 'NUMBER', acceptedLosses: 1 }]) {
        const refused = await update(fieldId, body).expect(409);
        expect(refused.body.errors[0].title).toBe('2 values would be lost');
      }
      expect(await shown()).toEqual(answers);
      await update(fieldId, { type: 'NUMBER', acceptedLosses: 2 }).expect(200);
      expect(await shown()).toEqual(['5', '7', null, null]);
      expect((await field(fieldId)).valueCount).toBe(2);
    });

    it('get every value back by undo', async () => {
      const { fieldId, shown } = await filled();
      const { body } = await update(fieldId, { type: 'NUMBER', acceptedLosses: 2 }).expect(200);
      await undo(body.undoId).expect(200);
      expect(await shown()).toEqual(answers);
      expect((await field(fieldId)).type).toBe('TEXT');
    });

    it('refuse the undo once a value was changed', async () => {
      const { fieldId, shown, notes } = await filled();
      const { body } = await update(fieldId, { type: 'NUMBER', acceptedLosses: 2 }).expect(200);
      await set(notes[0]!, { fieldId, number: 6 });
      await undo(body.undoId).expect(409);
      expect(await shown()).toEqual(['6', '7', null, null]);
    });

    it('become options of a select field', async () => {
      const { fieldId, shown } = await filled();
      await update(fieldId, { type: 'SELECT' }).expect(200);
      expect((await field(fieldId)).settings.options!.map(({ label }) => label).sort()).toEqual(['5', '7', 'many']);
      expect(await shown()).toEqual(answers);
    });
  });

  it('lose the values of a deleted option only if that is accepted', async () => {
    const fieldId = await newField({ type: 'SELECT', settings: { options: [{ label: 'A' }, { label: 'B' }], max: 2 } });
    const [a, b] = (await field(fieldId)).settings.options!;
    const noteId = await newNote();
    await set(noteId, { fieldId, ids: [a!.id, b!.id] });
    await update(fieldId, { settings: { options: [b] } }).expect(409);
    const { body } = await update(fieldId, { settings: { options: [b] }, acceptedLosses: 1 }).expect(200);
    expect(await shownOf(noteId, fieldId)).toBe('B');
    await undo(body.undoId).expect(200);
    expect(await shownOf(noteId, fieldId)).toBe('A; B');
    await update(fieldId, { settings: { options: [{ ...a, label: 'Z' }, b] } }).expect(200);
    expect(await shownOf(noteId, fieldId)).toBe('Z; B');
  });
});
