import type { DeliveredEvent } from '@evident/domain/events';
import type { MediaFacts } from '@evident/domain/media';
import { Refusal, refuse } from '@evident/domain/kernel';
import { sha256 } from '../../adapters/crypto/sha256.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { until } from '../../test/support/waiting.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { CancelMedia, CancelMediaHandler } from './cancel-media.ts';
import { CancelRender, CancelRenderHandler } from './cancel-render.ts';
import { GetMedia, GetMediaHandler } from './get-media.ts';
import { GetRender, GetRenderHandler } from './get-render.ts';
import type { MediaTool, ProducedFile, StepOptions } from './media-tool.ts';
import { MediaWorker } from './process-media.ts';
import { RenderClip, RenderClipHandler } from './render-clip.ts';
import { RetryMedia, RetryMediaHandler } from './retry-media.ts';
import { RenderWorker } from './run-render.ts';
import { WhenRecordingUploaded } from './when-recording-uploaded.ts';

const FACTS: MediaFacts = {
  durationMs: 60_000,
  video: null,
  audio: { channels: 12, sampleRate: 48_000, codec: 'pcm_s16le' },
};
const never = (): boolean => false;
const bytesOf = async function* () {
  yield new Uint8Array(10);
};
const audio = (): ProducedFile => ({
  kind: 'AUDIO',
  number: 0,
  mediaType: 'audio/mp4',
  detail: {},
  size: 10,
  bytes: bytesOf(),
});
/** Works until it is aborted. */
const forever = ({ signal }: { readonly signal?: AbortSignal }): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

const A_JOB = { id: 'job', attempt: 1, last: false, group: null, lost: 0 };

describe('the processing of a recording', () => {
  let stores: OpenStores;
  let ada: Person;
  let projectId: string;
  let fileId: string;
  let fault: Error | null;
  let [elapsed, stepMs] = [0, 60_000];
  const storage = {
    write: async () => (fault ? Promise.reject(fault) : 10),
  } as Partial<FileStorage> as FileStorage;
  const finishes = async ({ keep }: StepOptions): Promise<object> => {
    await keep(audio());
    return {};
  };

  beforeAll(async () => {
    stores = await openStores();
  });
  afterAll(() => stores.close());
  beforeEach(async () => {
    [fault, stepMs] = [null, 60_000];
    ada = await stores.people.member(await stores.people.team());
    projectId = await stores.people.project(ada, 2);
    fileId = uuidV7.newId();
    await upload(fileId);
  });

  const upload = async (id: string): Promise<string> => {
    await stores.database.query(
      `INSERT INTO file (id, team_id, project_id, name, media_type, file_type, bytes, sha256, status, created_by, created_at) VALUES ($1, $2, $3, 'talk.wav', 'audio/wav', 'Audio', 10, 'x', 'DONE', $4, now())`,
      [id, ada.teamId, projectId, ada.userId],
    );
    return id;
  };
  const worker = (step: MediaTool['package']) =>
    new MediaWorker(
      stores.work,
      storage,
      { probe: async () => FACTS, package: step } as Partial<MediaTool> as MediaTool,
      uuidV7,
      systemClock,
      () => (elapsed += stepMs),
    );
  const turn = (step: (options: StepOptions) => Promise<object>, stopping = never) =>
    worker((_, __, options) => step(options)).run({ ...A_JOB, payload: { teamId: ada.teamId, fileId }, stopping });
  const view = (id = fileId) => new GetMediaHandler(stores.work).execute(new GetMedia(ada, id, '/media'));
  const begin = (id = fileId) =>
    new WhenRecordingUploaded(stores.work, systemClock).react({
      name: 'file:uploaded',
      teamId: ada.teamId,
      payload: { fileId: id, projectId, noteId: null, by: ada.userId },
    } as DeliveredEvent<'file:uploaded'>);
  const unowned = async () =>
    (await stores.database.query<{ count: number }>('SELECT count(*)::int AS count FROM unowned_bytes'))[0]!.count;

  it('starts after the upload, once', async () => {
    expect(await view()).toMatchObject({ state: 'WAITING', jobs: [] });
    expect(await turn(finishes)).toBeUndefined();
    await begin();
    await begin();
    const events = await stores.events(ada.teamId);
    expect(events.filter(({ name }) => name === 'media:changed')).toHaveLength(1);
    expect(await turn(finishes)).toBeDefined();
    expect((await view()).jobs).toMatchObject([{ step: 'measure', event: null }, { step: 'audio' }]);
  });

  it('finishes a recording in its turn, and says what waits behind it', async () => {
    stepMs = 1_000;
    const another = await upload(uuidV7.newId());
    for (const id of [fileId, another]) await begin(id);
    expect((await view(another)).waiting).toEqual({ reason: 'AHEAD', ahead: 1 });
    expect(await turn(finishes)).toBeUndefined();
    expect(await view()).toMatchObject({ state: 'DONE', waiting: null });
    expect((await view(another)).waiting).toEqual({ reason: 'TURN', ahead: 0 });
  });

  it('turns a container of video that holds sound alone into audio', async () => {
    const type = async () =>
      (await stores.database.query('SELECT file_type, media_type FROM file WHERE id = $1', [fileId]))[0];
    await stores.database.query(`UPDATE file SET file_type = 'Video', media_type = 'video/mp4' WHERE id = $1`, [
      fileId,
    ]);
    await begin();
    await turn(finishes);
    expect(await type()).toEqual({ file_type: 'Audio', media_type: 'audio/mp4' });
  });

  it('warns of what it changes, and says so when it is done', async () => {
    await begin();
    for (let waits = await turn(finishes); waits; waits = await turn(finishes));
    const warning = '12 audio channels are mixed into stereo';
    expect(await view()).toMatchObject({
      state: 'DONE',
      message: null,
      jobs: [
        { step: 'measure', event: 'COMPLETE', message: warning },
        { step: 'audio', event: 'COMPLETE', message: null },
      ],
    });
  });

  it('stops a running step when it is canceled, keeps what is complete, and goes on in another queue', async () => {
    await begin();
    await turn(finishes);
    await turn(finishes);
    const running = turn(forever);
    await until(async () => (await view()).jobs[1]!.event === 'INPUT_INFORMATION');
    await new CancelMediaHandler(stores.work).execute(new CancelMedia(ada, fileId));
    expect(await running).toBeUndefined();
    const message = 'User requested cancellation';
    expect(await view()).toMatchObject({ state: 'CANCELLED', message, jobs: [{}, { event: 'ERROR', message }] });
    await new RetryMediaHandler(stores.work, systemClock).execute(new RetryMedia(ada, fileId));
    expect((await view()).jobs).toMatchObject([{ event: 'COMPLETE' }, { event: 'QUEUE_HOP', progress: 0 }]);
    expect(await turn(finishes)).toBeUndefined();
    expect(await view()).toMatchObject({ state: 'DONE', message: null, jobs: [{}, { event: 'COMPLETE' }] });
  });

  it('tries a step again after a full disk or a storage that is down, and fails with one sentence in the end', async () => {
    await begin();
    await turn(finishes);
    const before = await unowned();
    for (const problem of [new Refusal('InternalError', 'File storage is full'), new Error('storage is down')]) {
      fault = problem;
      await expect(turn(finishes)).rejects.toThrow(problem.message);
      expect(await view()).toMatchObject({
        state: 'PROCESSING',
        jobs: [{ event: 'NEW_WARNING' }, { event: null }],
      });
    }
    expect(await stores.database.query('SELECT FROM media_output WHERE file_id = $1', [fileId])).toEqual([]);
    // The nightly cleanup knows the bytes that may have been written.
    expect(await unowned()).toBe(before + 2);
    fault = null;
    expect(await turn(finishes)).toBeDefined();
    await worker(async () => refuse('InternalError', 'never')).giveUp({ teamId: ada.teamId, fileId });
    expect(await view()).toMatchObject({
      state: 'FAILED',
      message: 'Processing the recording failed repeatedly. Try again later',
      jobs: [{ event: 'COMPLETE' }, { event: 'ERROR' }],
    });
  });

  it('goes on after a restart', async () => {
    await begin();
    await turn(finishes);
    await expect(turn(forever, () => true)).rejects.toThrow('Processing goes on after the restart');
    expect((await view()).jobs.map(({ event }) => event)).toEqual(['NEW_WARNING', null]);
  });

  describe('a rendering', () => {
    const renderer = (render: MediaTool['render']) =>
      new RenderWorker(
        stores.work,
        storage,
        { render } as Partial<MediaTool> as MediaTool,
        sha256,
        uuidV7,
        systemClock,
      );
    const beginClip = async (): Promise<string> =>
      (
        await new RenderClipHandler(stores.work, uuidV7, systemClock).execute(
          new RenderClip(ada, fileId, { startMs: 0, endMs: 1_000 }),
        )
      ).id;
    const result = async (id: string) =>
      (await new GetRenderHandler(stores.work).execute(new GetRender(ada, id))).result;

    it('tells its result and how long it took', async () => {
      const id = await beginClip();
      expect(await result(id)).toBeNull();
      await renderer((_, __, { keep }) => keep({ mediaType: 'audio/mp4', size: 10, bytes: bytesOf() })).run({
        payload: { teamId: ada.teamId, renderId: id },
        stopping: never,
        last: false,
      });
      const about = { workflowId: id, audioVideoFileId: fileId, richTextId: null };
      const done = await result(id);
      expect(done).toMatchObject({ ...about, status: 'SUCCESS', fileId: expect.any(String) });
      expect(done!.renderTimeMs).toBeGreaterThanOrEqual(0);
      expect(done!.totalJobTimeMs).toBeGreaterThanOrEqual(done!.renderTimeMs!);
      expect(done).not.toHaveProperty('reason');
    });

    it('tells why it failed or was canceled', async () => {
      const failed = await beginClip();
      await renderer(async () => refuse('UnprocessableContent', 'The file is damaged')).run({
        payload: { teamId: ada.teamId, renderId: failed },
        stopping: never,
        last: false,
      });
      expect(await result(failed)).toMatchObject({ status: 'FAILURE', reason: 'The file is damaged', fileId: null });
      const canceled = await beginClip();
      const running = renderer((_, __, options) => forever(options)).run({
        payload: { teamId: ada.teamId, renderId: canceled },
        stopping: never,
        last: false,
      });
      await new CancelRenderHandler(stores.work).execute(new CancelRender(ada, canceled));
      await running;
      expect(await result(canceled)).toMatchObject({ status: 'FAILURE', reason: 'User requested cancellation' });
    });
  });
});
