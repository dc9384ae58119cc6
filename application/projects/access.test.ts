import { PostgresProjectReader } from '../../adapters/postgres/projects/postgres-project-reader.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { CreateFolder, CreateFolderHandler } from './create-folder.ts';
import { CreateProject, CreateProjectHandler } from './create-project.ts';
import { SetAccess, SetAccessHandler } from './set-access.ts';
import { TakeAccess, TakeAccessHandler } from './take-access.ts';

let world: OpenStores;
let ada: Person;
let bob: Person;
let viewer: Person;
let stranger: Person;
let projectId: string;

const give = (person: Person, grant: SetAccess['wording'], id = projectId, kind: 'project' | 'folder' = 'project') =>
  new SetAccessHandler(world.work).execute(new SetAccess(person, { kind, id }, grant));
const to = (person: Person, level: SetAccess['wording']['level']) =>
  ({ kind: 'user', id: person.userId, level }) as const;
const level = async (person: Person, id = projectId) =>
  (await new PostgresProjectReader(world.reads).project(person, id))?.level;
const leave = (person: Person) =>
  world.database.query('UPDATE member SET removed_at = now() WHERE id = $1', [person.userId]);
const take = (person: Person) => new TakeAccessHandler(world.work).execute(new TakeAccess(person, projectId));
const manager = (more = {}) => world.people.member(ada.teamId, 'MANAGER', more);

const LAST = { code: 'InvalidOperation', title: 'Someone must keep full access' };

beforeAll(async () => {
  world = await openStores();
});
beforeEach(async () => {
  const team = await world.people.team();
  ada = await world.people.member(team);
  bob = await world.people.member(team);
  viewer = await world.people.member(team, 'VIEWER');
  stranger = await world.people.member(await world.people.team(), 'MANAGER', { workspaceAdmin: true });
  projectId = await world.people.project(ada);
});
afterAll(() => world.close());

describe('access to a project', () => {
  it('is given, changed and revoked, with an audit entry each', async () => {
    const levels = [];
    for (const each of ['READ', 'FULL', 'WRITE', 'none'] as const) {
      await give(ada, to(bob, each));
      levels.push(await level(bob));
    }
    expect(levels).toEqual(['READ', 'FULL', 'WRITE', undefined]);
    expect(
      await world.database.query(
        `SELECT actor_id, object_id, detail->>'from' AS before, detail->>'to' AS after FROM audit_entry WHERE team_id = $1 AND action = 'access:changed' ORDER BY at`,
        [ada.teamId],
      ),
    ).toEqual(
      [
        ['none', 'READ'],
        ['READ', 'FULL'],
        ['FULL', 'WRITE'],
        ['WRITE', 'none'],
      ].map(([before, after]) => ({ actor_id: ada.userId, object_id: projectId, before, after })),
    );
  });

  it('through a group is held by its members only', async () => {
    const group = uuidV7.newId();
    await world.database.query(
      `INSERT INTO member_group (id, team_id, name, created_at) VALUES ($1, $2, 'Research', now())`,
      [group, ada.teamId],
    );
    const carl = await world.people.member(ada.teamId, 'CONTRIBUTOR', { groupIds: [group] });
    await give(ada, { kind: 'group', id: group, level: 'WRITE' });
    expect([await level(carl), await level(bob)]).toEqual(['WRITE', undefined]);
  });

  it('through the markup group opens highlighting for everyone, and nothing else', async () => {
    await give(ada, { kind: 'special', id: 'markup', level: 'READ' });
    expect(await new PostgresProjectReader(world.reads).project(viewer, projectId)).toMatchObject({
      level: 'READ',
      markup: true,
    });
    await expect(give(ada, { kind: 'special', id: 'markup', level: 'WRITE' })).rejects.toMatchObject({
      code: 'ValidationError',
      title: 'The markup and playback groups hold READ at most',
    });
  });

  it('of a viewer is never more than READ', async () => {
    await expect(give(ada, to(viewer, 'WRITE'))).rejects.toMatchObject({
      code: 'InvalidOperation',
      title: 'Viewers cannot hold more than READ',
    });
    await give(ada, { kind: 'special', id: 'public', level: 'FULL' });
    expect([await level(viewer), await level(bob)]).toEqual(['READ', 'FULL']);
  });

  it.each<[string, () => SetAccess['wording'], string, string]>([
    ['a member of another team', () => to(stranger, 'READ'), 'NotFound', 'Member not found'],
    ['a removed member', () => to(bob, 'READ'), 'NotFound', 'Member not found'],
    ['an unknown group', () => ({ kind: 'group', id: viewer.userId, level: 'READ' }), 'NotFound', 'Group not found'],
    [
      'an unknown special group',
      () => ({ kind: 'special', id: 'friends', level: 'READ' }),
      'ValidationError',
      'No such special group',
    ],
    [
      'no id at all',
      () => ({ kind: 'user', id: 'not an id', level: 'READ' }),
      'ValidationError',
      'The id of the holder is not a UUID',
    ],
  ])('is refused to %s', async (_, grant, code, title) => {
    await leave(bob);
    await expect(give(ada, grant())).rejects.toMatchObject({ code, title });
  });

  it('is given by members with full access only', async () => {
    await give(ada, to(bob, 'WRITE'));
    await expect(give(bob, to(bob, 'FULL'))).rejects.toMatchObject({
      code: 'Forbidden',
      title: 'You don’t have full access to this project',
    });
    for (const person of [viewer, stranger])
      await expect(give(person, to(person, 'FULL'))).rejects.toMatchObject({ code: 'NotFound' });
    expect(await level(bob)).toBe('WRITE');
  });

  it('is never taken from the last member with full access; removed members do not count', async () => {
    await expect(give(ada, to(ada, 'WRITE'))).rejects.toMatchObject(LAST);
    await expect(give(ada, to(ada, 'none'))).rejects.toMatchObject(LAST);
    await give(ada, to(bob, 'FULL'));
    await give(ada, to(ada, 'none'));
    expect(await level(ada)).toBeUndefined();
    await give(bob, to(ada, 'FULL'));
    await leave(ada);
    await expect(give(bob, to(bob, 'READ'))).rejects.toMatchObject(LAST);
    expect(await level(bob)).toBe('FULL');
  });

  it('is never taken from the last two at once', async () => {
    await give(ada, to(bob, 'FULL'));
    const left = await Promise.allSettled([give(ada, to(ada, 'none')), give(bob, to(bob, 'none'))]);
    expect(left.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is kept by someone in every project of a folder', async () => {
    const folder = await world.made(CreateFolderHandler).execute(new CreateFolder(ada, { private: true }));
    const inside = await world
      .made(CreateProjectHandler)
      .execute(new CreateProject(ada, { title: 'Inside', folderId: folder }));
    await give(ada, to(bob, 'READ'), inside);
    await expect(give(ada, to(ada, 'none'), folder, 'folder')).rejects.toMatchObject(LAST);
    await give(ada, to(bob, 'FULL'), folder, 'folder');
    await give(ada, to(ada, 'none'), folder, 'folder');
    expect(await level(bob, inside)).toBe('FULL');
  });

  it('is limited to five hundred holders', async () => {
    await world.database.query(
      `WITH more AS (INSERT INTO member (id, team_id, name, email, role, created_at) SELECT gen_random_uuid(), $1, 'M', 'm@example.org', 'VIEWER', now() FROM generate_series(1, 499) RETURNING id)
       INSERT INTO access_grant (team_id, project_id, member_id, level, granted_by, granted_at) SELECT $1, $2, id, 1, $3, now() FROM more`,
      [ada.teamId, projectId, ada.userId],
    );
    for (const attempt of [() => give(ada, to(bob, 'READ')), async () => take(await manager({ workspaceAdmin: true }))])
      await expect(attempt()).rejects.toMatchObject({ code: 'UnprocessableContent' });
    await give(ada, { kind: 'user', id: ada.userId, level: 'FULL' });
  });
});

describe('access taken by admins', () => {
  it('is full and audited; a viewer cannot hold it, and other teams cannot take it', async () => {
    const admin = await manager({ workspaceAdmin: true });
    await take(admin);
    await take(admin);
    expect(await level(admin)).toBe('FULL');
    expect(
      await world.database.query(
        `SELECT actor_id, action, detail FROM audit_entry WHERE team_id = $1 AND action = 'project:access-taken'`,
        [ada.teamId],
      ),
    ).toEqual([{ actor_id: admin.userId, action: 'project:access-taken', detail: { from: 'none', to: 'FULL' } }]);
    await expect(take(await world.people.member(ada.teamId, 'VIEWER', { workspaceAdmin: true }))).rejects.toMatchObject(
      { title: 'Viewers cannot hold more than READ' },
    );
    await expect(take(stranger)).rejects.toMatchObject({ code: 'NotFound' });
  });
});
