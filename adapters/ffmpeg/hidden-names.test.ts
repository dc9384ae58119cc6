import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RenderEdit } from '@evident/domain/media';
import { type GrayPicture, picturesIn } from '../../test/support/decoded.ts';
import { makeRecordings } from '../../test/support/media/recordings-at-hand.ts';
import { WRITTEN, WRITTEN_SIZE, enlarged, writtenBox } from '../../test/support/media/written-picture.ts';
import { Recognizer } from '../documents/recognizer.ts';
import { FolderStorage } from '../files/folder-storage.ts';
import { FfmpegMediaTool } from './ffmpeg-media-tool.ts';

/** Milliseconds that are hidden, of two seconds. */
const [FROM, TO] = [500, 1_500];
const RATE = 30;
const frameAt = (ms: number): number => Math.floor((ms * RATE) / 1000);

/** Runs of three letters of the name in a text. Recognition makes up signs for the edges of blocks. */
const runsIn = (text: string): string[] =>
  WRITTEN.split(' ')
    .flatMap((word) => [...word].slice(2).map((_, at) => word.slice(at, at + 3)))
    .filter((run) => text.toUpperCase().includes(run));

const regionAt = (atMs: number, pixels: number, shift = 0) => {
  const { left, top, width, height } = writtenBox(pixels, shift);
  const perCent = (part: number, whole: number): number => (part / whole) * 100;
  return {
    atMs,
    left: perCent(left, WRITTEN_SIZE.width),
    top: perCent(top, WRITTEN_SIZE.height),
    width: perCent(width, WRITTEN_SIZE.width),
    height: perCent(height, WRITTEN_SIZE.height),
  };
};

describe('a name in a picture', () => {
  let folder: string;
  let storage: FolderStorage;
  let tool: FfmpegMediaTool;
  let recordings: Awaited<ReturnType<typeof makeRecordings>>;
  const recognizer = new Recognizer();

  beforeAll(async () => {
    recordings = await makeRecordings('written.mp4', 'moving-written.mp4', 'large-written.mp4');
    folder = await fs.mkdtemp(path.join(tmpdir(), 'evident-media-'));
    storage = await FolderStorage.open(path.join(folder, 'files'));
    tool = await FfmpegMediaTool.open({
      storage,
      scratch: path.join(folder, 'work'),
      pathOf: (key) => storage.pathOf(key),
    });
  }, 60_000);
  afterAll(async () => {
    await recognizer.close();
    tool.close();
    await recordings.remove();
    await fs.rm(folder, { recursive: true });
  });

  async function redacted(name: string, change: Partial<RenderEdit>): Promise<GrayPicture[]> {
    const fileId = randomUUID();
    const bytes = await recordings.read(name);
    const pieces = (async function* () {
      yield bytes;
    })();
    await storage.write(fileId, pieces, { maxBytes: 1e9, mediaType: 'video/mp4' });
    const edit = {
      fileId,
      startMs: FROM,
      endMs: TO,
      video: 'BLUR_REGION',
      videoStyle: 'COVER',
      audio: 'KEEP',
    } as const;
    const target = path.join(folder, randomUUID());
    await tool.render(
      { video: true, spans: [{ fileId, startMs: 0, endMs: 2_000 }], edits: [{ ...edit, keyframes: [], ...change }] },
      new Map(),
      {
        timeMs: 60_000,
        onProgress: () => {},
        keep: async ({ bytes: made }) => void (await fs.writeFile(target, made)),
      },
    );
    return picturesIn(await fs.readFile(target), 'mp4');
  }
  async function read(picture: GrayPicture, times: number): Promise<string> {
    const { png, size } = enlarged(picture, times);
    return (await recognizer.recognize(png, size)).text;
  }

  const moving = [0, 2_000].map((ms) => regionAt(ms, 48, ms / 4));
  it.each<[string, string, Partial<RenderEdit>]>([
    ['pixelated', 'written.mp4', { keyframes: [regionAt(0, 48)], videoStyle: 'PIXELATE' }],
    ['that moves, under a cover', 'moving-written.mp4', { keyframes: moving }],
    ['that moves, pixelated', 'moving-written.mp4', { keyframes: moving, videoStyle: 'PIXELATE' }],
    ['in large letters, pixelated', 'large-written.mp4', { keyframes: [regionAt(0, 160)], videoStyle: 'PIXELATE' }],
    [
      'in large letters, in a pixelated picture',
      'large-written.mp4',
      { keyframes: [], video: 'BLUR_FRAME', videoStyle: 'PIXELATE' },
    ],
  ])(
    'cannot be read by text recognition: %s',
    async (_, name, change) => {
      const pictures = await redacted(name, change);
      expect(await read(pictures[0]!, 1)).toContain(WRITTEN);
      for (const at of [frameAt(FROM), frameAt((FROM + TO) / 2), frameAt(TO) - 1])
        for (const times of [1, 2])
          expect([at, times, runsIn(await read(pictures[at]!, times))]).toEqual([at, times, []]);
    },
    120_000,
  );
});
