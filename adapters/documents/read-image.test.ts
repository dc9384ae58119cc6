import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canvasLibrary } from './pictures/canvas-library.ts';
import { DAMAGED_PICTURE } from './pictures/picture-limits.ts';
import { readImage } from './read-image.ts';
import { Recognizer } from './recognizer.ts';

class Failing extends Recognizer {
  override recognize = (): Promise<never> => Promise.reject(new Error('No memory is left'));
}

describe('an image', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'evident-image-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function newsOf(bytes: Uint8Array) {
    const file = path.join(folder, 'image');
    await writeFile(file, bytes);
    const news = [];
    const task = { form: 'IMAGE', path: file, pixels: null, finished: [] } as const;
    for await (const message of readImage(task, new Failing())) if ('news' in message) news.push(message.news);
    return news.map((one) => [one.type, 'reason' in one ? one.reason : null]);
  }

  it('is not called damaged if only its text cannot be recognized', async () => {
    const reason = 'The text of the picture could not be recognized.';
    expect(await newsOf(canvasLibrary().createCanvas(8, 8).toBuffer('image/png'))).toEqual([
      ['ocr.started', null],
      ['ocr.failed', reason],
      ['page.failed', reason],
      ['pdf.complete', null],
    ]);
  });

  it('is damaged if it cannot be decoded', async () => {
    expect((await newsOf(Buffer.from('no picture'))).at(-1)).toEqual(['pdf.failed', DAMAGED_PICTURE]);
  });
});
