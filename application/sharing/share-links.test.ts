import { PostgresSharedReader } from '../../adapters/postgres/unscoped/postgres-shared-reader.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { doc, paragraph } from '../../test/builders/rich-text.ts';
import { writer } from '../../test/builders/written.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { SetProjectStatus, SetProjectStatusHandler } from '../projects/set-project-status.ts';
import { CreateShareLink, CreateShareLinkHandler } from './create-share-link.ts';
import { ListShareLinks, ListShareLinksHandler } from './list-share-links.ts';
import { UpdateShareLink, UpdateShareLinkHandler } from './update-share-link.ts';

const HASHER = {
  hash: async (password: string) => `hash of ${password}`,
  outdated: () => false,
  verify: async () => true,
};
const ARCHIVED = { code: 'InvalidOperation', title: 'Unavailable in read-only mode' };

describe('public links', () => {
  let world: OpenStores;
  let ada: Person;
  let viewer: Person;
  let ungranted: Person;
  let stranger: Person;
  let projectId: string;
  let noteId: string;
  let made = 0;

  const secrets = {
    token: () => 'secret',
    code6: () => '000000',
    shareToken: () => `link${String((made += 1)).padStart(8, '0')}`,
    hash: (secret: string) => secret,
  };
  const share = (person: Person, more: Partial<CreateShareLink['wanted']> = {}) =>
    new CreateShareLinkHandler(world.work, HASHER, secrets, uuidV7, systemClock).execute(
      new CreateShareLink(person, { objectType: 'note', objectId: noteId, ...more }),
    );
  const change = (person: Person, id: string, wording: UpdateShareLink['change'], expected: number | null = null) =>
    new UpdateShareLinkHandler(world.work, HASHER, systemClock).execute(
      new UpdateShareLink(person, id, wording, expected),
    );
  const list = (person: Person) =>
    new ListShareLinksHandler(world.work).execute(new ListShareLinks(person, 'note', noteId));
  const opens = async (token: string) => (await new PostgresSharedReader(world.source).link(token)) !== null;
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

  beforeAll(async () => {
    world = await openStores();
  });
  beforeEach(async () => {
    const team = await world.people.team();
    ada = await world.people.member(team);
    viewer = await world.people.member(team, 'VIEWER');
    ungranted = await world.people.member(team);
    stranger = await world.people.member(await world.people.team(), 'MANAGER', { workspaceAdmin: true });
    projectId = await world.people.project(ada);
    await world.database.query(
      `INSERT INTO access_grant (team_id, project_id, member_id, level, granted_by, granted_at) VALUES ($1, $2, $3, 1, $4, now())`,
      [team, projectId, viewer.userId, ada.userId],
    );
    noteId = await writer(world).note(ada, projectId, doc(paragraph('All is said.')));
  });
  afterAll(() => world.close());

  it('are created, changed and listed by members who can write, and by no one else', async () => {
    const { id } = await share(ada);
    for (const attempt of [
      (person: Person) => share(person),
      (person: Person) => change(person, id, { on: false }),
      (person: Person) => change(person, id, { password: 'longer' }),
      (person: Person) => list(person),
    ]) {
      await expect(attempt(viewer)).rejects.toMatchObject({ code: 'Forbidden', title: 'Viewers cannot edit' });
      for (const person of [ungranted, stranger])
        await expect(attempt(person)).rejects.toMatchObject({ code: 'NotFound' });
    }
    expect(await list(ada)).toMatchObject([{ id, on: true, hasPassword: false, version: 1 }]);
  });

  it('open only while they are on', async () => {
    const { id, token } = await share(ada);
    expect(await opens(token)).toBe(true);
    expect(await change(ada, id, { on: false })).toMatchObject({ on: false });
    expect(await opens(token)).toBe(false);
    await change(ada, id, { on: true });
    expect(await opens(token)).toBe(true);
  });

  it('open until they expire, and never get an end in the past', async () => {
    const { id, token } = await share(ada, { expiresAt: inHours(1) });
    expect(await opens(token)).toBe(true);
    await world.database.query(`UPDATE share_link SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]);
    expect(await opens(token)).toBe(false);
    const late = { code: 'ValidationError', title: 'The link would have expired already' };
    await expect(share(ada, { expiresAt: inHours(-1) })).rejects.toMatchObject(late);
    await expect(change(ada, id, { expiresAt: inHours(-1) })).rejects.toMatchObject(late);
    await change(ada, id, { expiresAt: null });
    expect(await opens(token)).toBe(true);
  });

  it('keep a password until it is removed, and never show it', async () => {
    const link = await share(ada, { password: 'café & more' });
    expect(JSON.stringify(link)).not.toContain('café');
    expect((await change(ada, link.id, { on: false })).hasPassword).toBe(true);
    expect((await change(ada, link.id, { password: null })).hasPassword).toBe(false);
    const [kept] = await world.database.query<{ password_hash: string | null }>(
      'SELECT password_hash FROM share_link WHERE id = $1',
      [link.id],
    );
    expect(kept!.password_hash).toBeNull();
  });

  it('of an archived project still open, and can only be listed and disabled', async () => {
    const { id, token } = await share(ada);
    await new SetProjectStatusHandler(world.work, systemClock).execute(
      new SetProjectStatus(ada, projectId, 'archived'),
    );
    expect(await opens(token)).toBe(true);
    expect(await list(ada)).toMatchObject([{ id, on: true }]);
    for (const attempt of [
      () => share(ada),
      () => change(ada, id, { on: false, password: 'longer' }),
      () => change(ada, id, { expiresAt: null }),
      () => change(ada, id, { on: true }),
    ])
      await expect(attempt()).rejects.toMatchObject(ARCHIVED);
    await expect(change(viewer, id, { on: false })).rejects.toMatchObject({ code: 'Forbidden' });
    await change(ada, id, { on: false });
    expect(await opens(token)).toBe(false);
  });

  it('are changed only in the version that was read', async () => {
    const { id, version } = await share(ada);
    await change(ada, id, { on: false }, version);
    await expect(change(ada, id, { on: true }, version)).rejects.toMatchObject({
      title: 'Someone changed this in the meantime',
    });
  });

  it('are at most a hundred to one object, those that are off included', async () => {
    const { id } = await share(ada);
    await change(ada, id, { on: false });
    await world.database.query(
      `INSERT INTO share_link (id, team_id, token, object_type, object_id, created_by, created_at)
       SELECT gen_random_uuid(), team_id, 'many' || lpad(n::text, 8, '0'), object_type, object_id, created_by, created_at
       FROM share_link, generate_series(1, 99) AS n WHERE id = $1`,
      [id],
    );
    await expect(share(ada)).rejects.toMatchObject({ code: 'UnprocessableContent' });
    expect(await list(ada)).toHaveLength(100);
  });

  it('are audited when they are created and changed', async () => {
    const { id } = await share(ada);
    await change(ada, id, { on: false });
    expect(
      await world.database.query(
        `SELECT actor_id, action, object_id, detail FROM audit_entry WHERE team_id = $1 AND object_type = 'note' ORDER BY at`,
        [ada.teamId],
      ),
    ).toEqual([
      { actor_id: ada.userId, action: 'share-link:created', object_id: noteId, detail: { linkId: id } },
      { actor_id: ada.userId, action: 'share-link:changed', object_id: noteId, detail: { linkId: id, on: false } },
    ]);
  });
});
