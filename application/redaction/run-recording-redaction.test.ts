import { sha256 } from '../../adapters/crypto/sha256.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { until } from '../../test/support/waiting.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { MediaTool, RenderedFile, StepOptions } from '../media/media-tool.ts';
import { CancelRecordingRedaction, CancelRecordingRedactionHandler } from './cancel-recording-redaction.ts';
import { startRecordingRedaction } from './redact-recording.ts';
import { RecordingRedactor } from './run-recording-redaction.ts';

const never = (): boolean => false;
const gate = () => Promise.withResolvers<void>();

describe('two runs that redact one recording', () => {
  let stores: OpenStores;
  let ada: Person;
  let fileId: string;
  let redactionId: string;
  let bytes: Map<string, string>;
  /** Opens the next write of the recording's bytes; absent where writes do not wait. */
  let writing: { readonly begun: PromiseWithResolvers<void>; readonly may: PromiseWithResolvers<void> } | undefined;

  const storage = {
    async write(key, content) {
      let text = '';
      for await (const chunk of content) text += new TextDecoder().decode(chunk);
      const waiting = key === fileId ? writing : undefined;
      if (waiting) {
        writing = undefined;
        waiting.begun.resolve();
        await waiting.may.promise;
      }
      bytes.set(key, text);
      return text.length;
    },
    async read(key) {
      const text = bytes.get(key);
      const content = async function* () {
        yield new TextEncoder().encode(text);
      };
      return text === undefined ? null : { bytes: content(), size: text.length };
    },
    delete: async (key) => void bytes.delete(key),
  } as Partial<FileStorage> as FileStorage;

  const run = (rendered: string, ready: Promise<void> = Promise.resolve()): Promise<void> => {
    const tool = {
      probe: async () => ({ durationMs: 1000, video: null, audio: null }),
      async render(_, __, { keep }: StepOptions<RenderedFile>) {
        await ready;
        const content = async function* () {
          yield new TextEncoder().encode(rendered);
        };
        await keep({ mediaType: 'audio/mp4', bytes: content() } as unknown as RenderedFile);
      },
    } as Partial<MediaTool> as MediaTool;
    return new RecordingRedactor(stores.work, storage, tool, sha256, uuidV7, systemClock).run({
      payload: { teamId: ada.teamId, fileId },
      stopping: never,
      last: true,
    });
  };
  /** A new job, as each change of the applied redactions starts one. */
  const startJob = () =>
    stores.work.perform(ada.teamId, async (all) => {
      const redaction = (await all.redactions.find(redactionId))!;
      await all.redactions.save({ ...redaction, state: 'APPLYING' });
      await startRecordingRedaction(all, redaction, { newId: uuidV7.newId, by: ada.userId, now: new Date() });
    });
  const job = () => stores.work.perform(ada.teamId, (all) => all.recordingRedactions.read(fileId));
  const file = () => stores.work.perform(ada.teamId, (all) => all.files.find(fileId));
  const hashOf = (text: string): string => {
    const digest = sha256.begin();
    digest.update(new TextEncoder().encode(text));
    return digest.hex();
  };

  beforeAll(async () => {
    stores = await openStores();
  });
  afterAll(() => stores.close());
  beforeEach(async () => {
    ada = await stores.people.member(await stores.people.team());
    const projectId = await stores.people.project(ada, 2);
    [fileId, redactionId] = [uuidV7.newId(), uuidV7.newId()];
    const noteId = uuidV7.newId();
    bytes = new Map([[fileId, 'original']]);
    writing = undefined;
    await stores.database.query(
      `INSERT INTO file (id, team_id, project_id, name, media_type, file_type, bytes, sha256, status, created_by, created_at)
       VALUES ($1, $2, $3, 'talk.wav', 'audio/wav', 'Audio', 8, 'x', 'DONE', $4, now())`,
      [fileId, ada.teamId, projectId, ada.userId],
    );
    await stores.database.query(
      `INSERT INTO note (id, team_id, project_id, title, created_by, created_at, updated_at) VALUES ($1, $2, $3, 'Talk', $4, now(), now())`,
      [noteId, ada.teamId, projectId, ada.userId],
    );
    await stores.database.query(
      `INSERT INTO redaction (id, team_id, project_id, note_id, file_id, start_ms, end_ms, video, keyframes, audio, remove_words, state, restorable, created_by, created_at)
       VALUES ($1, $2, $3, $4, $5, 0, 500, 'KEEP', '[]', 'MUTE', false, 'APPLYING', true, $6, now())`,
      [redactionId, ada.teamId, projectId, noteId, fileId, ada.userId],
    );
    await startJob();
  });

  it('end with the bytes of the newest job, also if the older one writes at that moment', async () => {
    const waits = { begun: gate(), may: gate() };
    writing = waits;
    const older = run('older');
    await waits.begun.promise;
    await startJob();
    const newer = run('newer');
    await until(async () => [...bytes.values()].includes('newer'));
    expect(bytes.get(fileId)).toBe('original');
    waits.may.resolve();
    await Promise.all([older, newer]);
    expect(bytes.get(fileId)).toBe('newer');
    expect(await file()).toMatchObject({ sha256: hashOf('newer') });
    expect(await job()).toMatchObject({ state: 'DONE' });
    expect(bytes.get((await job())!.originalKey!)).toBe('original');
    expect(bytes.size).toBe(2);
  });

  it('end with the bytes of the newest job, also if the older one renders longer', async () => {
    const ready = gate();
    const older = run('older', ready.promise);
    await until(async () => (await job())!.originalKey !== null);
    await startJob();
    await run('newer');
    ready.resolve();
    await older;
    expect(bytes.get(fileId)).toBe('newer');
    expect(await file()).toMatchObject({ sha256: hashOf('newer') });
  });

  it('keep the recording withheld after a cancellation, until the next job', async () => {
    const waits = { begun: gate(), may: gate() };
    writing = waits;
    const older = run('older');
    await waits.begun.promise;
    await new CancelRecordingRedactionHandler(stores.work).execute(new CancelRecordingRedaction(ada, fileId));
    waits.may.resolve();
    await older;
    expect(await job()).toMatchObject({ state: 'CANCELLED' });
    expect(await file()).toMatchObject({ sha256: 'x' });
    await startJob();
    await run('newer');
    expect([bytes.get(fileId), bytes.get((await job())!.originalKey!)]).toEqual(['newer', 'original']);
  });

  it('keep one original, if both copied it', async () => {
    await Promise.all([run('one'), run('two')]);
    const done = await job();
    expect(done).toMatchObject({ state: 'DONE' });
    expect(bytes.get(done!.originalKey!)).toBe('original');
    expect(await file()).toMatchObject({ sha256: hashOf(bytes.get(fileId)!) });
  });
});
