import { STORAGE_BYTES } from '@evident/domain/files';
import { sha256 } from '../../adapters/crypto/sha256.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { CancelUpload, CancelUploadHandler } from './cancel-upload.ts';
import { closeUpload } from './close-upload.ts';
import { ContinueUpload, ContinueUploadHandler } from './continue-upload.ts';
import type { SettlingPorts } from './settle-upload.ts';
import { StartUpload, StartUploadHandler } from './start-upload.ts';

const FULL = { code: 'UnprocessableContent', title: 'The workspace is full' };

describe('an unfinished upload', () => {
  let stores: OpenStores;
  let ada: Person;
  let ben: Person;
  let viewer: Person;
  let admin: Person;
  let projectId: string;
  /** Bytes that arrived, by upload. */
  const arrived = new Map<string, number>();
  let settling: SettlingPorts;

  const start = (person: Person, bytes: number): Promise<string> =>
    stores
      .made(StartUploadHandler)
      .execute(new StartUpload(person, { projectId, name: 'talk.mp4', bytes, note: null }));
  const inspect = (person: Person, id: string) =>
    new ContinueUploadHandler(stores.work, settling).execute(new ContinueUpload(person, id));
  const beforeBytes = (person: Person, id: string) =>
    new ContinueUploadHandler(stores.work, settling).execute(new ContinueUpload(person, id, true));
  const cancel = (person: Person, id: string) =>
    new CancelUploadHandler(stores.work, settling.bytes).execute(new CancelUpload(person, id));
  const anHourLater = () =>
    stores.database.query(`UPDATE upload SET reserved_until = reserved_until - interval '1 hour 1 second'`);
  const stored = () => stores.work.perform(ada.teamId, ({ files }) => files.storedBytes());

  beforeAll(async () => {
    stores = await openStores();
    const bytes = {
      received: async (id: string) => arrived.get(id) ?? 0,
      digest: () => null,
      moveToStorage: async () => undefined,
      discard: async (id: string) => void arrived.delete(id),
    };
    const unused = {} as never;
    settling = {
      work: stores.work,
      bytes,
      storage: unused,
      sniffer: unused,
      scanner: null,
      digest: sha256,
      ids: uuidV7,
      clock: systemClock,
    };
  });
  beforeEach(async () => {
    const team = await stores.people.team();
    ada = await stores.people.member(team);
    ben = await stores.people.member(team);
    viewer = await stores.people.member(team, 'VIEWER');
    admin = await stores.people.member(team, 'MANAGER', { workspaceAdmin: true });
    projectId = await stores.people.project(ada, 2);
  });
  afterAll(() => stores.close());

  it('counts its announced size for an hour, then only what it received', async () => {
    const id = await start(ada, 9e9);
    await expect(start(ben, 9e9)).rejects.toMatchObject(FULL);
    arrived.set(id, 4e9);
    await inspect(ada, id);
    expect(await stored()).toBe(9e9);
    await anHourLater();
    expect(await stored()).toBe(4e9);
    await expect(start(ben, 9e9)).rejects.toMatchObject(FULL);
    await start(ben, STORAGE_BYTES - 4e9);
  });

  it('keeps its reservation while bytes arrive', async () => {
    const id = await start(ada, 9e9);
    await anHourLater();
    arrived.set(id, 1);
    await inspect(ada, id);
    expect(await stored()).toBe(9e9);
    await anHourLater();
    await inspect(ada, id);
    expect(await stored()).toBe(1);
  });

  it('is refused when the workspace has filled up meanwhile, and continues once there is room', async () => {
    const id = await start(ada, 9e9);
    arrived.set(id, 1e9);
    await inspect(ada, id);
    await anHourLater();
    const other = await start(ben, 9e9);
    await expect(beforeBytes(ada, id)).rejects.toMatchObject(FULL);
    expect(await inspect(ada, id)).toMatchObject({ status: 'UPLOADING' });
    await cancel(ben, other);
    expect(await beforeBytes(ada, id)).toMatchObject({ status: 'UPLOADING' });
    expect(await stored()).toBe(9e9);
  });

  it('counts bytes whose client has gone', async () => {
    const id = await start(ada, 9e9);
    arrived.set(id, 3e9);
    await closeUpload(settling, ada.teamId, id, false);
    await anHourLater();
    expect(await stored()).toBe(3e9);
  });

  it('belongs to the member who began it; admins of the workspace can cancel it', async () => {
    const id = await start(ada, 10);
    for (const act of [inspect, beforeBytes, cancel]) {
      await expect(act(ben, id)).rejects.toMatchObject({ code: 'NotFound', title: 'Upload not found' });
      await expect(act(viewer, id)).rejects.toMatchObject({ code: 'Forbidden' });
    }
    await expect(beforeBytes(admin, id)).rejects.toMatchObject({ code: 'NotFound' });
    await cancel(admin, id);
    await expect(inspect(ada, id)).rejects.toMatchObject({ title: 'The upload was canceled' });
  });
});
