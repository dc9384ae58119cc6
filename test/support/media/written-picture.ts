import { createRequire } from 'node:module';
import path from 'node:path';

/** The canvas library of PDF.js. */
export interface CanvasLibrary {
  createCanvas(width: number, height: number): Canvas;
  loadImage(bytes: Buffer): Promise<{ readonly width: number; readonly height: number }>;
  readonly GlobalFonts: { registerFromPath(file: string, name: string): unknown };
}
interface Canvas {
  getContext(kind: '2d'): Context;
  toBuffer(type: 'image/png'): Buffer;
  encode(format: 'gif' | 'avif' | 'png' | 'webp' | 'jpeg'): Promise<Buffer>;
}
interface Context {
  fillStyle: string;
  font: string;
  textBaseline: string;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  drawImage(canvas: object, x: number, y: number, width: number, height: number): void;
  measureText(text: string): {
    readonly width: number;
    readonly actualBoundingBoxAscent: number;
    readonly actualBoundingBoxDescent: number;
  };
  createImageData(width: number, height: number): { readonly data: Uint8ClampedArray };
  putImageData(data: { readonly data: Uint8ClampedArray }, x: number, y: number): void;
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
}

const ofPdf = createRequire(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
export const canvasLibrary = ofPdf('@napi-rs/canvas') as CanvasLibrary;
const FONT = path.join(path.dirname(ofPdf.resolve('./package.json')), 'standard_fonts/LiberationSans-Regular.ttf');
canvasLibrary.GlobalFonts.registerFromPath(FONT, 'Written');

/** The name of a participant in a recorded screen. */
export const WRITTEN = 'SMITH JONES';
export const WRITTEN_SIZE = { width: 1280, height: 720 };
const LEFT = 120;
const TOP = 300;

const fontOf = (pixels: number): string => `${pixels}px Written`;

/** Where the name is, as tightly as it can be drawn. `shift` moves it to the right. */
export function writtenBox(pixels: number, shift = 0) {
  const context = canvasLibrary.createCanvas(1, 1).getContext('2d');
  Object.assign(context, { font: fontOf(pixels), textBaseline: 'top' });
  const { width, actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(WRITTEN);
  return { left: LEFT + shift, top: TOP - above, width, height: above + below };
}

/** Draws the name in black on white. @returns one byte for each pixel */
export function writtenPicture(pixels: number, shift = 0): Uint8Array {
  const { width, height } = WRITTEN_SIZE;
  const context = canvasLibrary.createCanvas(width, height).getContext('2d');
  Object.assign(context, { fillStyle: '#eeeeee', font: fontOf(pixels), textBaseline: 'top' });
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#111111';
  context.fillText(WRITTEN, LEFT + shift, TOP);
  const { data } = context.getImageData(0, 0, width, height);
  return Uint8Array.from({ length: width * height }, (_, at) => data[at * 4]!);
}

/** Rows around the name, also in large letters. */
const BAND = { top: TOP - 60, height: 260 };

/** The rows of a gray picture around the name as PNG, enlarged. */
export function enlarged(
  { width, pixels }: { readonly width: number; readonly pixels: Uint8Array },
  times: number,
): { readonly png: Buffer; readonly size: { readonly width: number; readonly height: number } } {
  const band = canvasLibrary.createCanvas(width, BAND.height);
  const image = band.getContext('2d').createImageData(width, BAND.height);
  const rows = pixels.subarray(BAND.top * width, (BAND.top + BAND.height) * width);
  rows.forEach((level, at) => image.data.set([level, level, level, 255], at * 4));
  band.getContext('2d').putImageData(image, 0, 0);
  const size = { width: width * times, height: BAND.height * times };
  const large = canvasLibrary.createCanvas(size.width, size.height);
  large.getContext('2d').drawImage(band, 0, 0, size.width, size.height);
  return { png: large.toBuffer('image/png'), size };
}
