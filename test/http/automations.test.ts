import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const condition = { field: 'note.title', operator: 'contains', value: 'churn' };
const trigger = (...conditions: object[]) => ({
  type: 'Event',
  event: 'note:created',
  rules: { combinator: 'and', conditions },
});
const summary = { actionType: 'startSummary', parameters: {}, executionOrder: 4 };

describe('automations over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const create = (more: object = {}, person = ada) =>
    server()
      .post('/api/v1/automations')
      .set(as(person))
      .send({ title: 'Churn', trigger: trigger(condition), actions: [summary], ...more });
  const read = (id: string) => server().get(`/api/v1/automations/${id}`).set(as(ada));

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
  });
  afterAll(() => test.close());

  it('are created, read with a version, changed, listed and deleted', async () => {
    const { id } = (await create().expect(201)).body;
    const { headers, body } = await read(id).expect(200);
    expect(body).toMatchObject({
      trigger: { type: 'Event', event: 'note:created', rules: { combinator: 'AND', conditions: [condition] } },
      actions: [{ ...summary, executionOrder: 1 }],
      onFailure: 'STOP',
      active: true,
      own: true,
    });
    const stale = { ...as(ada), 'If-Match': '"9"' };
    await server().patch(`/api/v1/automations/${id}`).set(stale).send({ title: 'New' }).expect(412);
    const seen = { ...as(ada), 'If-Match': headers['etag']! };
    await server().patch(`/api/v1/automations/${id}`).set(seen).send({ active: false }).expect(200);
    const { items } = (await server().get('/api/v1/automations').set(as(ada)).expect(200)).body;
    expect(items).toMatchObject([{ id, active: false, version: 2 }]);
    expect((await server().get(`/api/v1/automations/${id}/runs`).set(as(ada)).expect(200)).body.items).toEqual([]);
    const { undoId } = (await server().delete(`/api/v1/automations/${id}`).set(as(ada)).expect(200)).body;
    await read(id).expect(404);
    await server().post(`/api/v1/undo/${undoId}`).set(as(ada)).expect(200);
    await server().post(`/api/v1/undo/${undoId}/redo`).set(as(ada)).expect(204);
    await server().post(`/api/v1/undo/${undoId}`).set(as(ada)).expect(200);
    await read(id).expect(200);
  });

  it.each([
    ['Cannot build rules without any conditions', trigger()],
    ['Invalid rules structure', { type: 'Event', event: 'note:created', rules: { combinator: 'AND' } }],
    ['Invalid operator for field type', trigger({ ...condition, operator: 'before' })],
    ['Failed to create condition', trigger({ ...condition, value: 7 })],
  ])('are refused in the words of the specification: %s', async (title, refused) => {
    const { errors } = (await create({ trigger: refused }).expect(400)).body;
    expect(errors).toMatchObject([{ code: 'ValidationError', title }]);
  });

  it('are refused for ids that are none, for viewers, and for other trigger types', async () => {
    await read('churn').expect(400);
    await create({}, viewer).expect(403);
    await create({ trigger: { type: 'Webhook' } }).expect(400);
  });

  it('have a catalogue of events and a dry run that runs nothing', async () => {
    const { events } = (await server().get('/api/v1/automation-events').set(as(ada)).expect(200)).body;
    expect(events).toHaveLength(7);
    const tried = await server()
      .post('/api/v1/automations/dry-run')
      .set(as(ada))
      .send({ trigger: trigger(condition) })
      .expect(200);
    expect(tried.body).toMatchObject({ looked: 0, matched: 0, objects: [] });
  });
});
