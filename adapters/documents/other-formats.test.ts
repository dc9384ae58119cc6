import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import tiff, { type IFD } from 'utif2';
import { documentForm } from '@evident/domain/documents';
import { WRITTEN, WRITTEN_SIZE, canvasLibrary, writtenPicture } from '../../test/support/media/written-picture.ts';
import { cornersOf, madeHeif } from '../../test/support/media/made-heif.ts';
import { sharedFolder } from '../../test/support/shared-data.ts';
import { FolderStorage } from '../files/folder-storage.ts';
import { DOCUMENT_LIMITS } from './document-child.ts';
import { htmlOfEpub } from './epub-html.ts';
import { findConverter } from './office-converter.ts';
import { ProcessDocumentTools } from './process-document-tools.ts';

const never = new AbortController().signal;
const EPUB = 'application/epub+zip';

/** A picture of the name as RGBA. */
const rgba = (): Uint8Array => {
  const levels = writtenPicture(48);
  return Uint8Array.from({ length: levels.length * 4 }, (_, at) => (at % 4 === 3 ? 255 : levels[at >> 2]!));
};

const tiffWith = (tags: object, pixels = rgba()): Uint8Array =>
  new Uint8Array(tiff.encodeImage(pixels, WRITTEN_SIZE.width, WRITTEN_SIZE.height, tags as IFD));

/** A TIFF of pages with the name. The library writes one; the others are appended to the chain. */
function tiffOf(pages: number): Uint8Array {
  const { width, height } = WRITTEN_SIZE;
  const one = new Uint8Array(tiff.encodeImage(rgba(), width, height));
  const view = new DataView(one.buffer);
  const directory = view.getUint32(4);
  const length = 2 + 12 * view.getUint16(directory);
  const whole = new Uint8Array(one.length + (length + 4) * (pages - 1));
  whole.set(one);
  const out = new DataView(whole.buffer);
  let last = directory + length;
  for (let page = 1; page < pages; page += 1) {
    const at = one.length + (length + 4) * (page - 1);
    whole.set(one.subarray(directory, directory + length), at);
    out.setUint32(last, at);
    out.setUint32(at + length, 0);
    last = at + length;
  }
  return whole;
}

const chapter = (body: string): Uint8Array =>
  strToU8(`<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Hidden</title></head><body>${body}</body></html>`);

/** An EPUB with two chapters, the second of which is listed first. */
const epubOf = (more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    mimetype: strToU8(EPUB),
    'META-INF/container.xml': strToU8(
      '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    ),
    'OPS/book.opf': strToU8(
      '<package><manifest><item id="a" href="one%201.xhtml"/><item id="b" href="two.xhtml"/></manifest>' +
        '<spine><itemref idref="b"/><itemref idref="a"/></spine></package>',
    ),
    'OPS/one 1.xhtml': chapter('<h1>First chapter</h1><script>hidden()</script><p>Invoices take weeks &amp; more</p>'),
    'OPS/two.xhtml': chapter('<p>Preface</p>'),
    ...more,
  });

describe('files that browsers do not show', () => {
  let folder: string;
  let storage: FolderStorage;
  let tools: ProcessDocumentTools;
  let heif: Buffer;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'evident-formats-'));
    storage = await FolderStorage.open(path.join(folder, 'files'));
    tools = new ProcessDocumentTools(storage, await findConverter());
    heif = await madeHeif(folder);
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
  const converted = async (bytes: Uint8Array, mediaType: string, by = tools): Promise<Uint8Array> =>
    by.toPdf({ key: await stored(bytes), mediaType }, never);
  const why = (bytes: Uint8Array, mediaType: string, by = tools): Promise<string> =>
    converted(bytes, mediaType, by).then(
      () => 'converted',
      (error: Error) => error.message,
    );
  /** The text of each page, and how it was found. */
  async function pagesOf(bytes: Uint8Array, mediaType: string): Promise<[string, string][]> {
    const form = documentForm(mediaType) === 'IMAGE' ? 'IMAGE' : 'PDF';
    const key = await stored(form === 'IMAGE' ? bytes : await converted(bytes, mediaType));
    const pages: [string, string][] = [];
    for await (const news of tools.read({ key, form, pixels: null, finished: [] }, never))
      if (news.type === 'page.processed') pages.push([news.source, news.pageContent]);
      else if (news.type === 'pdf.failed') pages.push(['failed', news.reason]);
    return pages;
  }
  it('have the pages of a TIFF, with recognized words', async () => {
    expect(await pagesOf(tiffOf(2), 'image/tiff')).toEqual([
      ['OCR', WRITTEN],
      ['OCR', WRITTEN],
    ]);
  }, 60_000);

  it.each(['gif', 'avif', 'png'] as const)(
    'have the words of a picture in %s',
    async (format) => {
      const { width, height } = WRITTEN_SIZE;
      const canvas = canvasLibrary.createCanvas(width, height);
      const image = canvas.getContext('2d').createImageData(width, height);
      image.data.set(rgba());
      canvas.getContext('2d').putImageData(image, 0, 0);
      expect(await pagesOf(await canvas.encode(format), `image/${format}`)).toEqual([['OCR', WRITTEN]]);
    },
    60_000,
  );

  it('have the words of pictures that are stored upside down', async () => {
    const { width, height } = WRITTEN_SIZE;
    const turned = new Uint32Array(rgba().buffer).reverse();
    const pixels = new Uint8Array(turned.buffer);
    expect(await pagesOf(tiffWith({ t274: [3] }, pixels), 'image/tiff')).toEqual([['OCR', WRITTEN]]);
    const canvas = canvasLibrary.createCanvas(width, height);
    const image = canvas.getContext('2d').createImageData(width, height);
    image.data.set(pixels);
    canvas.getContext('2d').putImageData(image, 0, 0);
    const jpeg = await canvas.encode('jpeg');
    const exif = Buffer.from(
      'ffe1002245786966 00004d4d002a00000008 0001 0112000300000001 00030000 00000000'.replaceAll(' ', ''),
      'hex',
    );
    const photo = Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
    expect(await pagesOf(photo, 'image/jpeg')).toEqual([['OCR', WRITTEN]]);
  }, 60_000);

  it('are not read again if they ended a process', async () => {
    const key = await stored(tiffOf(1));
    const seen: object[] = [];
    for await (const news of tools.read({ key, form: 'IMAGE', pixels: null, finished: [1] }, never)) seen.push(news);
    expect(seen).toEqual([{ type: 'pdf.complete', pageCount: 1 }]);
  });

  it('have the tiles of a HEIC in their places, cut and turned', async () => {
    // A decoder of another library gives 98, 28, 238 and 168.
    expect(await cornersOf(Buffer.from(await converted(heif, 'image/heic')))).toEqual([10, 3, 24, 17]);
  }, 60_000);

  it('have the pictures of a book, and a note for those that cannot be shown', async () => {
    const square = strToU8(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    );
    const body =
      '<p>two\rlines\u0085more</p><img src="a.svg"/><img src="none.webp" alt="Map"/><svg><path d="M0 0"/></svg>';
    const html = await htmlOfEpub(epubOf({ 'OPS/two.xhtml': chapter(body), 'OPS/a.svg': square }));
    expect(html).toContain('<p>two\nlines\nmore</p><img alt="" src="data:image/png;base64,');
    expect(html).toContain('>[Picture that cannot be shown: Map][Drawing that cannot be shown]');
  });

  it('have the text of a book in reading order, without scripts', async () => {
    const [[source, text] = []] = await pagesOf(epubOf(), EPUB);
    expect([source, text?.replace(/\s+/g, ' ')]).toEqual([
      'TEXT',
      expect.stringMatching(/^Preface ?(First chapter Invoices take weeks & more)?$/),
    ]);
  }, 120_000);

  const office = sharedFolder('documents/office-tika');
  (office ? it : it.skip)(
    'have the text of a legacy Word document',
    async () => {
      const bytes = await readFile(path.join(office!, 'testWORD.doc'));
      const [first] = await pagesOf(bytes, 'application/msword');
      expect(first).toEqual(['TEXT', expect.stringContaining('Sample Word Document Title')]);
    },
    120_000,
  );

  it('say why damaged, huge, protected and hostile ones cannot be shown', async () => {
    const circle = tiffOf(2);
    const view = new DataView(circle.buffer);
    view.setUint32(circle.length - 4, view.getUint32(4));
    const huge = tiffOf(1);
    // Width and height are the first two entries of the directory, and have 16 bits.
    const directory = new DataView(huge.buffer).getUint32(4);
    for (const entry of [0, 1]) new DataView(huge.buffer).setUint16(directory + 2 + 12 * entry + 8, 0xffff);
    const damaged = 'The picture is damaged or incomplete. Save it as PNG or JPEG and upload that file.';
    const scrambled = (algorithm: string) => ({
      'META-INF/encryption.xml': strToU8(`<encryption><enc:EncryptionMethod Algorithm="${algorithm}"/></encryption>`),
    });
    expect(await why(heif.subarray(0, heif.length - 200), 'image/heic')).toBe(damaged);
    expect(await why(heif.subarray(0, 100), 'image/heic')).toBe(damaged);
    expect(await why(tiffOf(1).subarray(0, 300), 'image/tiff')).toBe(damaged);
    for (const tags of [{ t259: [50_000] }, { t262: [8] }, { t284: [2] }, { t259: [2] }])
      expect(await why(tiffWith(tags), 'image/tiff')).toMatch('a kind of TIFF that cannot be read here');
    expect(await why(circle, 'image/tiff')).toMatch('has more than 5000 pages');
    expect(await why(huge, 'image/tiff')).toMatch('has more than 120 megapixels');
    expect(await why(epubOf().subarray(0, 400), EPUB)).toMatch('The book is damaged or incomplete');
    expect(await why(epubOf(scrambled('http://www.w3.org/2001/04/xmlenc#aes128-cbc')), EPUB)).toMatch('copy-protected');
    expect(await why(epubOf({ 'OPS/bomb.xhtml': new Uint8Array(65 * 1024 * 1024) }), EPUB)).toMatch(
      'too large when extracted',
    );
  }, 60_000);

  it('end with a sentence when they use up their time', async () => {
    const impatient = new ProcessDocumentTools(storage, null, { ...DOCUMENT_LIMITS, processorMs: 0 });
    expect(await why(tiffOf(1), 'image/tiff', impatient)).toMatch('Converting the pages took too long');
  });
});
