import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RenderEdit } from '@evident/domain/media';
import { type Area, type GrayPicture, picturesIn } from '../../test/support/decoded.ts';
import { NAME, NAME_LEFT, NAME_TOP } from '../../test/support/media/name.ts';
import { makeRecordings } from '../../test/support/media/recordings-at-hand.ts';
import { FolderStorage } from '../files/folder-storage.ts';
import { FfmpegMediaTool } from './ffmpeg-media-tool.ts';

const PICTURE = { width: 160, height: 120 };
const RATE = 30;

/** The name at a time, as tightly as it can be drawn. */
const nameAt = (left: number): Area => ({ left, top: NAME_TOP, width: NAME[0]!.length, height: NAME.length });
const regionOf = (atMs: number, { left, top, width, height }: Area) => ({
  atMs,
  left: (left / PICTURE.width) * 100,
  top: (top / PICTURE.height) * 100,
  width: (width / PICTURE.width) * 100,
  height: (height / PICTURE.height) * 100,
});
const still = [regionOf(0, nameAt(NAME_LEFT))];

const levelsIn = ({ width, pixels }: GrayPicture, area: Area): number[] =>
  Array.from({ length: area.height }, (_, row) => [
    ...pixels.subarray((area.top + row) * width + area.left, (area.top + row) * width + area.left + area.width),
  ]).flat();
const rangeOf = (levels: readonly number[]): number => Math.max(...levels) - Math.min(...levels);
/** Levels that differ visibly. */
const distinctIn = (picture: GrayPicture, area: Area): number =>
  new Set(levelsIn(picture, area).map((level) => Math.round(level / 8))).size;

describe('hidden parts of a picture', () => {
  let folder: string;
  let storage: FolderStorage;
  let tool: FfmpegMediaTool;
  let recordings: Awaited<ReturnType<typeof makeRecordings>>;

  beforeAll(async () => {
    recordings = await makeRecordings('name.mp4', 'moving-name.mp4');
    folder = await fs.mkdtemp(path.join(tmpdir(), 'evident-media-'));
    storage = await FolderStorage.open(path.join(folder, 'files'));
    const scratch = path.join(folder, 'work');
    tool = await FfmpegMediaTool.open({ storage, scratch, pathOf: (key) => storage.pathOf(key) });
  }, 60_000);
  afterAll(async () => {
    tool.close();
    await recordings.remove();
    await fs.rm(folder, { recursive: true });
  });

  async function rendered(name: string, ...changes: Partial<RenderEdit>[]): Promise<GrayPicture[]> {
    const fileId = randomUUID();
    const bytes = await recordings.read(name);
    const pieces = (async function* () {
      yield bytes;
    })();
    await storage.write(fileId, pieces, { maxBytes: 1e9, mediaType: 'video/mp4' });
    const hide = { fileId, startMs: 0, endMs: 4000, video: 'BLUR_REGION', keyframes: still, audio: 'KEEP' } as const;
    const edits = changes.map((change) => ({ ...hide, videoStyle: 'COVER' as const, ...change }));
    const target = path.join(folder, randomUUID());
    await tool.render({ video: true, spans: [{ fileId, startMs: 0, endMs: 4000 }], edits }, new Map(), {
      timeMs: 60_000,
      onProgress: () => {},
      keep: async ({ bytes: made }) => void (await fs.writeFile(target, made)),
    });
    return picturesIn(await fs.readFile(target), 'mp4');
  }

  it('are one color under a cover, with a margin around the region', async () => {
    const pictures = await rendered('name.mp4', {});
    expect(pictures).toHaveLength(4 * RATE);
    const { left, top, width, height } = nameAt(NAME_LEFT);
    const around = { left: left - 4, top: top - 2, width: width + 8, height: height + 4 };
    for (const picture of pictures) expect(rangeOf(levelsIn(picture, around))).toBeLessThan(8);
  });

  it('are few blocks when pixelated, however small the region is', async () => {
    const [shown] = await rendered('name.mp4');
    const pictures = await rendered('name.mp4', { videoStyle: 'PIXELATE' });
    expect(distinctIn(shown!, nameAt(NAME_LEFT))).toBeGreaterThan(8);
    for (const picture of pictures) expect(distinctIn(picture, nameAt(NAME_LEFT))).toBeLessThan(5);
  });

  it('are hidden between the key frames of a moving region', async () => {
    const keyframes = [0, 4000].map((ms) => regionOf(ms, nameAt(NAME_LEFT + ms / 100)));
    const pictures = await rendered('moving-name.mp4', { keyframes });
    pictures.forEach((picture, at) => {
      const name = nameAt(NAME_LEFT + Math.round((at * 1000) / RATE / 100));
      expect([at, rangeOf(levelsIn(picture, name)) < 8]).toEqual([at, true]);
    });
  });

  it('are hidden in a span that lies between two pictures of the recording', async () => {
    const frame = { video: 'BLUR_FRAME', keyframes: [], startMs: 2300, endMs: 2700 } as const;
    const pictures = await rendered('name.mp4', { startMs: 1300, endMs: 1700 }, frame);
    const isHidden = pictures.map((picture) => rangeOf(levelsIn(picture, nameAt(NAME_LEFT))) < 8);
    for (const seconds of [1, 2]) {
      const hidden = isHidden.slice((seconds + 0.3) * RATE, (seconds + 0.7) * RATE);
      expect(hidden).toEqual(Array(hidden.length).fill(true));
      expect([isHidden[seconds * RATE], isHidden[(seconds + 0.9) * RATE]]).toEqual([false, false]);
    }
  });
});
