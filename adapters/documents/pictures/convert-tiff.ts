import { DOCUMENT_PAGES_MAX } from '@evident/domain/documents';
import type { IFD } from 'utif2';
import { type Canvas, type CanvasLibrary, canvasLibrary } from './canvas-library.ts';
import { replaceFaxDecoders } from './fax.ts';
import { PagesOfPictures } from './pages-of-pictures.ts';
import { overWhite } from './tiff-opacity.ts';
import { checkKind } from './tiff-kinds.ts';
import { DAMAGED_PICTURE, NotConvertible, UNKNOWN_PICTURE, checkDecodable } from './picture-limits.ts';

/** Numbers of tags. */
const [SUBFILE, WIDTH, HEIGHT, BITS, ORIENTATION] = [254, 256, 257, 258, 274];
/** Version numbers after the byte order, of TIFF and of BigTIFF. */
const [CLASSIC, BIG] = [42, 43];
/** Rows that are copied at once. */
const BAND = 512;
/** Where the parts of a page are in the file, and their bytes: of strips, and of tiles. */
const PARTS = [
  [273, 279],
  [324, 325],
] as const;
/** A subfile that is a smaller version of another one. */
const PREVIEW = 1;

/** Returns the pages of a TIFF as a PDF. Yields the number of each before it is decoded. @throws NotConvertible */
export async function* convertTiff(bytes: Uint8Array): AsyncGenerator<number, Buffer> {
  // The library asks a browser for its own conversion of CMYK.
  (globalThis as { window?: object }).window ??= {};
  const { default: tiff } = await import('utif2');
  replaceFaxDecoders(tiff.decode);
  // Views of small files share their buffer with other data. Large files are not copied.
  const isWhole = bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer;
  const data = isWhole ? (bytes.buffer as ArrayBuffer) : Uint8Array.from(bytes).buffer;
  const pages = pagesIn(data, tiff.decode);
  const library = canvasLibrary();
  const pdf = new PagesOfPictures(library);
  for (const [index, page] of pages.entries()) {
    yield index + 1;
    const [width, height] = [tagOf(page, WIDTH), tagOf(page, HEIGHT)];
    checkDecodable(width, height);
    checkKind((tag) => numbersOf(page, tag));
    checkComplete(page, data.byteLength);
    let pixels: Uint8Array;
    try {
      tiff.decodeImage(data, page);
      pixels = tiff.toRGBA8(page);
      overWhite(pixels, page.data, (tag) => numbersOf(page, tag));
    } catch {
      throw new NotConvertible(DAMAGED_PICTURE);
    }
    const look = { isLineArt: tagOf(page, BITS) === 1, orientation: tagOf(page, ORIENTATION) || 1 };
    await pdf.add(canvasOf(pixels, { width, height }, library), look);
    // Decoded pixels of earlier pages are not kept.
    for (const name of Object.keys(page)) delete page[name];
  }
  return pdf.close();
}

function canvasOf(
  pixels: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  library: CanvasLibrary,
): Canvas {
  const canvas = library.createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (let top = 0; top < height; top += BAND) {
    const band = context.createImageData(width, Math.min(BAND, height - top));
    const start = top * width * 4;
    band.data.set(pixels.subarray(start, start + band.data.length));
    context.putImageData(band, 0, top);
  }
  return canvas;
}

function pagesIn(data: ArrayBuffer, decode: (data: ArrayBuffer) => IFD[]): IFD[] {
  checkChain(new DataView(data));
  let found: IFD[];
  try {
    found = decode(data);
  } catch {
    throw new NotConvertible(DAMAGED_PICTURE);
  }
  const pages = found.filter((page) => tagOf(page, WIDTH) > 0 && (tagOf(page, SUBFILE) & PREVIEW) === 0);
  if (pages.length === 0) throw new NotConvertible(DAMAGED_PICTURE);
  return pages;
}

const tagOf = (page: IFD, tag: number): number => numbersOf(page, tag)[0] ?? 0;

function numbersOf(page: IFD, tag: number): readonly number[] {
  const value = page[`t${tag}`];
  return Array.isArray(value) ? value.map(Number) : [];
}

/** The library leaves parts blank that are beyond the end of the file. @throws NotConvertible */
function checkComplete(page: IFD, length: number): void {
  for (const [places, sizes] of PARTS) {
    const bytes = numbersOf(page, sizes);
    if (numbersOf(page, places).some((at, part) => at + (bytes[part] ?? 0) > length))
      throw new NotConvertible(DAMAGED_PICTURE);
  }
}

/** Directories of pages form a chain. @throws NotConvertible if it is too long or a circle */
function checkChain(view: DataView): void {
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const version = view.getUint16(2, isLittle);
    if (version !== CLASSIC) throw new NotConvertible(version === BIG ? UNKNOWN_PICTURE : DAMAGED_PICTURE);
    let at = view.getUint32(4, isLittle);
    for (let pages = 0; at !== 0; pages += 1) {
      if (pages >= DOCUMENT_PAGES_MAX)
        throw new NotConvertible(`The picture has more than ${DOCUMENT_PAGES_MAX} pages. Split it.`);
      at = view.getUint32(at + 2 + 12 * view.getUint16(at, isLittle), isLittle);
    }
  } catch (error) {
    throw error instanceof NotConvertible ? error : new NotConvertible(DAMAGED_PICTURE);
  }
}
