import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaView } from '@evident/domain/media';
import pg from 'pg';
import { readPostmaster } from '../../adapters/embedded-postgres/postmaster.ts';
import { KILL_ROUNDS, KILL_ROUND_MS } from '../support/effort.ts';
import { send, fakeTranscriber } from '../support/fake-transcriber.ts';
import { HEARTBEATS_RUN_OUT } from '../support/heartbeats.ts';
import { mediaProcesses, storedFiles, workingFiles } from '../support/media-stages.ts';
import { makeRecordings } from '../support/media/recordings-at-hand.ts';
import { type Newcomer, newcomerAt } from '../support/newcomer.ts';
import { type Product, dataFolder, freePort, startProduct } from '../support/product.ts';
import { toneWav } from '../support/recordings.ts';
import { startSetAside } from '../support/start-set-aside.ts';
import { until } from '../support/waiting.ts';

/** Each round kills a media process in one stage and the server in the next. */
const STAGES = ['probe', 'measure', 'audio', 'hls-120', 'pictures', 'render'] as const;
type Stage = (typeof STAGES)[number];
const TAKEN_OVER_MS = 400_000;
const OUTPUTS = ['AUDIO', 'HLS', 'POSTER', 'STORYBOARD', 'THUMBNAILS', 'WAVEFORM'];

interface Render {
  readonly id: string;
  readonly state: string;
  readonly fileId: string | null;
}
interface Output {
  readonly id: string;
  readonly fileId: string;
  readonly kind: string;
}

describe('kill -9 of the server and of media processes', () => {
  const folder = dataFolder();
  const uploads: string[] = [];
  const clips: string[] = [];
  let recordings: Awaited<ReturnType<typeof makeRecordings>>;
  let engine: Awaited<ReturnType<typeof fakeTranscriber>>;
  let port: string;
  let product: Product;
  let database: pg.Client;
  let ada: Newcomer;
  let projectId: string;
  let ready: string;

  const start = async () => {
    product = await startProduct({
      EVIDENT_DATA_DIR: folder.path,
      EVIDENT_SAMPLE: 'off',
      EVIDENT_REQUESTS_PER_MINUTE: '0',
      PORT: port,
      TRANSCRIPTION_URL: engine.url,
      TRANSCRIPTION_KEY: engine.key,
    });
  };
  const upload = async (name: string, bytes: Buffer): Promise<string> => {
    const file = new File([new Uint8Array(bytes)], name);
    return (await ada.upload<{ id: string }>(`/projects/${projectId}/files`, file)).id;
  };
  const media = (fileId: string) => ada.ask<MediaView>('GET', `/files/${fileId}/media`);
  const render = (id: string) => ada.ask<Render>('GET', `/renders/${id}`);
  const isOver = ({ state }: { readonly state: string }): boolean => !['WAITING', 'PROCESSING'].includes(state);
  const rows = async <Row extends object>(text: string): Promise<Row[]> => (await database.query<Row>(text)).rows;
  /** Waits until work has ended, as with an admin who starts jobs again. Says what was left to do if it does not end. */
  const ends = (look: () => Promise<{ readonly state: string }>): Promise<void> =>
    until(async () => {
      await startSetAside(ada);
      return isOver(await look());
    }, TAKEN_OVER_MS).catch(async () => {
      const jobs = await rows(`SELECT name, state, retry_count, start_after, heartbeat_on, now() FROM pgboss.job
        WHERE state <> 'completed' AND name NOT LIKE '\\_\\_%' ORDER BY created_on DESC LIMIT 20`);
      const events = await rows('SELECT id, name, tries, retry_at FROM outbox ORDER BY id LIMIT 20');
      throw new Error(`It did not end: ${JSON.stringify({ left: await look(), jobs, events })}`);
    });
  const outputs = () => rows<Output>('SELECT id, file_id AS "fileId", kind FROM media_output ORDER BY file_id, kind');

  beforeAll(async () => {
    [port, engine, recordings] = [`${await freePort()}`, await fakeTranscriber(), await makeRecordings()];
    await start();
    ada = await newcomerAt(product.url, folder.path, 'ada');
    projectId = (await ada.ask<{ id: string }>('POST', '/projects', { title: 'Recordings' })).id;
    const server = (await readPostmaster(join(folder.path, 'postgres')))!;
    const password = readFileSync(join(folder.path, 'postgres-password'), 'utf8').trim();
    database = new pg.Client({
      connectionString: `postgres://evident:${encodeURIComponent(password)}@127.0.0.1:${server.port}/evident`,
    });
    await database.connect();
    ready = await upload('ready.mp4', await recordings.read('talk.mp4'));
    uploads.push(ready);
    await until(async () => isOver(await media(ready)), TAKEN_OVER_MS);
  }, 300_000);
  afterAll(async () => {
    await database?.end();
    await product?.stop();
    await engine?.close();
    await recordings?.remove();
    await folder.remove();
  });

  /** Starts work and waits until it reaches a stage, or has passed it. */
  async function reach(stage: Stage): Promise<void> {
    if (stage === 'render') {
      const { id } = await ada.ask<Render>('POST', `/files/${ready}/clips`, { startMs: 0, endMs: 4_000 });
      clips.push(id);
      return until(async () => (await render(id)).state !== 'WAITING', TAKEN_OVER_MS);
    }
    const fileId = await upload(`talk ${uploads.length}.mp4`, await recordings.read('talk.mp4'));
    uploads.push(fileId);
    if (stage === 'probe') return until(() => mediaProcesses(product.process.pid!).length > 0);
    return until(
      async () => (await media(fileId)).jobs.some((job) => job.step === stage && job.event !== null),
      TAKEN_OVER_MS,
    );
  }

  it(
    'loses no recording and no rendering, repeats no step, and leaves nothing behind',
    async () => {
      const before = new Map<string, string>();
      const remember = async () => {
        const complete = await rows<{ id: string; kind: string }>(
          `SELECT o.id, o.file_id || ' ' || o.kind AS kind FROM media_output o JOIN media_job j ON j.file_id = o.file_id
         WHERE j.event = 'COMPLETE' AND (o.kind = 'AUDIO') = (j.step = 'audio') AND (o.kind = 'WAVEFORM') = (j.step = 'measure')
           AND (o.kind = 'HLS') = (j.step LIKE 'hls-%')`,
        );
        for (const { id, kind } of complete) before.set(kind, id);
      };
      for (let round = 0; round < KILL_ROUNDS; round += 1) {
        await reach(STAGES[(2 * round) % STAGES.length]!);
        for (const pid of mediaProcesses(product.process.pid!)) process.kill(pid, 'SIGKILL');
        await reach(STAGES[(2 * round + 1) % STAGES.length]!);
        await product.kill();
        await database.query(HEARTBEATS_RUN_OUT);
        await remember();
        await start();
      }
      for (const fileId of uploads) await ends(() => media(fileId));
      for (const id of clips) await ends(() => render(id));
      // The result of a rendering is processed for playback too.
      for (const id of clips) {
        const { fileId } = await render(id);
        await ends(() => media(fileId!));
      }

      for (const fileId of uploads) {
        const view = await media(fileId);
        expect(view).toMatchObject({ state: 'DONE', message: null, progress: 1 });
        expect(view.jobs.map(({ event }) => event)).toEqual(view.jobs.map(() => 'COMPLETE'));
      }
      const all = await outputs();
      for (const fileId of uploads)
        expect(all.filter((output) => output.fileId === fileId).map(({ kind }) => kind)).toEqual(OUTPUTS);
      for (const [kind, id] of before)
        expect([kind, all.find((output) => `${output.fileId} ${output.kind}` === kind)?.id]).toEqual([kind, id]);
      const rendered = await Promise.all(clips.map(render));
      expect(rendered.map(({ state }) => state)).toEqual(clips.map(() => 'DONE'));
      const files = await rows<{ id: string }>(`SELECT id FROM file WHERE status = 'DONE'`);
      expect(files.map(({ id }) => id).sort()).toEqual([...uploads, ...rendered.map(({ fileId }) => fileId!)].sort());

      const unowned = await rows<{ id: string }>('SELECT file_id AS id FROM unowned_bytes');
      const stored = storedFiles(folder.path);
      const owned = [...files, ...all].map(({ id }) => id);
      expect(owned.filter((id) => !stored.includes(id))).toEqual([]);
      // Bytes of a killed step are known, so that the nightly cleanup deletes them.
      const known = new Set([...owned, ...unowned.map(({ id }) => id)]);
      expect(stored.filter((id) => !known.has(id))).toEqual([]);
      await until(() => workingFiles(folder.path).length === 0);
    },
    900_000 + KILL_ROUNDS * KILL_ROUND_MS,
  );

  it('sends no stored piece of a transcription again', async () => {
    const note = await ada.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, { title: 'Long' });
    const fileId = await upload('long.wav', toneWav(720, [400, 402]));
    engine.next.push((response) => void send(response, 200, { text: 'First piece.' }));
    // The second piece is on its way when the server dies.
    engine.next.push(() => {});
    await ada.ask('POST', `/notes/${note.id}/files`, { fileId });
    await until(() => engine.seen.length === 2, TAKEN_OVER_MS);
    await product.kill();
    await database.query(HEARTBEATS_RUN_OUT);
    await start();
    const latest = async () =>
      (await ada.ask<{ items: { state: string }[] }>('GET', `/notes/${note.id}/transcriptions`)).items[0]!;
    await until(async () => (await latest()).state === 'DONE', TAKEN_OVER_MS);
    const lengths = engine.seen.map(({ durationMs }) => Math.round(durationMs / 1000));
    expect(lengths).toEqual([401, 319, 319]);
    const { text } = await ada.ask<{ text: string }>('GET', `/notes/${note.id}/content`);
    expect(text.match(/First piece\./g)).toHaveLength(1);
    const { minutes } = await ada.ask<{ minutes: number }>('GET', '/workspace/transcription');
    expect(minutes).toBe(12);
  }, 300_000);
});
