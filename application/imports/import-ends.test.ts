import { sha256 } from '../../adapters/crypto/sha256.ts';
import { importReader } from '../../adapters/importers/import-reader.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { GetImport, GetImportHandler } from './get-import.ts';
import { ImportWorker } from './run-import.ts';
import { StartImport, StartImportHandler } from './start-import.ts';
import { WhenImportStarted } from './when-import-started.ts';

const clock = { now: () => new Date() };

describe('an import', () => {
  let stores: OpenStores;
  let ada: Person;
  let projectId: string;

  beforeAll(async () => { stores = await openStores(); });
  afterAll(() => stores.close());
  beforeEach(async () => {
    ada = await stores.people.member(await stores.people.team());
    projectId = await stores.people.project(ada, 1);
  });

  async function started(): Promise<string> {
    const fileId = uuidV7.newId();
    await stores.database.query(
      `INSERT INTO file (id, team_id, project_id, name, media_type, kind, bytes, sha256, status, created_by, created_at) VALUES ($1, $2, $3, 'talk.vtt', 'text/vtt', 'text', 10, 'x', 'DONE', $4, now())`,
      [fileId, ada.teamId, projectId, ada.userId],
    );
    return new StartImportHandler(stores.work, uuidV7, clock).execute(new StartImport(ada, projectId, { files: [{ fileId }] }));
  }
  const workerOn = (storage: Partial<FileStorage>) => new ImportWorker(stores.work, storage as FileStorage, importReader, sha256, uuidV7, clock);

  it('is put to work by an event that was written with it, once however often that event is delivered', async () => {
    const importId = await started();
    const [event] = (await stores.events(ada.teamId)).filter(({ name }) => name === 'import:started');
    const asked: unknown[] = [];
    const reaction = new WhenImportStarted({ enqueue: async (queue, payload, options) => (asked.push([queue.name, payload, options?.key]), 'job') });
    await reaction.react({ ...event!, teamId: ada.teamId });
    expect(asked).toEqual([['imports', { teamId: ada.teamId, runId: importId }, importId]]);
  });

  it('that fails at every try is told to have failed in a sentence, and stays so', async () => {
    const importId = await started();
    const worker = workerOn({ read: () => Promise.reject(new Error('the disk is gone')) });
    await expect(worker.run(ada.teamId, importId, () => false)).rejects.toThrow('the disk is gone');
    expect(await new GetImportHandler(stores.work).execute(new GetImport(ada, importId))).toMatchObject({ state: 'waiting' });
    await worker.giveUp(ada.teamId, importId);
    const ended = await new GetImportHandler(stores.work).execute(new GetImport(ada, importId));
    expect(ended).toMatchObject({ state: 'failed', made: 0, failed: 1, files: [{ state: 'failed', problem: expect.stringMatching(/stopped again and again/) }] });
    await worker.run(ada.teamId, importId, () => false);
    expect((await stores.events(ada.teamId)).filter(({ name }) => name === 'import:finished')).toHaveLength(1);
  });
});
