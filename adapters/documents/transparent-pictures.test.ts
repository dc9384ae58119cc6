import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tiff, { type IFD } from 'utif2';
import { cornersOf, madeHeif } from '../../test/support/media/made-heif.ts';
import { WRITTEN, WRITTEN_SIZE, canvasLibrary, writtenPicture } from '../../test/support/media/written-picture.ts';
import { FolderStorage } from '../files/folder-storage.ts';
import { overWhite } from './pictures/tiff-opacity.ts';
import { ProcessDocumentTools } from './process-document-tools.ts';

const never = new AbortController().signal;
const { width, height } = WRITTEN_SIZE;
/** Opacity of black words on black that is transparent. */
const opacity = (): Uint8Array => writtenPicture(48).map((level) => 255 - level);

describe('transparent pictures', () => {
  let folder: string;
  let storage: FolderStorage;
  let tools: ProcessDocumentTools;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'evident-opacity-'));
    storage = await FolderStorage.open(path.join(folder, 'files'));
    tools = new ProcessDocumentTools(storage, null);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function stored(bytes: Uint8Array): Promise<string> {
    const key = randomUUID();
    const once = (async function* () {
      yield bytes;
    })();
    await storage.write(key, once, { maxBytes: 1e9, mediaType: 'application/octet-stream' });
    return key;
  }
  const converted = async (bytes: Uint8Array, mediaType: string): Promise<Buffer> =>
    Buffer.from(await tools.toPdf({ key: await stored(bytes), mediaType }, never));
  async function wordsOf(bytes: Uint8Array, form: 'IMAGE' | 'PDF'): Promise<string[]> {
    const words: string[] = [];
    for await (const news of tools.read({ key: await stored(bytes), form, pixels: null, finished: [] }, never))
      if (news.type === 'page.processed') words.push(news.pageContent);
    return words;
  }

  it('are white where a HEIC is transparent', async () => {
    // The left half is below after the turn.
    for (const kind of ['alpha', 'premultiplied'])
      expect(await cornersOf(await converted(await madeHeif(folder, kind), 'image/heic'))).toEqual([10, 25, 24, 25]);
  }, 60_000);

  it.each([
    ['colors', { t277: [4], t338: [2] }, (alpha: number) => [0, 0, 0, alpha]],
    ['colors that were multiplied with it', { t277: [4], t338: [1] }, (alpha: number) => [0, 0, 0, alpha]],
    ['grays', { t262: [1], t277: [2], t338: [2] }, (alpha: number) => [0, alpha]],
    ['inks', { t262: [0], t277: [2], t338: [2] }, (alpha: number) => [255, alpha]],
  ])(
    'keep the words of a TIFF that has opacity next to %s',
    async (_, tags, pixelOf) => {
      const samples = Uint8Array.from([...opacity()].flatMap(pixelOf));
      const all = { ...tags, t258: [8], t279: [samples.length] } as object as IFD;
      const bytes = new Uint8Array(tiff.encodeImage(samples, width, height, all));
      expect(await wordsOf(await converted(bytes, 'image/tiff'), 'PDF')).toEqual([WRITTEN]);
    },
    60_000,
  );

  it('have the colors of a TIFF as they were multiplied, or not', () => {
    const shown = (kind: number, data: number[]): number[] => {
      const pixels = new Uint8Array(4);
      const tags = new Map([
        [258, [8, 8, 8, 8]],
        [262, [2]],
        [277, [4]],
        [338, [kind]],
      ]);
      overWhite(pixels, Uint8Array.from(data), (tag) => tags.get(tag) ?? []);
      return [...pixels];
    };
    expect(shown(1, [51, 0, 0, 51])).toEqual([255, 204, 204, 255]);
    expect(shown(2, [255, 0, 0, 51])).toEqual([255, 204, 204, 255]);
    // Samples that are not said to be opacity stay as the library reads them.
    expect(shown(0, [255, 0, 0, 51])).toEqual([0, 0, 0, 0]);
  });

  const drawn = async (format: 'avif' | 'gif' | 'png' | 'webp'): Promise<Buffer> => {
    const canvas = canvasLibrary.createCanvas(width, height);
    const image = canvas.getContext('2d').createImageData(width, height);
    opacity().forEach((alpha, at) => (image.data[4 * at + 3] = alpha < 128 ? 0 : 255));
    canvas.getContext('2d').putImageData(image, 0, 0);
    return canvas.encode(format);
  };
  it.each(['gif', 'avif', 'png', 'webp'] as const)(
    'keep the words of a picture in %s',
    async (format) => {
      expect(await wordsOf(await drawn(format), 'IMAGE')).toEqual([WRITTEN]);
    },
    60_000,
  );

  it('have white areas, as they are drawn for visitors', async () => {
    const key = await stored(await drawn('png'));
    const areas = [{ pageIndex: 0, left: 0, top: 0, width: 5, height: 5 }];
    const picture = await canvasLibrary.loadImage(
      Buffer.from((await tools.picture({ key, form: 'IMAGE', areas }, never))!),
    );
    const context = canvasLibrary.createCanvas(1, 1).getContext('2d');
    context.drawImage(picture, 0, 0, picture.width, picture.height);
    const [red, , , alpha] = context.getImageData(0, 0, 1, 1).data;
    expect(alpha).toBe(255);
    expect(red).toBeGreaterThan(200);
  }, 60_000);
});
