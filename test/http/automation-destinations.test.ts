import { Webhook as Verifier } from 'standardwebhooks';
import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import { type FakeTickets, fakeTickets } from '../support/fake-tickets.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';

type Kind = keyof FakeTickets['wanted'];
const SIGNING = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYqr';

describe('destinations of automations', () => {
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

  const rule = async (event: string, field: string, ...actions: object[]) =>
    send('post', '/automations', {
      title: 'To the backlog',
      trigger: {
        type: 'Event',
        event,
        rules: { combinator: 'AND', conditions: [{ field, operator: 'after', value: '2000-01-01' }] },
      },
      actions: actions.map((action, at) => ({ ...action, executionOrder: at + 1 })),
    });
  const ended = async (automationId: string) => {
    let run: { state: string; reason: string | null; actions: { detail: string | null }[] } | undefined;
    await until(async () => {
      run = (await send('get', `/automations/${automationId}/runs`)).body.items[0];
      return run !== undefined && run.state !== 'WAITING';
    });
    return run!;
  };

  it('create one ticket when an insight is published, with a message of its own', async () => {
    const destinationId = await destination('GENERIC');
    const parameters = { destinationId, title: '{{insight.title}}' };
    const made = await rule('insight:published', 'insight.createdAt', { actionType: 'createIssue', parameters });
    expect(made.status).toBe(201);
    await send('put', `/insights/${insightId}/publication`).expect(200);
    expect(await ended(made.body.id)).toMatchObject({
      state: 'DONE',
      actions: [{ detail: '7 https://issues.example.com/7' }],
    });
    expect(await tickets()).toMatchObject([{ key: '7' }]);
    const [{ headers }] = services.asked as [FakeTickets['asked'][number]];
    expect(headers['webhook-id']).toMatch(/^automation:[0-9a-f-]+:1$/);
    expect(headers['idempotency-key']).toBe(headers['webhook-id']);
  });

  it('call an address with a signed body of the values of the event, escaped', async () => {
    const destinationId = await destination('GENERIC', { signingSecret: SIGNING });
    const parameters = { destinationId, body: '{"title": "{{note.title}}", "imported": {{note.imported}}}' };
    const made = await rule('note:created', 'note.createdAt', { actionType: 'callWebhook', parameters });
    expect(made.status).toBe(201);
    services.next.push({ status: 200, body: '{"ok": true, "token": "own-token"}' });
    await send('post', `/projects/${projectId}/notes`, { title: 'A "quoted" \\ title' }).expect(201);
    expect(await ended(made.body.id)).toMatchObject({
      state: 'DONE',
      actions: [{ detail: 'Answer 200: {"ok": true, "token": "•••"}' }],
    });
    const [{ headers, body }] = services.asked as [FakeTickets['asked'][number]];
    expect(JSON.parse(body)).toEqual({ title: 'A "quoted" \\ title', imported: false });
    expect(new Verifier(SIGNING).verify(body, headers as Record<string, string>)).toBeTruthy();
    expect(headers['x-api-key']).toBe('own-token');
  });

  it('fail at once if the address refuses', async () => {
    const destinationId = await destination('GENERIC');
    const parameters = { destinationId, body: '{}' };
    const made = await rule('note:created', 'note.createdAt', { actionType: 'callWebhook', parameters });
    services.next.push({ status: 400, body: 'No' });
    await send('post', `/projects/${projectId}/notes`, { title: 'Refused' }).expect(201);
    expect(await ended(made.body.id)).toMatchObject({
      state: 'FAILED',
      reason: 'The address refused. Answer 400: No',
    });
  });

  it('are refused with a body that is no JSON, and a destination of tickets or another workspace', async () => {
    const own = await destination('GENERIC');
    const jira = await destination('JIRA');
    const call = (parameters: object) =>
      rule('note:created', 'note.createdAt', { actionType: 'callWebhook', parameters });
    expect((await call({ destinationId: own, body: '{"title": {{note.title}}}' })).status).toBe(400);
    expect((await call({ destinationId: own, body: '{"title": "{{note.nothing}}"}' })).status).toBe(400);
    expect((await call({ destinationId: jira, body: '{}' })).status).toBe(422);
    expect((await call({ destinationId: insightId, body: '{}' })).status).toBe(422);
  });
});
