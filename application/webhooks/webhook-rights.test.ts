import type { EventKind } from '@evident/domain/event-kinds';
import { EVENTS } from '@evident/domain/events';
import { PostgresVisiblePlaces } from '../../adapters/postgres/permissions/postgres-visible-places.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE, FORBIDDEN, NOT_FOUND } from '../../test/support/messages.ts';
import { WebhookWorld } from '../../test/support/webhook-world.ts';
import { isRecipient } from '../realtime/recipients.ts';
import { DeleteWebhook, DeleteWebhookHandler } from './webhooks.ts';

describe('the deliveries of a webhook', () => {
  let world: WebhookWorld;
  let ada: Person;
  let projectId: string;
  let webhookId: string;
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
    ({ id: webhookId } = await world.create(ada));
  });

  describe('show only what the owner may see today', () => {
    it('and never the events of private projects or other workspaces', async () => {
      const bob = await world.stores.people.member(ada.teamId);
      const eve = await world.stores.people.member(await world.stores.people.team());
      const ofBob = await world.create(bob);
      const ofEve = await world.create(eve);
      await world.record(noteEvent(uuidV7.newId()));
      await world.call(ada, ofBob.id);
      await world.call(eve, ofEve.id);
      expect(world.sent).toEqual([]);
      expect(
        await world.stores.database.query('SELECT 1 FROM webhook_delivery WHERE webhook_id = $1', [ofBob.id]),
      ).toEqual([]);
    });

    it('and none after access was lost, also of events that wait', async () => {
      const shared = await world.stores.people.project(ada, 1);
      const bob = await world.stores.people.member(ada.teamId);
      const { id } = await world.create(bob);
      const event = () => noteEvent(uuidV7.newId(), 'note:changed', { projectId: shared });
      await world.record(event());
      await world.call(ada, id);
      expect(world.sent).toHaveLength(1);
      await world.record(event());
      await world.stores.database.query(`DELETE FROM access_grant WHERE project_id = $1 AND special = 'public'`, [
        shared,
      ]);
      await world.call(ada, id);
      expect(world.sent).toHaveLength(1);
    });

    it('and nothing of another member: private feeds, dashboards and webhooks', async () => {
      const bob = await world.stores.people.member(ada.teamId);
      const ofAda = await world.create(ada, ['feed:changed', 'webhook:changed']);
      const feed = (ownerId: string | null) =>
        world.event(ada, 'feed:changed', { feedId: uuidV7.newId(), ownerId, by: bob.userId });
      await world.record(feed(bob.userId), feed(ada.userId), feed(null));
      await world.call(ada, ofAda.id);
      expect(world.sent.map(({ data }) => data['ownerId'])).toEqual([ada.userId, null]);
    });

    it('and nothing once the owner left: the webhook is disabled', async () => {
      await world.record(noteEvent(uuidV7.newId()));
      await world.stores.database.query('UPDATE member SET removed_at = now() WHERE id = $1', [ada.userId]);
      await world.call(ada, webhookId);
      expect(world.sent).toEqual([]);
      expect(await world.state(ada, webhookId)).toMatchObject({ state: 'DISABLED', disabledReason: 'OWNER_LEFT' });
    });
  });

  it('end with the workspace', async () => {
    await world.record(noteEvent(uuidV7.newId()));
    await world.stores.database.query('UPDATE team SET deleted_at = now() WHERE id = $1', [ada.teamId]);
    await world.call(ada, webhookId);
    expect(world.sent).toEqual([]);
  });

  describe('of another member', () => {
    it('are for the owner; admins see, pause and delete the webhook, and change nothing else', async () => {
      const admin = await world.stores.people.member(ada.teamId, 'MANAGER', { workspaceAdmin: true });
      const bob = await world.stores.people.member(ada.teamId);
      const { reader } = world;
      const list = (actor: Person) => world.deliveries(actor, webhookId);
      await world.record(noteEvent(uuidV7.newId()));
      await expect(list(bob)).rejects.toMatchObject(NOT_FOUND);
      await expect(list(admin)).rejects.toMatchObject(FORBIDDEN);
      expect((await reader.list(admin, FIRST_PAGE)).items).toMatchObject([{ id: webhookId, own: false, waiting: 0 }]);
      expect((await reader.list(bob, FIRST_PAGE)).items).toEqual([]);
      await expect(world.update(bob, webhookId, { active: false })).rejects.toMatchObject(NOT_FOUND);
      await expect(world.update(admin, webhookId, { url: 'https://evil.example.com/' })).rejects.toMatchObject(
        FORBIDDEN,
      );
      await expect(world.update(admin, webhookId, { active: true })).rejects.toMatchObject(FORBIDDEN);
      await world.update(admin, webhookId, { active: false });
      expect(await world.state(ada, webhookId)).toMatchObject({ state: 'PAUSED' });
      const remove = (actor: Person) =>
        new DeleteWebhookHandler(world.stores.work).execute(new DeleteWebhook({ actor, webhookId }));
      await expect(remove(bob)).rejects.toMatchObject(NOT_FOUND);
      await remove(admin);
      expect((await reader.list(ada, FIRST_PAGE)).items).toEqual([]);
    });
  });

  it('are of the events that a browser of the owner would be told of, for every event of the catalogue', async () => {
    const { stores } = world;
    const bob = await stores.people.member(ada.teamId);
    const shared = await stores.people.project(ada, 1);
    const folderId = uuidV7.newId();
    await stores.database.query(
      `INSERT INTO folder (id, team_id, title, path, rank, created_by, created_at, updated_at) VALUES ($1, $2, 'Private', ARRAY[$1::uuid], 1, $3, now(), now())`,
      [folderId, ada.teamId, ada.userId],
    );
    const places = [{}, { projectId }, { projectId: shared }, { folderId }, { projectId: shared, folderId }];
    const owners = [{}, { ownerId: null }, { ownerId: ada.userId }, { ownerId: bob.userId }];
    const payloads = places.flatMap((place) => owners.map((owner) => ({ ...place, ...owner })));
    const events = Object.entries<EventKind>(EVENTS).flatMap(([name, { about }]) =>
      payloads.map((payload) => {
        const list = about && 'ids' in about ? { [about.ids]: [] } : {};
        const subject = about && 'id' in about && about.id !== 'projectId' && about.id !== 'folderId';
        return world.event(ada, name, { ...(subject && { [about.id]: uuidV7.newId() }), ...list, ...payload });
      }),
    );
    await world.record(...events);
    const rows = await stores.database.query<{ id: string; outbox: string }>(
      'SELECT id, outbox_id::text AS outbox FROM event_log WHERE team_id = $1',
      [ada.teamId],
    );
    const sight = await new PostgresVisiblePlaces(stores.reads).of(bob);
    const told = events.filter(({ name, payload }) => isRecipient({ ...payload, kind: name }, sight, bob.userId));
    const seen = await world.events.visible(
      bob,
      rows.map(({ id }) => id),
    );
    const seenIds = rows.filter(({ id }) => seen.has(id)).map(({ outbox }) => outbox);
    expect(told.length).toBeGreaterThan(200);
    expect(seenIds.sort()).toEqual(told.map(({ id }) => id).sort());
  });
});
