import { NOTHING, compiledOrRefused } from '@evident/domain/filters';
import { type FolderFilter, folderForms } from '@evident/domain/projects';
import { PostgresFolderReader } from '../../adapters/postgres/projects/postgres-folder-reader.ts';
import { PostgresProjectReader } from '../../adapters/postgres/projects/postgres-project-reader.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { MoveToTrash, MoveToTrashHandler } from '../trash/move-to-trash.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { CreateFolder, CreateFolderHandler } from './create-folder.ts';
import { CreateProject, CreateProjectHandler } from './create-project.ts';
import { MoveFolder, MoveFolderHandler } from './move-folder.ts';
import { MoveProject, MoveProjectHandler } from './move-project.ts';
import { RenameFolder, RenameFolderHandler } from './rename-folder.ts';
import { SetAccess, SetAccessHandler } from './set-access.ts';

const ALL = { limit: 1000, cursor: null };

describe('folders', () => {
  let world: OpenStores;
  let ada: Person;
  let bob: Person;
  let viewer: Person;
  let stranger: Person;

  const folder = (person: Person, wording: CreateFolder['wording'] = {}) =>
    world.made(CreateFolderHandler).execute(new CreateFolder(person, wording));
  const project = (person: Person, wording: Partial<CreateProject['wording']> = {}) =>
    world.made(CreateProjectHandler).execute(new CreateProject(person, { title: 'Project', ...wording }));
  const moveFolder = (person: Person, id: string, place: MoveFolder['place']) =>
    new MoveFolderHandler(world.work, systemClock).execute(new MoveFolder(person, id, place));
  const moveProject = (person: Person, id: string, place: MoveProject['place']) =>
    new MoveProjectHandler(world.work, systemClock).execute(new MoveProject(person, id, place));
  const give = (
    person: Person,
    kind: 'project' | 'folder',
    id: string,
    to: Person,
    level: 'none' | 'READ' | 'WRITE' | 'FULL',
  ) =>
    new SetAccessHandler(world.work).execute(
      new SetAccess(person, { kind, id }, { kind: 'user', id: to.userId, level }),
    );
  const remove = (person: Person, type: 'PROJECT' | 'PROJECT_CATEGORY', id: string) =>
    world.made(MoveToTrashHandler).execute(new MoveToTrash(person, { type, id }));
  const list = async (person: Person, filter: FolderFilter = {}) => {
    const context = { now: new Date(), timeZone: 'UTC', userId: person.userId, fields: new Map(), people: false };
    const [, parameters] = folderForms(filter);
    const clauses = compiledOrRefused(parameters!, { ...context, resultKeys: ['projectCategory'] });
    const clause = clauses.projectCategory ?? NOTHING;
    return (await new PostgresFolderReader(world.reads).page(person, clause, ALL)).items;
  };
  const titles = async (person: Person, filter: FolderFilter = {}) =>
    (await list(person, filter)).map(({ title }) => title);
  const level = async (person: Person, id: string) =>
    (await new PostgresProjectReader(world.reads).project(person, id))?.level;
  const audited = async (id: string, action: string) =>
    (
      await world.database.query<{ detail: object }>(
        'SELECT detail FROM audit_entry WHERE object_id = $1 AND action = $2 ORDER BY at',
        [id, action],
      )
    ).map(({ detail }) => detail);

  const NOT_FOUND = { code: 'NotFound' };
  const OPEN = { code: 'InvalidOperation', title: 'Everyone can open this folder' };

  beforeAll(async () => {
    world = await openStores();
  });
  beforeEach(async () => {
    const team = await world.people.team();
    ada = await world.people.member(team);
    bob = await world.people.member(team);
    viewer = await world.people.member(team, 'VIEWER');
    stranger = await world.people.member(await world.people.team());
  });
  afterAll(() => world.close());

  it('that are private are hidden with their projects, whatever other members try', async () => {
    const id = await folder(ada, { title: 'Secret', private: true });
    const inside = await project(ada, { folderId: id });
    for (const person of [bob, stranger]) {
      const own = await folder(person);
      for (const attempt of [
        () =>
          new RenameFolderHandler(world.work, systemClock).execute(new RenameFolder(person, id, { title: 'x' }, null)),
        () => moveFolder(person, id, { parentId: null }),
        () => moveFolder(person, own, { parentId: id }),
        () => moveProject(person, inside, { folderId: null }),
        () => give(person, 'folder', id, person, 'FULL'),
        () => give(person, 'project', inside, person, 'FULL'),
        () => folder(person, { parentId: id }),
        () => project(person, { folderId: id }),
        () => remove(person, 'PROJECT_CATEGORY', id),
        () => remove(person, 'PROJECT', inside),
      ])
        await expect(attempt()).rejects.toMatchObject(NOT_FOUND);
      expect(await titles(person)).not.toContain('Secret');
      expect(await level(person, inside)).toBeUndefined();
    }
    expect(await list(ada, { top: true })).toMatchObject([{ title: 'Secret', private: true, projectCount: 1 }, {}]);
  });

  it('keep moved items private unless requested, and each move is audited', async () => {
    const open = await folder(ada, { title: 'Open' });
    const secret = await folder(ada, { title: 'Secret', private: true });
    const inside = await project(ada, { folderId: secret });
    await expect(moveProject(ada, inside, { folderId: open })).rejects.toMatchObject(OPEN);
    await expect(moveFolder(ada, secret, { parentId: open })).rejects.toMatchObject(OPEN);
    expect(await level(bob, inside)).toBeUndefined();
    await moveProject(ada, inside, { folderId: open, openToAll: true });
    expect(await level(bob, inside)).toBe('WRITE');
    await moveProject(ada, inside, { folderId: null });
    expect(await audited(inside, 'project:moved')).toEqual([
      { from: secret, to: open },
      { from: open, to: null },
    ]);
    await moveFolder(ada, secret, { parentId: open, openToAll: true });
    expect(await audited(secret, 'folder:moved')).toEqual([{ from: null, to: open }]);
  });

  it('that are public take no private items', async () => {
    const open = await folder(ada, { title: 'Open' });
    await expect(project(ada, { folderId: open, private: true })).rejects.toMatchObject(OPEN);
    await expect(folder(ada, { parentId: open, private: true })).rejects.toMatchObject(OPEN);
    expect(await titles(ada)).toEqual(['Open']);
  });

  it.each<['project' | 'folder', (id: string) => Promise<void>]>([
    ['project', (id) => moveProject(bob, id, { folderId: null })],
    ['folder', (id) => moveFolder(bob, id, { parentId: null })],
  ])('leave full access to the member who moves a %s out of them, and that is audited', async (kind, move) => {
    const shared = await folder(ada, { title: 'Shared', private: true });
    await give(ada, 'folder', shared, bob, 'FULL');
    const id = kind === 'project' ? await project(ada, { folderId: shared }) : await folder(ada, { parentId: shared });
    await move(id);
    expect(await audited(id, 'access:changed')).toEqual([
      { holder: { kind: 'user', id: bob.userId }, from: 'none', to: 'FULL' },
    ]);
    await give(bob, kind, id, viewer, 'READ');
  });

  it('are shown with their ancestors to members who can see a project in them', async () => {
    const outer = await folder(ada, { title: 'Outer', private: true });
    const inner = await folder(ada, { title: 'Inner', parentId: outer });
    await folder(ada, { title: 'Other', parentId: outer });
    await give(ada, 'project', await project(ada, { folderId: inner }), bob, 'READ');
    expect((await list(bob)).map(({ title, level: held, projectCount }) => [title, held, projectCount])).toEqual([
      ['Outer', 'none', 0],
      ['Inner', 'none', 1],
    ]);
  });

  it('pass their grants on to every project inside, at any depth, until they are revoked', async () => {
    const outer = await folder(ada, { private: true });
    const id = await project(ada, { folderId: await folder(ada, { parentId: outer }) });
    for (const [given, held] of [
      ['READ', 'READ'],
      ['WRITE', 'WRITE'],
      ['FULL', 'FULL'],
      ['none', undefined],
    ] as const) {
      await give(ada, 'folder', outer, bob, given);
      expect(await level(bob, id)).toBe(held);
    }
    await give(ada, 'folder', outer, viewer, 'READ');
    expect(await level(viewer, id)).toBe('READ');
  });

  it('move with all they hold, and the grants of the new parent apply at any depth', async () => {
    const from = await folder(ada, { title: 'From', private: true });
    const moved = await folder(ada, { title: 'Moved', parentId: from });
    const id = await project(ada, { folderId: await folder(ada, { title: 'Deep', parentId: moved }) });
    await give(ada, 'folder', from, bob, 'FULL');
    const to = await folder(bob, { title: 'To', private: true });
    await moveFolder(bob, moved, { parentId: to });
    expect(await titles(bob, { parentId: to })).toEqual(['Moved']);
    expect(await level(bob, id)).toBe('FULL');
    await give(bob, 'folder', to, viewer, 'READ');
    expect(await level(viewer, id)).toBe('READ');
  });

  it('take projects only from members with full access, and only if they can write in the folder', async () => {
    const id = await project(ada);
    const [target, closed] = [await folder(ada), await folder(ada, { private: true })];
    await expect(moveProject(bob, id, { folderId: target })).rejects.toMatchObject({ code: 'Forbidden' });
    await moveProject(ada, id, { folderId: target });
    expect((await list(bob)).find((item) => item.id === target)?.projectCount).toBe(1);
    await give(ada, 'project', id, bob, 'FULL');
    await expect(moveProject(bob, id, { folderId: closed })).rejects.toMatchObject(NOT_FOUND);
    await give(ada, 'folder', closed, bob, 'READ');
    await expect(moveProject(bob, id, { folderId: closed })).rejects.toMatchObject({ code: 'Forbidden' });
    await moveProject(bob, id, { folderId: null });
  });

  it('never contain themselves, also in concurrent moves', async () => {
    const [a, b] = [await folder(ada, { title: 'A' }), await folder(ada, { title: 'B' })];
    await expect(moveFolder(ada, a, { parentId: a })).rejects.toMatchObject({ title: 'A folder can’t contain itself' });
    const moves = await Promise.allSettled([moveFolder(ada, a, { parentId: b }), moveFolder(ada, b, { parentId: a })]);
    expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await titles(ada, { top: true })).toHaveLength(1);
  });

  it('nest at most ten deep, counting the folders that move along', async () => {
    const chain: string[] = [];
    for (let depth = 1; depth <= 10; depth += 1) chain.push(await folder(ada, { parentId: chain.at(-1) ?? null }));
    const tooDeep = { code: 'InvalidOperation', title: 'Folders nest at most 10 deep' };
    await expect(folder(ada, { parentId: chain[9]! })).rejects.toMatchObject(tooDeep);
    const tree = await folder(ada);
    await folder(ada, { parentId: tree });
    await expect(moveFolder(ada, tree, { parentId: chain[8]! })).rejects.toMatchObject(tooDeep);
    await moveFolder(ada, tree, { parentId: chain[7]! });
  });

  it('are ordered among siblings by members who can write', async () => {
    const [a, , c] = [
      await folder(ada, { title: 'A' }),
      await folder(ada, { title: 'B' }),
      await folder(ada, { title: 'C' }),
    ];
    await moveFolder(bob, c, { parentId: null, beforeFolderId: a });
    expect(await titles(ada)).toEqual(['C', 'A', 'B']);
    await moveFolder(bob, c, { parentId: null });
    expect(await titles(ada)).toEqual(['A', 'B', 'C']);
    await expect(moveFolder(viewer, c, { parentId: null })).rejects.toMatchObject({ title: 'Viewers cannot edit' });
  });

  it('are deleted with their projects, by members with full access only', async () => {
    const id = await folder(ada);
    const inside = await project(ada, { folderId: id });
    await expect(remove(bob, 'PROJECT_CATEGORY', id)).rejects.toMatchObject({ code: 'Forbidden' });
    await remove(ada, 'PROJECT_CATEGORY', id);
    expect([await titles(ada), await level(ada, inside)]).toEqual([[], undefined]);
  });
});
