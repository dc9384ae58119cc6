import { systemClock } from '@evident/adapters/system/system-clock';
import { uuidV7 } from '@evident/adapters/system/uuid-v7';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import type { Person } from '../../test/support/known-people.ts';
import { CreateFolder, CreateFolderHandler } from './create-folder.ts';
import { CreateProject, CreateProjectHandler } from './create-project.ts';
import { DecideAccessRequest, DecideAccessRequestHandler } from './decide-access-request.ts';
import { MoveToTrash, MoveToTrashHandler } from '../trash/move-to-trash.ts';
import { MoveFolder, MoveFolderHandler } from './move-folder.ts';
import { MoveProject, MoveProjectHandler } from './move-project.ts';
import { RenameFolder, RenameFolderHandler } from './rename-folder.ts';
import { RequestAccess, RequestAccessHandler } from './request-access.ts';
import { SetAccess, SetAccessHandler } from './set-access.ts';
import { SetProjectStatus, SetProjectStatusHandler } from './set-project-status.ts';
import { UpdateProject, UpdateProjectHandler } from './update-project.ts';

describe('what happens to projects is announced', () => {
  let stores: OpenStores;
  let ada: Person;
  let bob: Person;

  beforeAll(async () => {
    stores = await openStores();
  });
  beforeEach(async () => {
    const team = await stores.people.team();
    ada = await stores.people.member(team);
    bob = await stores.people.member(team);
  });
  afterAll(() => stores.close());

  const create = (wording: object = {}) =>
    new CreateProjectHandler(stores.work, uuidV7, systemClock).execute(
      new CreateProject(ada, { title: 'Why people leave', ...wording }),
    );
  const names = async () => (await stores.events(ada.teamId)).map(({ name }) => name);

  it('when one is made, with its name, status and tags', async () => {
    const projectId = await create();
    expect(await stores.events(ada.teamId)).toEqual([
      {
        name: 'project:created',
        payload: { projectId, name: 'Why people leave', status: 'active', tags: [], by: ada.userId },
      },
    ]);
  });

  it('when one is reworded, archived, or moved to another folder or among its neighbours', async () => {
    const projectId = await create();
    const folderId = await new CreateFolderHandler(stores.work, uuidV7, systemClock).execute(new CreateFolder(ada, {}));
    const move = (to: string | null) =>
      new MoveProjectHandler(stores.work, systemClock).execute(new MoveProject(ada, projectId, { folderId: to }));
    await new UpdateProjectHandler(stores.work, systemClock).execute(
      new UpdateProject(ada, projectId, { title: 'Why they stay' }, null),
    );
    await move(null);
    await move(folderId);
    const archive = () =>
      new SetProjectStatusHandler(stores.work, systemClock).execute(new SetProjectStatus(ada, projectId, 'archived'));
    await archive();
    await archive();
    const changes = (await stores.events(ada.teamId)).filter(({ name }) => name === 'project:changed');
    expect(changes.map(({ payload }) => payload)).toEqual(
      ['active', 'active', 'active', 'archived'].map((status) => ({ projectId, status, by: ada.userId })),
    );
  });

  it('when a folder is made, renamed, moved among its neighbours or deleted', async () => {
    const folderId = await new CreateFolderHandler(stores.work, uuidV7, systemClock).execute(new CreateFolder(ada, {}));
    await new RenameFolderHandler(stores.work, systemClock).execute(
      new RenameFolder(ada, folderId, { title: 'Pricing' }, null),
    );
    await new MoveFolderHandler(stores.work, systemClock).execute(new MoveFolder(ada, folderId, { parentId: null }));
    await new MoveToTrashHandler(stores.work, uuidV7, systemClock).execute(
      new MoveToTrash(ada, { type: 'PROJECT_CATEGORY', id: folderId }),
    );
    expect(await stores.events(ada.teamId)).toEqual(
      [1, 2, 3, 4].map(() => ({ name: 'folder:changed', payload: { folderId, by: ada.userId } })),
    );
  });

  it('when access is given, asked for, granted or denied', async () => {
    const projectId = await create({ private: true });
    const ask = () =>
      new RequestAccessHandler(stores.work, uuidV7, systemClock).execute(
        new RequestAccess(bob, { projectId, role: 'VIEWER' }),
      );
    const decide = async (granted: boolean) => {
      const [open] = await stores.database.query<{ id: string }>(
        `SELECT id FROM access_request WHERE project_id = $1 AND state = 'PENDING'`,
        [projectId],
      );
      await new DecideAccessRequestHandler(stores.work, systemClock).execute(
        new DecideAccessRequest(ada, open!.id, { granted }),
      );
    };
    await ask();
    await ask();
    await decide(false);
    await ask();
    await decide(true);
    await new SetAccessHandler(stores.work).execute(
      new SetAccess(ada, { kind: 'project', id: projectId }, { kind: 'user', id: bob.userId, level: 'WRITE' }),
    );
    expect((await names()).slice(1)).toEqual([
      'access:requested',
      'access:denied',
      'access:requested',
      'access:changed',
      'access:granted',
      'access:changed',
    ]);
  });

  it('only when it was kept: a refused change announces nothing', async () => {
    const projectId = await create({ private: true });
    await expect(
      new UpdateProjectHandler(stores.work, systemClock).execute(new UpdateProject(ada, projectId, { title: 'x' }, 7)),
    ).rejects.toThrow('Someone changed this in the meantime');
    await expect(
      new SetAccessHandler(stores.work).execute(
        new SetAccess(ada, { kind: 'project', id: projectId }, { kind: 'user', id: ada.userId, level: 'none' }),
      ),
    ).rejects.toThrow('Someone must keep full access');
    expect(await names()).toEqual(['project:created']);
  });
});
