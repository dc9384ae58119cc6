import { join } from 'node:path';
import type { DeliveredEvent } from '@evident/domain/events';
import { openReaders } from '../../adapters/importers/import-reader.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { yjsDocumentCodec } from '../../adapters/yjs/yjs-document-codec.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { CancelImport, CancelImportHandler } from './cancel-import.ts';
import { GetImport, GetImportHandler } from './get-import.ts';
import { ImportWorker } from './run-import.ts';
import { StartImport, StartImportHandler } from './start-import.ts';
import { importJob } from './import-job.ts';

const clock = { now: () => new Date() };

describe('an import', () => {
  let stores: OpenStores;
  let ada: Person;
  let projectId: string;

  const readers = openReaders({ program: join(import.meta.dirname, '../../test/support/hostile-reader-worker.ts') });

  beforeAll(async () => {
    stores = await openStores();
  });
  afterAll(() => {
    readers.close();
    return stores.close();
  });
  beforeEach(async () => {
    ada = await stores.people.member(await stores.people.team());
    projectId = await stores.people.project(ada, 1);
  });

  async function started(name = 'talk.vtt', bytes = 10): Promise<string> {
    const fileId = uuidV7.newId();
    await stores.database.query(
      `INSERT INTO file (id, team_id, project_id, name, media_type, file_type, bytes, sha256, status, created_by, created_at) VALUES ($1, $2, $3, $5, 'text/plain', 'Document', $6, 'x', 'DONE', $4, now())`,
      [fileId, ada.teamId, projectId, ada.userId, name, bytes],
    );
    return new StartImportHandler(stores.work, uuidV7, clock).execute(
      new StartImport(ada, projectId, { files: [{ fileId }] }),
    );
  }
  const workerOn = (storage: Partial<FileStorage>) =>
    new ImportWorker(
      stores.work,
      storage as FileStorage,
      readers.imports,
      uuidV7,
      clock,
      { correct: async () => undefined },
      yjsDocumentCodec,
    );
  const holding = (text: string): Partial<FileStorage> => ({
    read: async () => ({
      size: text.length,
      bytes: (async function* () {
        yield Buffer.from(text);
      })(),
    }),
  });
  const asked = (importId: string) => new GetImportHandler(stores.work).execute(new GetImport(ada, importId));

  it('is put to work by an event that was written with it, once however often that event is delivered', async () => {
    const importId = await started();
    const [event] = (await stores.delivered(ada.teamId)).filter((each) => each.name === 'import:started');
    expect(importJob(event as DeliveredEvent<'import:started'>)).toEqual({
      payload: { teamId: ada.teamId, runId: importId },
      options: { key: importId, group: ada.teamId },
    });
  });

  it('that fails at every try is told to have failed in a sentence, and stays so', async () => {
    const importId = await started();
    const worker = workerOn({ read: () => Promise.reject(new Error('the disk is gone')) });
    await expect(
      worker.run({ payload: { teamId: ada.teamId, runId: importId }, stopping: () => false, last: false }),
    ).rejects.toThrow('the disk is gone');
    expect(await asked(importId)).toMatchObject({ state: 'waiting' });
    await worker.giveUp({ teamId: ada.teamId, runId: importId });
    const ended = await asked(importId);
    expect(ended).toMatchObject({
      state: 'failed',
      made: 0,
      failed: 1,
      files: [{ state: 'failed', problem: expect.stringMatching(/The import failed repeatedly/) }],
    });
    await worker.run({ payload: { teamId: ada.teamId, runId: importId }, stopping: () => false, last: false });
    expect((await stores.events(ada.teamId)).filter(({ name }) => name === 'import:finished')).toHaveLength(1);
  });

  it('whose reader dies in the middle of a table keeps the rows above once, and says that the rest is missing', async () => {
    const importId = await started('dies-behind-the-rows.csv');
    const worker = workerOn(holding('text\none\ntwo\nthree\n'));
    await worker.run({ payload: { teamId: ada.teamId, runId: importId }, stopping: () => false, last: false });
    const ended = await asked(importId);
    expect(ended).toMatchObject({
      state: 'done',
      made: 3,
      failed: 1,
      files: [{ failures: [{ cause: expect.stringMatching(/^The rows below are missing: Reading the file failed/) }] }],
    });
    await worker.run({ payload: { teamId: ada.teamId, runId: importId }, stopping: () => false, last: false });
    expect(await asked(importId)).toEqual(ended);
    expect(
      await stores.database.query('SELECT count(*)::int AS notes FROM note WHERE project_id = $1', [projectId]),
    ).toEqual([{ notes: 3 }]);
  });

  it.each<[string, (project: string, by: Person) => [statement: string, id: string], RegExp]>([
    [
      'the project is archived',
      (project: string) => ["UPDATE project SET status = 'archived' WHERE id = $1", project],
      /^Unavailable in read-only mode\. /,
    ],
    [
      'their access is taken away',
      (project: string) => ['DELETE FROM access_grant WHERE project_id = $1', project],
      /^Project not found/,
    ],
    [
      'they may only look',
      (_: string, by: Person) => ["UPDATE member SET role = 'VIEWER' WHERE id = $1", by.userId],
      /^Viewers cannot edit\. /,
    ],
    [
      'they have left',
      (_: string, by: Person) => ['UPDATE member SET removed_at = now() WHERE id = $1', by.userId],
      /^The member who started this import has left the workspace\. /,
    ],
  ])('makes nothing more once %s, and says so', async (_, change, problem) => {
    const importId = await started('table.csv');
    const [statement, id] = change(projectId, ada);
    await stores.database.query(statement, [id]);
    await workerOn(holding('text\none\ntwo\n')).run({
      payload: { teamId: ada.teamId, runId: importId },
      stopping: () => false,
      last: false,
    });
    const [file] = await stores.work.perform(ada.teamId, ({ imports }) => imports.filesOf(importId));
    expect(file).toMatchObject({ state: 'failed', made: 0, problem: expect.stringMatching(problem) });
    expect(
      await stores.database.query('SELECT count(*)::int AS notes FROM note WHERE project_id = $1', [projectId]),
    ).toEqual([{ notes: 0 }]);
  });

  it('is not begun with a file that is larger than 200 MB', async () => {
    await expect(started('all.csv', 200_000_001)).rejects.toMatchObject({
      code: 'UnprocessableContent',
      title: 'The file is larger than 200 MB',
    });
  });

  it('whose file kills its reader has failed in a sentence', async () => {
    const importId = await started('dies.txt');
    await workerOn(holding('words')).run({
      payload: { teamId: ada.teamId, runId: importId },
      stopping: () => false,
      last: false,
    });
    expect(await asked(importId)).toMatchObject({
      state: 'failed',
      made: 0,
      files: [{ state: 'failed', problem: expect.stringMatching(/^Reading the file failed\. /) }],
    });
  });

  it('that is cancelled while a file is read lets go of it', async () => {
    const importId = await started('loops.txt');
    const running = workerOn(holding('words')).run({
      payload: { teamId: ada.teamId, runId: importId },
      stopping: () => false,
      last: false,
    });
    await new CancelImportHandler(stores.work, clock).execute(new CancelImport(ada, importId));
    await running;
    expect(await asked(importId)).toMatchObject({ state: 'cancelled', made: 0 });
  });

  it('that is interrupted by the end of its server while a file is read is tried again', async () => {
    const importId = await started('loops.txt');
    await expect(
      workerOn(holding('words')).run({
        payload: { teamId: ada.teamId, runId: importId },
        stopping: () => true,
        last: false,
      }),
    ).rejects.toThrow('goes on after the restart');
    expect(await asked(importId)).toMatchObject({ state: 'waiting' });
  });
});
