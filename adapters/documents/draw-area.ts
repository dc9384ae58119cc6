import { createRequire } from 'node:module';
import { type Box, boxAround } from '@evident/domain/documents';
import type { PictureTask } from './document-messages.ts';
import { openPdf } from './open-pdf.ts';

/** In pixels. */
const WIDTH_MAX = 960;
const HEIGHT_MAX = 640;
/** Pixels for each point of a PDF. Images are not enlarged. */
const PDF_SCALE_MAX = 2.5;

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Canvas {
  getContext(kind: '2d'): {
    fillStyle: string;
    fillRect(x: number, y: number, width: number, height: number): void;
    drawImage(image: Size, x: number, y: number, width: number, height: number): void;
  };
  toBuffer(type: 'image/png'): Buffer;
}
/** The canvas library of PDF.js. */
interface CanvasLibrary {
  createCanvas(width: number, height: number): Canvas;
  loadImage(path: string): Promise<Size>;
}

/** Draws the part of the first page around its areas as PNG. @throws Error if the page cannot be drawn */
export async function drawArea({ path, of, areas }: PictureTask): Promise<Uint8Array> {
  const ofPdf = createRequire(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const library = ofPdf('@napi-rs/canvas') as CanvasLibrary;
  const [first] = areas;
  const box = boxAround(areas.filter(({ pageIndex }) => pageIndex === first?.pageIndex));
  if (!first || !box) throw new Error('No area');
  return of === 'PDF' ? drawPage(path, first.pageIndex, box, library) : drawImage(path, box, library);
}

async function drawPage(file: string, pageIndex: number, box: Box, library: CanvasLibrary): Promise<Uint8Array> {
  const page = await (await openPdf(file)).getPage(pageIndex + 1);
  const whole = page.getViewport({ scale: 1 });
  const { scale, width, height } = part(whole, box, PDF_SCALE_MAX);
  const canvas = library.createCanvas(width, height);
  const viewport = page.getViewport({
    scale,
    offsetX: (-box.left / 100) * whole.width * scale,
    offsetY: (-box.top / 100) * whole.height * scale,
  });
  await page.render({ canvas: canvas as never, viewport, background: '#ffffff' }).promise;
  return canvas.toBuffer('image/png');
}

async function drawImage(file: string, box: Box, library: CanvasLibrary): Promise<Uint8Array> {
  const image = await library.loadImage(file);
  const { scale, width, height } = part(image, box, 1);
  const canvas = library.createCanvas(width, height);
  const [left, top] = [(-box.left / 100) * image.width * scale, (-box.top / 100) * image.height * scale];
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, left, top, image.width * scale, image.height * scale);
  return canvas.toBuffer('image/png');
}

/** The size of the picture, and its pixels for each unit of the page. */
function part(whole: Size, box: Box, scaleMax: number): Size & { readonly scale: number } {
  const [width, height] = [(box.width / 100) * whole.width, (box.height / 100) * whole.height];
  const scale = Math.min(scaleMax, WIDTH_MAX / width, HEIGHT_MAX / height);
  return { scale, width: Math.max(1, Math.ceil(width * scale)), height: Math.max(1, Math.ceil(height * scale)) };
}
