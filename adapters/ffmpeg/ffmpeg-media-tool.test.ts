import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '@evident/domain/kernel';
import { sharedFolder } from '../../test/support/shared-data.ts';
import { wavOf } from '../../test/support/tones.ts';
import { FolderStorage } from '../files/folder-storage.ts';
import { FfmpegMediaTool } from './ffmpeg-media-tool.ts';

let folder: string;
let storage: FolderStorage;
let tool: FfmpegMediaTool;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'evident-media-'));
  storage = await FolderStorage.open(path.join(folder, 'files'));
  tool = await FfmpegMediaTool.open({
    storage,
    scratch: path.join(folder, 'work'),
    pathOf: (key) => storage.pathOf(key),
  });
});
afterAll(async () => {
  tool.close();
  await fs.rm(folder, { recursive: true });
});

async function stored(bytes: Uint8Array): Promise<string> {
  const key = randomUUID();
  await storage.write(
    key,
    (async function* () {
      yield bytes;
    })(),
    { maxBytes: 1e9, mediaType: 'application/octet-stream' },
  );
  return key;
}

const speech = () =>
  stored(wavOf([{ ms: 1000, hz: 440 }, { ms: 700 }, { ms: 1000, hz: 440 }, { ms: 500 }, { ms: 800, hz: 440 }]));

describe('the media tool', () => {
  it('reads the facts of sound', async () => {
    expect(await tool.probe(await speech())).toEqual({
      durationMs: 4000,
      video: null,
      audio: { channels: 1, sampleRate: 16_000, codec: 'pcm_s16le' },
    });
  });

  it('finds the pauses', async () => {
    const pauses = await tool.silences(await speech());
    expect(pauses).toHaveLength(2);
    [
      [1000, 1700],
      [2700, 3200],
    ].forEach(([start, end], at) => {
      expect(Math.abs(pauses[at]!.startMs - start!)).toBeLessThan(20);
      expect(Math.abs(pauses[at]!.endMs - end!)).toBeLessThan(20);
    });
  });

  it('cuts a piece of sound for a speech recognizer', async () => {
    const piece = await tool.audioPiece(await speech(), { startMs: 500, endMs: 2700 });
    expect(Buffer.from(piece.subarray(0, 4)).toString()).toBe('fLaC');
    const key = await stored(piece);
    const { durationMs, audio } = await tool.probe(key);
    expect(audio).toEqual({ channels: 1, sampleRate: 16_000, codec: 'flac' });
    expect(Math.abs(durationMs - 2200)).toBeLessThan(80);
    const [pause] = await tool.silences(key);
    expect(Math.abs(pause!.startMs - 500)).toBeLessThan(30);
  });

  it.each([
    ['a text named .mp4', Buffer.from('These are words, not a recording.\n'.repeat(100))],
    ['a playlist that names other files', Buffer.from('#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\n/etc/passwd\n')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s in one sentence', async (_, bytes) => {
    const refused = await tool.probe(await stored(bytes)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect((refused as Refusal).title).toBe('The file is not a recording that can be read');
  });

  it('kills the process when aborted, and leaves no working files', async () => {
    const abort = new AbortController();
    const work = tool.silences(await speech(), abort.signal);
    abort.abort(new Error('enough'));
    await expect(work).rejects.toThrow('enough');
    expect(await fs.readdir(path.join(folder, 'work'))).toEqual([]);
  });

  const media = sharedFolder('media');
  (media ? it : it.skip)('reads the facts of real recordings', async () => {
    const facts = async (name: string) => tool.probe(await stored(await fs.readFile(path.join(media!, name))));
    expect(await facts('video/speech-jfk-over-rabbit.mp4')).toEqual({
      durationMs: 11_000,
      video: { width: 320, height: 240, rotation: 0, frameRate: 30, codec: 'h264' },
      audio: { channels: 1, sampleRate: 16_000, codec: 'aac' },
    });
    // a WebM file without a duration in its header
    expect(await facts('video/rabbit320.webm')).toMatchObject({ durationMs: 7800, video: { codec: 'vp8' } });
  });
});
