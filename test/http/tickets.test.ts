import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import { type FakeTickets, fakeTickets } from '../support/fake-tickets.ts';
import type { Person } from '../support/known-people.ts';

type Kind = keyof FakeTickets['wanted'];
const SIGNING = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYqr';
const SECRETS = ['jira-token', 'lin_api_token', 'github_pat_token', 'own-token', SIGNING.slice(6), SIGNING];

describe('tickets', () => {
  let test: TestApp;
  let services: FakeTickets;
  let admin: Person;
  let ada: Person;
  let projectId: string;
  let insightId: string;

  const send = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, body?: object, by: Person = ada) => {
    const client = request(test.app.getHttpServer());
    const asked = client[method](`/api/v1${path}`).set('authorization', `Bearer ${by.token}`);
    return body ? asked.send(body) : asked;
  };
  const destination = async (kind: Kind, more: object = {}) =>
    (await send('post', '/destinations', { ...services.wanted[kind], ...more }, admin).expect(201)).body.id as string;
  const create = (destinationId: string, more: object = {}, by = ada) =>
    send('post', `/insights/${insightId}/tickets`, { destinationId, ...more }, by);
  const tickets = async () => (await send('get', `/insights/${insightId}/tickets`).expect(200)).body.tickets;

  beforeAll(async () => {
    test = await openApp({ webhookInternalHosts: ['127.0.0.1'] });
    services = await fakeTickets();
  });
  afterAll(async () => {
    await services.close();
    await test.close();
  });
  beforeEach(async () => {
    services.asked.length = 0;
    services.next.length = 0;
    const team = await test.people.team();
    admin = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    ada = await test.people.member(team);
    projectId = await test.people.project(ada);
    const noteId = (await send('post', `/projects/${projectId}/notes`, { title: 'Interview', markdown: 'Too @dear.' }))
      .body.id as string;
    const highlightId = (await send('post', `/notes/${noteId}/highlights`, { quote: 'Too @dear' })).body.id as string;
    const insight = { title: 'Price "matters"', markdown: 'They leave.', evidence: [highlightId] };
    insightId = (await send('post', `/projects/${projectId}/insights`, insight).expect(201)).body.id;
  });

  it.each([
    ['JIRA', 'RES-24', /\/browse\/RES-24$/],
    ['LINEAR', 'RES-9', /linear\.app/],
    ['GITHUB', '#12', /github\.com/],
    ['GENERIC', '7', /issues\.example\.com/],
  ] as const)('are created in %s, and their link is kept', async (kind, key, url) => {
    const destinationId = await destination(kind);
    expect(
      (await send('post', `/destinations/${destinationId}/tests`, undefined, admin).expect(200)).body,
    ).toMatchObject({
      works: true,
    });
    const { body } = await create(destinationId).expect(201);
    expect(body).toMatchObject({ state: 'CREATED', key, url: expect.stringMatching(url) });
    expect(await tickets()).toEqual([body]);
    const sent = services.asked.at(-1)!.body;
    expect(sent).toContain('They leave.');
    expect(sent).toContain('dear');
    expect(sent).toContain('Interview');
    expect(sent).toContain(`/insights/price-matters-${insightId}`);
  });

  it('are created once for an insight and destination, unless a member wants another', async () => {
    const destinationId = await destination('GITHUB');
    const both = await Promise.all([create(destinationId), create(destinationId)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    await create(destinationId).expect(409);
    expect(services.asked).toHaveLength(1);
    await create(destinationId, { again: true }).expect(201);
    expect(await tickets()).toHaveLength(2);
  });

  it('are of unknown outcome if the service gives no answer, and are asked for again only on demand', async () => {
    const destinationId = await destination('JIRA');
    services.next.push('hang up');
    expect((await create(destinationId).expect(201)).body).toMatchObject({ state: 'UNKNOWN', url: null });
    await create(destinationId).expect(409);
    expect(await tickets()).toMatchObject([{ state: 'UNKNOWN' }]);
    await create(destinationId, { again: true }).expect(201);
    expect(await tickets()).toMatchObject([{ state: 'CREATED', key: 'RES-24' }]);
  });

  it('whose call was interrupted are of unknown outcome', async () => {
    const destinationId = await destination('JIRA');
    const { id } = (await create(destinationId).expect(201)).body;
    await test.database.query(
      `UPDATE ticket SET state = 'SENDING', url = NULL, created_at = now() - interval '2 minutes' WHERE id = $1`,
      [id],
    );
    expect(await tickets()).toMatchObject([{ state: 'UNKNOWN' }]);
    await create(destinationId, { again: true }).expect(201);
  });

  it('that are refused or not reached leave nothing behind, and the answer shows no secret', async () => {
    const destinationId = await destination('GITHUB');
    services.next.push({ status: 422, body: '{"message":"Validation Failed github_pat_token"}' });
    const refused = await create(destinationId).expect(422);
    expect(refused.text).toContain('Validation Failed •••');
    services.next.push({ status: 503, body: '' });
    await create(destinationId).expect(503);
    expect(await tickets()).toEqual([]);
    await create(destinationId).expect(201);
  });

  it('can be removed from the insight, and undone', async () => {
    const { id } = (await create(await destination('LINEAR'))).body;
    const { undoId } = (await send('delete', `/tickets/${id}`).expect(200)).body;
    expect(await tickets()).toEqual([]);
    await send('post', `/undo/${undoId}`).expect(200);
    await send('post', `/undo/${undoId}/redo`).expect(204);
    await send('post', `/undo/${undoId}`).expect(200);
    expect(await tickets()).toMatchObject([{ id, key: 'RES-9' }]);
  });

  it('are for members who write in the project; others see them or nothing', async () => {
    const destinationId = await destination('GITHUB');
    const { id } = (await create(destinationId)).body;
    const stranger = await test.people.member(ada.teamId);
    const elsewhere = await test.people.member(await test.people.team());
    for (const other of [stranger, elsewhere]) {
      await create(destinationId, {}, other).expect(404);
      await send('get', `/insights/${insightId}/tickets`, undefined, other).expect(404);
      await send('delete', `/tickets/${id}`, undefined, other).expect(404);
    }
    expect((await send('get', '/destinations', undefined, elsewhere)).body.items).toEqual([]);
    await send('get', `/destinations/${destinationId}`, undefined, elsewhere).expect(404);
  });

  describe('have destinations', () => {
    it('that only admins change, and that show no secret', async () => {
      const id = await destination('GENERIC', { signingSecret: SIGNING });
      await send('post', '/destinations', services.wanted.JIRA).expect(403);
      await send('patch', `/destinations/${id}`, { title: 'Mine' }).expect(403);
      await send('delete', `/destinations/${id}`).expect(403);
      await send('post', `/destinations/${id}/tests`).expect(403);
      const shown = await send('get', `/destinations/${id}`);
      expect(shown.body).toMatchObject({ hasToken: true, signed: true });
      for (const kind of ['JIRA', 'LINEAR', 'GITHUB'] as const) await destination(kind);
      const list = await send('get', '/destinations').expect(200);
      const stored = await test.database.query(
        'SELECT to_json(d)::text AS text FROM destination d WHERE team_id = $1',
        [ada.teamId],
      );
      const told = await test.database.query(
        `SELECT payload::text AS text FROM outbox WHERE team_id = $1 UNION ALL
         SELECT to_json(a)::text FROM audit_entry a WHERE team_id = $1`,
        [ada.teamId],
      );
      for (const secret of SECRETS) expect(JSON.stringify([shown.body, list.body, stored, told])).not.toContain(secret);
    });

    it('whose secret never reaches another server', async () => {
      const id = await destination('GITHUB');
      await send('patch', `/destinations/${id}`, { url: 'https://elsewhere.example.com' }, admin).expect(400);
      await send('patch', `/destinations/${id}`, { url: services.url, title: 'Same' }, admin).expect(200);
      await test.database.query(
        `UPDATE destination SET access = jsonb_set(access, '{url}', '"http://127.0.0.1:9"') WHERE id = $1`,
        [id],
      );
      await create(id).expect(409);
      expect(await tickets()).toEqual([]);
    });

    it('whose changes and deletion are undone', async () => {
      const id = await destination('JIRA');
      const renamed = (await send('patch', `/destinations/${id}`, { title: 'Other', project: 'NEW' }, admin)).body
        .undoId;
      await send('post', `/undo/${renamed}`, undefined, admin).expect(200);
      await send('post', `/undo/${renamed}/redo`, undefined, admin).expect(204);
      await send('post', `/undo/${renamed}`, undefined, admin).expect(200);
      const deleted = (await send('delete', `/destinations/${id}`, undefined, admin).expect(200)).body.undoId;
      await create(id).expect(404);
      await send('post', `/undo/${deleted}`, undefined, admin).expect(200);
      await send('post', `/undo/${deleted}/redo`, undefined, admin).expect(204);
      await send('post', `/undo/${deleted}`, undefined, admin).expect(200);
      await create(id).expect(201);
    });

    it.each([
      ['another address than https', { url: 'http://example.com' }],
      ['no project', { project: '' }],
      ['a project that leads elsewhere', { kind: 'GITHUB', project: '../user' }],
      ['no token', { token: null }],
      ['a token that adds a header', { token: 'a\r\nX: b' }],
      ['an account without an address', { account: 'ada' }],
      ['a signature that the service does not take', { signingSecret: SIGNING }],
    ])('which are refused with %s', async (_, more) => {
      await send('post', '/destinations', { ...services.wanted.JIRA, ...more }, admin).expect(400);
    });

    it('which are never called in internal networks that the operator did not allow', async () => {
      const id = await destination('GENERIC', { url: 'https://10.0.0.1/hook' });
      const { body } = await send('post', `/destinations/${id}/tests`, undefined, admin).expect(200);
      expect(body).toEqual({ works: false, answer: '10.0.0.1 is an address of an internal network' });
    });
  });
});
