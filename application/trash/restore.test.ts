import { PostgresTrashReader } from '../../adapters/postgres/unscoped/postgres-trash-reader.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { doc, paragraph } from '../../test/builders/rich-text.ts';
import { writer } from '../../test/builders/written.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { UpdateInsight, UpdateInsightHandler } from '../insights/update-insight.ts';
import { CreateFolder, CreateFolderHandler } from '../projects/create-folder.ts';
import { CreateProject, CreateProjectHandler } from '../projects/create-project.ts';
import { MoveFolder, MoveFolderHandler } from '../projects/move-folder.ts';
import { SetProjectStatus, SetProjectStatusHandler } from '../projects/set-project-status.ts';
import { DeleteForever, DeleteForeverHandler } from './delete-forever.ts';
import { MoveToTrash, MoveToTrashHandler } from './move-to-trash.ts';
import { RestoreFromTrash, RestoreFromTrashHandler } from './restore-from-trash.ts';
import { undoTrashed } from './undo-trashed.ts';

type TrashedType = MoveToTrash['ref']['type'];

describe('the trash', () => {
  let world: OpenStores;
  let written: ReturnType<typeof writer>;
  let ada: Person;
  let bob: Person;
  let admin: Person;
  let viewer: Person;
  let stranger: Person;
  let purges: string[];

  const folder = (title: string, parentId: string | null = null, wording = {}) =>
    world.made(CreateFolderHandler).execute(new CreateFolder(ada, { title, parentId, ...wording }));
  const project = (wording: Partial<CreateProject['wording']> = {}) =>
    world.made(CreateProjectHandler).execute(new CreateProject(ada, { title: 'Zanzibar study', ...wording }));
  const note = (projectId: string, title = 'Zanzibar interview') =>
    written.note(ada, projectId, doc(paragraph('The price.')), title);
  const remove = (person: Person, type: TrashedType, id: string) =>
    world.made(MoveToTrashHandler).execute(new MoveToTrash(person, { type, id }));
  const list = async (person: Person, filter = {}) =>
    (await new PostgresTrashReader(world.reads).page(person, filter, { limit: 1000, cursor: null })).items;
  const titles = async (person: Person, filter = {}) => (await list(person, filter)).map(({ title }) => title);
  const entryOf = async (objectId: string) =>
    (await world.database.query<{ id: string }>('SELECT id FROM trash_entry WHERE object_id = $1', [objectId]))[0]!.id;
  const restore = (person: Person, entryId: string) =>
    new RestoreFromTrashHandler(world.work, systemClock).execute(new RestoreFromTrash(person, entryId));
  const deleteForever = (person: Person, entryId: string) =>
    new DeleteForeverHandler(
      world.work,
      {
        enqueue: async (_job, _data, options) => {
          purges.push(String(options?.key));
          return null;
        },
      },
      systemClock,
    ).execute(new DeleteForever(person, entryId));
  const folderOf = async (table: 'project' | 'folder', id: string) =>
    (
      await world.database.query<{ home: string | null }>(
        `SELECT ${table === 'project' ? 'folder_id' : 'parent_id'} AS home FROM ${table} WHERE id = $1 AND trash_id IS NULL`,
        [id],
      )
    ).map(({ home }) => home);

  const GONE = { code: 'NotFound', title: 'This is no longer in the trash' };

  beforeAll(async () => {
    world = await openStores();
    written = writer(world);
  });
  beforeEach(async () => {
    purges = [];
    const team = await world.people.team();
    ada = await world.people.member(team);
    bob = await world.people.member(team);
    admin = await world.people.member(team, 'MANAGER', { workspaceAdmin: true });
    viewer = await world.people.member(team, 'VIEWER');
    stranger = await world.people.member(await world.people.team(), 'MANAGER', { workspaceAdmin: true });
  });
  afterAll(() => world.close());

  it('shows members their deletions and the ones they can restore; admins see no titles of private items', async () => {
    const [open, secret] = [await project(), await project({ title: 'Secret Zanzibar', private: true })];
    const noteId = await note(open);
    await remove(ada, 'NOTE', noteId);
    await remove(ada, 'PROJECT', secret);
    expect(await titles(ada)).toEqual(['Secret Zanzibar', 'Zanzibar interview']);
    expect(await list(bob)).toMatchObject([
      { title: 'Zanzibar interview', canRestore: true, canDeleteForever: false, trashedBy: { id: ada.userId } },
    ]);
    expect(await list(admin)).toMatchObject([
      { objectType: 'PROJECT', title: null, canRestore: true, canDeleteForever: true },
      { title: 'Zanzibar interview', canDeleteForever: true },
    ]);
    expect(await list(admin, { search: 'secret' })).toEqual([]);
    expect(await titles(ada, { type: ['PROJECT'] })).toEqual(['Secret Zanzibar']);
    for (const person of [viewer, stranger]) expect(await list(person)).toEqual([]);
  });

  it('is restored and emptied only by members with the level it takes, and by admins', async () => {
    const [open, secret] = [await project(), await project({ private: true })];
    const noteId = await note(open);
    await remove(ada, 'NOTE', noteId);
    await remove(ada, 'PROJECT', secret);
    const [entry, hidden] = [await entryOf(noteId), await entryOf(secret)];
    await expect(restore(viewer, entry)).rejects.toMatchObject({
      code: 'Forbidden',
      title: 'You can’t restore this note',
    });
    for (const person of [bob, viewer, stranger]) await expect(restore(person, hidden)).rejects.toMatchObject(GONE);
    for (const person of [bob, viewer])
      await expect(deleteForever(person, entry)).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(deleteForever(stranger, entry)).rejects.toMatchObject(GONE);
    expect(purges).toEqual([]);
    await restore(bob, entry);
    await restore(admin, hidden);
    expect(await folderOf('project', secret)).toEqual([null]);
  });

  it('gives nothing back once it was deleted permanently', async () => {
    const noteId = await note(await project());
    const undoId = await remove(ada, 'NOTE', noteId);
    const entry = await entryOf(noteId);
    await deleteForever(ada, entry);
    expect(purges).toEqual([entry]);
    expect(await list(ada)).toEqual([]);
    for (const attempt of [() => restore(ada, entry), () => deleteForever(ada, entry)])
      await expect(attempt()).rejects.toMatchObject(GONE);
    await expect(world.undo(ada, undoId, undoTrashed())).rejects.toMatchObject(GONE);
  });

  it('restores a note only after its project, and tells admins no title', async () => {
    const projectId = await project({ title: 'Secret Zanzibar', private: true });
    const noteId = await note(projectId);
    await remove(ada, 'NOTE', noteId);
    await remove(ada, 'PROJECT', projectId);
    const title = 'The project of this note is in the trash';
    await expect(restore(ada, await entryOf(noteId))).rejects.toMatchObject({
      title,
      advice: 'Restore the project “Secret Zanzibar” first.',
    });
    await expect(restore(admin, await entryOf(noteId))).rejects.toMatchObject({
      title,
      advice: 'Restore the project first.',
    });
    await restore(ada, await entryOf(projectId));
    expect(await titles(ada)).toEqual(['Zanzibar interview']);
    await restore(ada, await entryOf(noteId));
    expect(await list(ada)).toEqual([]);
  });

  it('restores nothing into an archived project', async () => {
    const projectId = await project();
    const noteId = await note(projectId);
    await remove(ada, 'NOTE', noteId);
    const status = (to: 'archived' | 'active') =>
      new SetProjectStatusHandler(world.work, systemClock).execute(new SetProjectStatus(ada, projectId, to));
    await status('archived');
    await expect(restore(ada, await entryOf(noteId))).rejects.toMatchObject({ title: 'Unavailable in read-only mode' });
    await status('active');
    await restore(ada, await entryOf(noteId));
  });

  it('takes a folder with all it holds, and undo restores all of it', async () => {
    const outer = await folder('Outer');
    const inner = await folder('Inner', outer);
    const projectId = await project({ folderId: inner });
    await note(projectId);
    const undoId = await remove(ada, 'PROJECT_CATEGORY', outer);
    expect(await list(ada)).toMatchObject([{ title: 'Outer', held: { folders: 1, projects: 1, notes: 1 } }]);
    expect([await folderOf('folder', inner), await folderOf('project', projectId)]).toEqual([[], []]);
    await world.undo(ada, undoId, undoTrashed());
    expect([await folderOf('folder', inner), await folderOf('project', projectId)]).toEqual([[outer], [inner]]);
  });

  it('restores into the nearest remaining folder, and says which', async () => {
    const outer = await folder('Outer');
    const inner = await folder('Inner', outer);
    const deepest = await folder('Deepest', inner);
    const projectId = await project({ folderId: inner });
    await remove(ada, 'PROJECT', projectId);
    await remove(ada, 'PROJECT_CATEGORY', deepest);
    await remove(ada, 'PROJECT_CATEGORY', inner);
    expect(await restore(ada, await entryOf(projectId))).toEqual({
      objectType: 'PROJECT',
      objectId: projectId,
      movedTo: 'Outer',
    });
    expect(await folderOf('project', projectId)).toEqual([outer]);
    await remove(ada, 'PROJECT_CATEGORY', outer);
    expect((await restore(ada, await entryOf(deepest))).movedTo).toBe('');
    expect(await folderOf('folder', deepest)).toEqual([null]);
  });

  it('hides the new folder from admins who cannot open it', async () => {
    const outer = await folder('Secret folder', null, { private: true });
    const inner = await folder('Inner', outer);
    const projectId = await project({ folderId: inner });
    await remove(ada, 'PROJECT', projectId);
    await remove(ada, 'PROJECT_CATEGORY', inner);
    expect((await restore(admin, await entryOf(projectId))).movedTo).toBeNull();
  });

  it('follows folders that moved while one of their items was in the trash', async () => {
    const [outer, other] = [await folder('Outer'), await folder('Other')];
    const inner = await folder('Inner', outer);
    await remove(ada, 'PROJECT_CATEGORY', inner);
    await new MoveFolderHandler(world.work, systemClock).execute(new MoveFolder(ada, outer, { parentId: other }));
    await restore(ada, await entryOf(inner));
    expect(await world.database.query('SELECT path FROM folder WHERE id = $1', [inner])).toEqual([
      { path: [other, outer, inner] },
    ]);
  });

  it('refuses locked insights, and keeps them', async () => {
    const projectId = await project();
    const id = await written.insight(ada, projectId, 'Agreed', 'By all.');
    const lock = (locked: boolean) =>
      new UpdateInsightHandler(world.work, systemClock).execute(new UpdateInsight(ada, id, { locked }));
    await lock(true);
    await expect(remove(ada, 'INSIGHT', id)).rejects.toMatchObject({ title: 'The insight is locked' });
    await lock(false);
    await remove(ada, 'INSIGHT', id);
    expect(await titles(ada)).toEqual(['Agreed']);
  });

  it('takes an object once, also when it is deleted twice at once', async () => {
    const noteId = await note(await project());
    const deleted = await Promise.allSettled([remove(ada, 'NOTE', noteId), remove(bob, 'NOTE', noteId)]);
    expect(deleted.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await list(ada)).toHaveLength(1);
  });
});
