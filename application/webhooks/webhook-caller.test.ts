import { Webhook as Verifier } from 'standardwebhooks';
import { RETRIED_SECONDS } from '@evident/domain/webhooks';
import { nodeSecrets } from '../../adapters/crypto/secrets.ts';
import { PostgresWebhookDirectory } from '../../adapters/postgres/webhooks/postgres-webhook-directory.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type Sent, WebhookWorld } from '../../test/support/webhook-world.ts';
import { ForgetOldEvents, ForgetOldEventsHandler } from './forget-old-events.ts';
import { ResendWebhookDelivery, ResendWebhookDeliveryHandler } from './resend-webhook-delivery.ts';
import { SendWaitingDeliveries, SendWaitingDeliveriesHandler } from './send-waiting-deliveries.ts';
import { WakeDueWebhooks, WakeDueWebhooksHandler } from './wake-due-webhooks.ts';
import { RotateWebhookSecret, RotateWebhookSecretHandler } from './webhooks.ts';

describe('the deliveries of a webhook', () => {
  let world: WebhookWorld;
  let ada: Person;
  let projectId: string;
  let webhookId: string;
  let secret: string;
  let start: Date;

  const noteEvent = (noteId: string, verb = 'note:changed', more: object = {}) =>
    world.event(ada, verb, { noteId, projectId, by: ada.userId, ...more });

  beforeAll(async () => {
    world = await WebhookWorld.open();
  });
  afterAll(() => world.stores.close());
  beforeEach(async () => {
    world.sent = [];
    world.woken = [];
    world.answer = () => 200;
    ada = await world.stores.people.member(await world.stores.people.team());
    projectId = await world.stores.people.project(ada);
    ({ id: webhookId, secret } = await world.create(ada));
    start = world.now;
  });

  const resend = (deliveryId: string) =>
    new ResendWebhookDeliveryHandler(world.stores.work, world.jobs, world.clock).execute(
      new ResendWebhookDelivery({ actor: ada, webhookId, deliveryId }),
    );

  it('are signed so that a library of Standard Webhooks verifies them', async () => {
    world.now = new Date();
    await world.record(noteEvent('0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e01', 'note:created'));
    expect(world.woken).toEqual([webhookId]);
    await world.call(ada, webhookId);
    const [{ headers, body }] = world.sent as [Sent];
    expect(new Verifier(secret).verify(body, { ...headers })).toMatchObject({
      id: headers['webhook-id'],
      type: 'note:created',
      version: 1,
      cursor: '1',
      data: { noteId: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e01', projectId, by: ada.userId },
    });
    expect(() => new Verifier(secret).verify(body.replace('evt', 'evu'), { ...headers })).toThrow();
    expect(await world.deliveries(ada, webhookId)).toMatchObject([
      { state: 'DELIVERED', status: 200, answer: 'ok', attempts: 1, body },
    ]);
  });

  it('are verified by the old and the new secret for a day after a rotation', async () => {
    world.now = new Date();
    const rotate = new RotateWebhookSecretHandler(world.stores.work, nodeSecrets, world.secrets, world.clock);
    const fresh = await rotate.execute(new RotateWebhookSecret({ actor: ada, webhookId }));
    await world.record(noteEvent(uuidV7.newId()));
    await world.call(ada, webhookId);
    const [{ headers, body }] = world.sent as [Sent];
    for (const each of [secret, fresh.secret]) expect(new Verifier(each).verify(body, { ...headers })).toBeTruthy();
    expect((await world.state(ada, webhookId)).secretExpiresAt).toBe(fresh.formerValidUntil);
    const stored = await world.stores.database.query<{ secrets: string }>(
      'SELECT secrets::text FROM webhook WHERE id = $1',
      [webhookId],
    );
    for (const each of [secret, fresh.secret]) expect(stored[0]!.secrets).not.toContain(each.slice(6));
  });

  it('are made once for each event, however often the relay brings it', async () => {
    const event = noteEvent(uuidV7.newId());
    await world.record(event);
    await world.record(event, noteEvent(uuidV7.newId()));
    expect(world.woken).toEqual([webhookId, webhookId]);
    await Promise.all([world.record(event), world.record(event)]);
    expect((await world.deliveries(ada, webhookId)).length).toBe(2);
  });

  it('keep the order of each object, while those of other objects go on', async () => {
    const [one, other] = [uuidV7.newId(), uuidV7.newId()];
    world.answer = ({ data }) => (data['noteId'] === one ? 500 : 200);
    await world.record(
      noteEvent(one, 'note:created'),
      noteEvent(other, 'note:created'),
      noteEvent(one),
      noteEvent(other),
    );
    await world.call(ada, webhookId);
    expect(world.sent.map(({ type, data }) => [type, data['noteId']])).toEqual([
      ['note:created', one],
      ['note:created', other],
      ['note:changed', other],
    ]);
    world.answer = () => 200;
    world.sent = [];
    world.later(5);
    await world.call(ada, webhookId);
    expect(world.sent.map(({ type, data }) => [type, data['noteId']])).toEqual([
      ['note:created', one],
      ['note:changed', one],
    ]);
  });

  it('repeat the same id and body at each attempt, with a signature of its own time', async () => {
    world.answer = () => 500;
    await world.record(noteEvent(uuidV7.newId()));
    expect(await world.call(ada, webhookId)).toMatchObject({
      continues: { startAfter: new Date(start.getTime() + 5_000) },
    });
    world.later(5);
    await world.call(ada, webhookId);
    const [first, second] = world.sent as [Sent, Sent];
    expect([second.headers['webhook-id'], second.body]).toEqual([first.headers['webhook-id'], first.body]);
    expect(second.headers['webhook-timestamp']).not.toBe(first.headers['webhook-timestamp']);
  });

  it('that wait are sent at once when a member asks, in order and with the attempt counted', async () => {
    const sendNow = () =>
      new SendWaitingDeliveriesHandler(world.stores.work, world.jobs, world.clock).execute(
        new SendWaitingDeliveries({ actor: ada, webhookId }),
      );
    const noteId = uuidV7.newId();
    world.answer = () => 503;
    await world.record(noteEvent(noteId, 'note:created'));
    await world.call(ada, webhookId);
    world.later(5);
    await world.call(ada, webhookId);
    await world.record(noteEvent(noteId, 'note:changed'));
    world.answer = () => 200;
    world.sent = [];
    await world.call(ada, webhookId);
    expect(world.sent).toEqual([]);
    world.woken = [];
    await sendNow();
    expect(world.woken).toEqual([webhookId]);
    await world.call(ada, webhookId);
    expect(world.sent.map(({ type }) => type)).toEqual(['note:created', 'note:changed']);
    expect((await world.deliveries(ada, webhookId)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['DELIVERED', 1],
      ['DELIVERED', 3],
    ]);
    await world.update(ada, webhookId, { active: false });
    await expect(sendNow()).rejects.toMatchObject({ code: 'InvalidOperation' });
  });

  it('become dead letters of a disabled webhook after three days, and can be sent again', async () => {
    world.answer = () => 503;
    await world.record(noteEvent(uuidV7.newId()));
    for (
      let next: string | null = world.now.toISOString();
      next !== null;
      next = (await world.deliveries(ada, webhookId))[0]!.nextAt
    ) {
      world.now = new Date(next);
      await world.call(ada, webhookId);
    }
    expect((world.now.getTime() - start.getTime()) / 1000).toBe(RETRIED_SECONDS);
    expect(await world.state(ada, webhookId)).toMatchObject({ state: 'DISABLED', disabledReason: 'FAILING', dead: 1 });
    expect(await world.stores.events(ada.teamId)).toContainEqual({
      name: 'webhook:disabled',
      payload: { webhookId, ownerId: ada.userId },
    });
    const [dead] = await world.deliveries(ada, webhookId);
    await expect(resend(dead!.id)).rejects.toMatchObject({ code: 'InvalidOperation' });
    await world.update(ada, webhookId, { active: true });
    world.answer = () => 200;
    await resend(dead!.id);
    await world.call(ada, webhookId);
    expect(world.sent.at(-1)!.headers['webhook-id']).toBe(world.sent[0]!.headers['webhook-id']);
    expect(await world.state(ada, webhookId)).toMatchObject({ state: 'ACTIVE', failingSince: null, dead: 0 });
  });

  it('end with 410: the webhook is disabled, and what waits can be sent again by hand', async () => {
    world.answer = () => 410;
    await world.record(noteEvent(uuidV7.newId()));
    await world.call(ada, webhookId);
    expect(await world.state(ada, webhookId)).toMatchObject({ state: 'DISABLED', disabledReason: 'GONE', dead: 1 });
    await world.record(noteEvent(uuidV7.newId()));
    expect((await world.deliveries(ada, webhookId)).length).toBe(1);
  });

  it('rest after an attempt without an answer, and go on with one', async () => {
    world.answer = () => null;
    await world.record(noteEvent(uuidV7.newId()), noteEvent(uuidV7.newId()));
    await world.call(ada, webhookId);
    const tried = world.sent.length;
    world.later(29);
    await world.call(ada, webhookId);
    expect(world.sent).toHaveLength(tried);
    world.later(1);
    world.answer = () => 200;
    await world.call(ada, webhookId);
    expect(await world.deliveries(ada, webhookId)).toMatchObject([{ state: 'DELIVERED' }, { state: 'DELIVERED' }]);
  });

  it('wait while the webhook is paused, and events meanwhile are not sent later', async () => {
    await world.record(noteEvent(uuidV7.newId()));
    await world.update(ada, webhookId, { active: false });
    await world.record(noteEvent(uuidV7.newId()));
    await world.call(ada, webhookId);
    expect(world.sent).toEqual([]);
    await world.update(ada, webhookId, { active: true });
    await world.call(ada, webhookId);
    expect(world.sent).toHaveLength(1);
  });

  it('are found again every minute, if a job was lost', async () => {
    await world.record(noteEvent(uuidV7.newId()));
    world.woken.length = 0;
    const wake = () =>
      new WakeDueWebhooksHandler(new PostgresWebhookDirectory(world.stores.source), world.jobs, world.clock).execute(
        new WakeDueWebhooks(),
      );
    await wake();
    expect(world.woken).toContain(webhookId);
    await world.call(ada, webhookId);
    world.woken.length = 0;
    await wake();
    expect(world.woken).not.toContain(webhookId);
  });

  it('are forgotten with their events after 30 days; a cursor before that is refused, none is skipped', async () => {
    await world.record(noteEvent(uuidV7.newId()));
    await world.call(ada, webhookId);
    const { events } = world;
    const days = (count: number) => ({ now: () => new Date(start.getTime() + count * 86_400_000) });
    const forget = (at: typeof world.clock) =>
      new ForgetOldEventsHandler(new PostgresWebhookDirectory(world.stores.source), at).execute(new ForgetOldEvents());
    await forget(days(6));
    expect(await world.deliveries(ada, webhookId)).toHaveLength(1);
    await forget(days(8));
    expect(await world.deliveries(ada, webhookId)).toHaveLength(0);
    expect(await events.ends(ada)).toEqual({ last: 1, forgotten: 0 });
    await forget(days(31));
    expect(await events.ends(ada)).toEqual({ last: 1, forgotten: 1 });
  });
});
