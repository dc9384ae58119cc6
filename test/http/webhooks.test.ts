import { Client } from 'pg';
import request from 'supertest';
import { Webhook as Verifier } from 'standardwebhooks';
import type { FolderMailbox } from '../../adapters/mail/folder-mailbox.ts';
import { MAILER } from '../../api/identity/identity.ports.ts';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { type Receiver, openReceiver } from '../support/receiver.ts';
import { until } from '../support/waiting.ts';
import { quiet } from './matrix/state-of.ts';

interface EventBody {
  readonly id: string;
  readonly type: string;
  readonly cursor: string;
  readonly data: Readonly<Record<string, unknown>>;
}
interface EventsBody {
  readonly items: readonly EventBody[];
  readonly cursor: string;
  readonly more: boolean;
}

describe('webhooks', () => {
  let test: TestApp;
  let receiver: Receiver;
  let ada: Person;
  let projectId: string;

  beforeAll(async () => {
    test = await openApp({ webhookInternalHosts: ['127.0.0.1'] });
    receiver = await openReceiver();
  });
  afterAll(async () => {
    await receiver.close();
    await test.close();
  });
  beforeEach(async () => {
    receiver.received.length = 0;
    receiver.answer = () => 204;
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
  });

  const send = (method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object, by: Person = ada) => {
    const client = request(test.app.getHttpServer());
    const asked = client[method](`/api/v1${path}`).set('authorization', `Bearer ${by.token}`);
    return body ? asked.send(body) : asked;
  };
  const create = (events: readonly string[] = ['note:created'], by = ada) =>
    send('post', '/webhooks', { url: receiver.url, events, description: 'Test' }, by);
  const note = async (title: string) =>
    (await send('post', `/projects/${projectId}/notes`, { title })).body.id as string;
  const events = async (query = ''): Promise<EventsBody> => (await send('get', `/events${query}`)).body;

  it('call the receiver with signed events, which are those of the list of events', async () => {
    const { status, body: made } = await create();
    expect([status, made.secret]).toEqual([201, expect.stringMatching(/^whsec_[A-Za-z0-9+/]{32}$/)]);
    const noteId = await note('Signed');
    await until(() => receiver.received.length === 1);
    const [{ headers, body }] = receiver.received as [Receiver['received'][number]];
    const message = new Verifier(made.secret).verify(body, headers as Record<string, string>);
    expect(message).toMatchObject({ type: 'note:created', data: { noteId, projectId, by: ada.userId } });
    expect((await events('?type=note:created')).items).toEqual([message]);
    await quiet(test);
    const log = await send('get', `/webhooks/${made.id}/deliveries`);
    expect(log.body.items).toMatchObject([
      { state: 'DELIVERED', status: 204, attempts: 1, type: 'note:created', body },
    ]);
    expect(JSON.stringify((await send('get', `/webhooks/${made.id}`)).body)).not.toContain('whsec_');
  });

  it('follow no internal event, and those that did follow one still work', async () => {
    expect((await create(['payment:received'])).status).toBe(400);
    const { body: types } = await send('get', '/event-types');
    expect(types.items.map(({ name }: { name: string }) => name)).not.toContain('integration:received');
    expect((await send('get', '/events?type=billing:noticed')).status).toBe(400);

    const { id } = (await create()).body;
    await test.database.query(`UPDATE webhook SET events = '{payment:received,note:created}' WHERE id = $1`, [id]);
    await test.database.query(
      `INSERT INTO outbox (team_id, name, payload) VALUES ($1, 'payment:received', '{"paymentEventId": "e"}')`,
      [ada.teamId],
    );
    const noteId = await note('After it');
    await until(() => receiver.received.length === 1);
    expect(receiver.received).toMatchObject([{ type: 'note:created', data: { noteId } }]);
    expect((await events()).items.map(({ type }) => type)).not.toContain('payment:received');
    const { body: shown } = await send('get', `/webhooks/${id}`);
    expect(shown.events).toEqual(['note:created']);
    expect((await send('patch', `/webhooks/${id}`, { events: shown.events })).status).toBe(204);
  });

  it('are tested with a button: the delivery shows the answer', async () => {
    const { id } = (await create()).body;
    receiver.answer = () => 418;
    const { status, body } = await send('post', `/webhooks/${id}/tests`);
    expect(status).toBe(201);
    await quiet(test);
    expect(receiver.received).toMatchObject([{ type: 'webhook.test', data: { webhookId: id } }]);
    const log = await send('get', `/webhooks/${id}/deliveries?state=DEAD`);
    expect(log.body.items).toMatchObject([{ id: body.id, status: 418, attempts: 1 }]);
    receiver.answer = () => 204;
    expect((await send('post', `/webhooks/${id}/deliveries/${body.id}/attempts`)).status).toBe(204);
    await quiet(test);
    expect((await send('get', `/webhooks/${id}/deliveries`)).body.items).toMatchObject([{ state: 'DELIVERED' }]);
  });

  it('are mailed about to their owner when they are disabled', async () => {
    receiver.answer = () => 410;
    const { id } = (await create()).body;
    await note('Gone');
    await quiet(test);
    const { body } = await send('get', `/webhooks/${id}`);
    expect(body).toMatchObject({ state: 'DISABLED', disabledReason: 'GONE', dead: 1 });
    const mails = await test.app.get<FolderMailbox>(MAILER.token, { strict: false }).list(100);
    expect(mails.filter(({ to }) => to === `${ada.userId}@example.org`)).toMatchObject([
      { subject: 'A webhook was disabled' },
    ]);
    expect((await send('post', `/webhooks/${id}/tests`)).status).toBe(409);
    expect((await send('patch', `/webhooks/${id}`, { active: true })).status).toBe(204);
  });

  it('refuse addresses that are not encrypted, and events that do not exist', async () => {
    const wrong = (more: object) => send('post', '/webhooks', { url: receiver.url, events: ['note:created'], ...more });
    expect((await wrong({ url: 'http://hooks.example.com/' })).body.errors[0].title).toBe(
      'The address is not encrypted',
    );
    expect((await wrong({ events: ['note:imagined'] })).status).toBe(400);
    expect((await wrong({ events: [] })).status).toBe(400);
  });

  it('reach no internal network by name, and follow no redirect', async () => {
    const tried = async (url: string) => {
      const { id } = (await send('post', '/webhooks', { url, events: ['note:created'] })).body;
      await send('post', `/webhooks/${id}/tests`);
      await quiet(test);
      return (await send('get', `/webhooks/${id}/deliveries`)).body.items[0];
    };
    expect(await tried('https://localhost:1/')).toMatchObject({
      status: null,
      problem: 'localhost is an address of an internal network',
    });
    receiver.answer = () => 307;
    expect(await tried(receiver.url)).toMatchObject({ state: 'DEAD', status: 307 });
    expect(receiver.received).toHaveLength(1);
  });

  it('do not let a slow receiver delay another one', async () => {
    await create();
    const silent = await openReceiver();
    silent.answer = () => null;
    try {
      const { id } = (await send('post', '/webhooks', { url: silent.url, events: ['note:created'] })).body;
      const [one, other] = [await note('One'), await note('Other')];
      await until(() => silent.received.length > 0);
      await until(() => receiver.received.length === 2);
      expect(new Set(receiver.received.map(({ data }) => data['noteId']))).toEqual(new Set([one, other]));
      await send('delete', `/webhooks/${id}`);
    } finally {
      await silent.close();
    }
  });

  describe('the list of events', () => {
    const seen = async (after: string) => (await events(`?after=${after}&type=note:created`)).items;

    it('goes on from a cursor, in pages, and gives one where nothing is new', async () => {
      const titles = ['a', 'b', 'c', 'd', 'e'];
      const ids: string[] = [];
      for (const title of titles) ids.push(await note(title));
      await quiet(test);
      const read: string[] = [];
      let page = await events('?limit=2&type=note:created');
      for (; page.items.length > 0; page = await events(`?limit=2&type=note:created&after=${page.cursor}`))
        read.push(...page.items.map(({ data }) => data['noteId'] as string));
      expect(read).toEqual(ids);
      expect(page.more).toBe(false);
      const after = await note('later');
      await quiet(test);
      expect((await seen(page.cursor)).map(({ data }) => data['noteId'])).toEqual([after]);
    });

    it('skips no event whose transaction commits after a later one', async () => {
      const { cursor } = await events();
      const late = new Client({ connectionString: test.database.url });
      await late.connect();
      await late.query('BEGIN');
      await late.query(`INSERT INTO outbox (team_id, name, payload) VALUES ($1, 'note:created', $2)`, [
        ada.teamId,
        { noteId: projectId, projectId, by: ada.userId },
      ]);
      const early = await note('Committed first');
      await until(async () => (await seen(cursor)).length === 1);
      const [first] = await seen(cursor);
      expect(first!.data['noteId']).toBe(early);
      await late.query('COMMIT');
      await late.end();
      await until(async () => (await seen(first!.cursor)).length === 1);
      expect((await seen(first!.cursor)).map(({ data }) => data['noteId'])).toEqual([projectId]);
      expect((await seen(cursor)).map(({ data }) => data['noteId'])).toEqual([early, projectId]);
    });

    it('holds only what the caller may see', async () => {
      await note('Private');
      await quiet(test);
      const bob = await test.people.member(ada.teamId);
      const eve = await test.people.member(await test.people.team());
      for (const other of [bob, eve])
        expect((await send('get', '/events?type=note:created', undefined, other)).body.items).toEqual([]);
    });

    it('refuses what is no cursor', async () => {
      for (const after of ['x', '999999'])
        expect((await send('get', `/events?after=${after}`)).body.errors[0].code).toBe('ValidationError');
    });
  });
});
