import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '@evident/domain/kernel';
import { type MediaFacts, picturesOf, refuseUnplayable, workOf } from '@evident/domain/media';
import { makeRecordings } from '../../test/support/media/recordings-at-hand.ts';
import { wavOf } from '../../test/support/tones.ts';
import { FolderStorage } from '../files/folder-storage.ts';
import { FfmpegMediaTool } from './ffmpeg-media-tool.ts';
import { runTask } from './process/run-task.ts';

/** Pictures of a variable rate move by half a picture of the constant one; sound is exact to a block. */
const STEP_MS = 60;

describe('unusual recordings', () => {
  let folder: string;
  let storage: FolderStorage;
  let tool: FfmpegMediaTool;
  let recordings: Awaited<ReturnType<typeof makeRecordings>>;

  beforeAll(async () => {
    recordings = await makeRecordings();
    folder = await fs.mkdtemp(path.join(tmpdir(), 'evident-media-'));
    storage = await FolderStorage.open(path.join(folder, 'files'));
    tool = await FfmpegMediaTool.open({
      storage,
      scratch: path.join(folder, 'work'),
      pathOf: (key) => storage.pathOf(key),
    });
  }, 60_000);
  afterAll(async () => {
    tool.close();
    await recordings.remove();
    await fs.rm(folder, { recursive: true });
  });

  async function stored(bytes: Uint8Array): Promise<string> {
    const key = randomUUID();
    const pieces = (async function* () {
      yield bytes;
    })();
    await storage.write(key, pieces, { maxBytes: 1e9, mediaType: 'video/mp4' });
    return key;
  }
  const named = async (name: string): Promise<string> => stored(await recordings.read(name));
  const facts = async (name: string): Promise<MediaFacts> => tool.probe(await named(name));
  const saved = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
    const target = path.join(folder, randomUUID());
    await fs.writeFile(target, bytes);
    return target;
  };
  /** Runs a step and returns the paths of its files by kind. */
  async function packaged(key: string, step: string, about: MediaFacts): Promise<Record<string, string>> {
    const made: Record<string, string> = {};
    await tool.package(key, workOf(step, about, 0)!, {
      timeMs: 60_000,
      onProgress: () => {},
      keep: async ({ kind, bytes }) => void (made[kind] = await saved(bytes)),
    });
    return made;
  }
  /** The picture and the sound as they are played. */
  async function played(name: string) {
    const key = await named(name);
    const about = await tool.probe(key);
    const video = await packaged(key, 'hls-120', about);
    const audio = about.audio ? await packaged(key, 'audio', about) : {};
    const [seen, heard] = await recordings.look(...Object.values({ ...video, ...audio }));
    return { ...seen, beeps: heard?.beeps ?? [], soundMs: heard?.soundMs ?? 0, about };
  }
  function expectNear(found: readonly number[], expected: readonly number[]): void {
    expect(found).toHaveLength(expected.length);
    found.forEach((ms, at) => expect(Math.abs(ms - expected[at]!)).toBeLessThan(STEP_MS));
  }
  const refusal = async (work: Promise<unknown>): Promise<string> => {
    const refused = await work.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    return (refused as Refusal).title;
  };

  it('have the facts that can be played', async () => {
    const video = { width: 160, height: 120, rotation: 0, codec: 'h264' };
    const audio = { channels: 1, sampleRate: 48_000, codec: 'aac' };
    expect(await facts('talk.mp4')).toMatchObject({ video: { ...video, frameRate: expect.closeTo(25, 0) }, audio });
    expect(await facts('turned.mp4')).toMatchObject({ video: { width: 120, height: 160, rotation: 90 } });
    expect(await facts('picture.mp4')).toMatchObject({ video, audio: null, durationMs: 4_000 });
    expect(await facts('sound.m4a')).toMatchObject({ video: null, audio });
    const uneven = await facts('uneven.mp4');
    expect(uneven.video!.frameRate).toBeLessThan(25);
    for (const name of ['talk.mp4', 'turned.mp4', 'uneven.mp4', 'corrupt.mp4', 'late-sound.mp4'])
      expect(Math.abs((await facts(name)).durationMs - 4_000)).toBeLessThan(250);
  });

  it('last as long as they can be played, whatever their header says', async () => {
    const lying = await facts('lying.mp4');
    expect(Math.abs(lying.durationMs - 4_000)).toBeLessThan(250);
    const truncated = await facts('truncated.mp4');
    expect(truncated.durationMs).toBeGreaterThan(500);
    expect(truncated.durationMs).toBeLessThan(3_500);
    expect(truncated.claimedMs).toBeGreaterThan(3_900);
  });

  it('that claim ten minutes with 100 pictures get one for each segment, not one for each moment', async () => {
    const { about, pictures } = await played('sparse.mp4');
    expect(about.durationMs).toBeGreaterThan(599_000);
    expect(pictures).toBeGreaterThan(148);
    expect(pictures).toBeLessThan(152);
    expect(picturesOf(about)).toMatchObject({ thumbnails: { intervalMs: 4_000 }, storyboard: { intervalMs: 4_000 } });
  });

  it('may use as much processor time as their bytes justify', async () => {
    const program = path.join(folder, 'endless.ts');
    const threads = path.join(import.meta.dirname, '../threads/watched.ts');
    await fs.writeFile(
      program,
      `import { isMainThread } from 'node:worker_threads';
       import { beWatched, watch } from ${JSON.stringify(threads)};
       if (isMainThread) { beWatched(import.meta.filename); process.once('message', () => { for (;;); }); } else watch();`,
    );
    const task = { what: 'probe', path: program } as const;
    expect(await refusal(runTask(task, { timeMs: 60_000, processorMs: 100, program }))).toBe(
      'Processing the recording took too long',
    );
  });

  it.each(['uneven.mp4', 'late-sound.mp4'])('%s keeps picture and sound in step', async (name) => {
    const { flashes, beeps } = await played(name);
    expectNear(flashes, [1_000, 3_000]);
    expectNear(beeps, [1_000, 3_000]);
  });

  it('held upright are turned', async () => {
    const { width, height, flashes } = await played('turned.mp4');
    expect([width, height]).toEqual([120, 160]);
    expectNear(flashes, [1_000, 3_000]);
  });

  it('that are damaged in the middle stay in step behind it', async () => {
    const { flashes, beeps, soundMs } = await played('corrupt.mp4');
    expectNear([flashes[0]!, flashes.at(-1)!], [1_000, 3_000]);
    expectNear([beeps[0]!, beeps.at(-1)!], [1_000, 3_000]);
    expect(Math.abs(soundMs - 4_000)).toBeLessThan(250);
  });

  it('that break off are played until there', async () => {
    const { about, pictures, flashes } = await played('truncated.mp4');
    expect(pictures).toBeGreaterThan(10);
    expect(pictures).toBeLessThanOrEqual(Math.ceil(about.durationMs / 40) + 1);
    expectNear([flashes[0]!], [1_000]);
  });

  it('with twelve channels are mixed into two', async () => {
    const key = await stored(wavOf([{ ms: 1_000 }, { ms: 500, hz: 440 }, { ms: 500 }], { rate: 8_000, channels: 12 }));
    const about = await tool.probe(key);
    expect(about.audio!.channels).toBe(12);
    const { AUDIO } = await packaged(key, 'audio', about);
    const [{ beeps }] = await recordings.look(AUDIO!);
    expectNear(beeps, [1_000]);
  });

  it('are rendered with picture and sound in step, part by part', async () => {
    const fileId = await named('uneven.mp4');
    let rendered = '';
    await tool.render(
      {
        video: true,
        spans: [
          { fileId, startMs: 2_500, endMs: 3_500 },
          { fileId, startMs: 500, endMs: 1_500 },
        ],
      },
      new Map(),
      { timeMs: 60_000, onProgress: () => {}, keep: async ({ bytes }) => void (rendered = await saved(bytes)) },
    );
    const [{ flashes, beeps }] = await recordings.look(rendered);
    expectNear(flashes, [500, 1_500]);
    expectNear(beeps, [500, 1_500]);
  });

  it('that are too large or unreadable are refused with one sentence', async () => {
    const huge = await facts('huge.mp4');
    expect(huge.video).toMatchObject({ width: 8_320, height: 4_400 });
    expect(() => refuseUnplayable(huge)).toThrow('The picture of the recording is larger than 8K');
    const unreadable = 'The file is not a recording that can be read';
    expect(await refusal(facts('without-index.mp4'))).toBe(unreadable);
    expect(await refusal(tool.probe(await stored(Buffer.from('Dear diary\n'.repeat(500)))))).toBe(unreadable);
    const silent = await named('picture.mp4');
    expect(await refusal(tool.audioPiece(silent, { startMs: 0, endMs: 1_000 }))).toBe('The recording has no sound');
    expect(await tool.silences(silent)).toEqual([]);
  });
});
