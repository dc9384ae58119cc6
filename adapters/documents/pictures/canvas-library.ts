import { createRequire } from 'node:module';

export interface Drawable {
  readonly width: number;
  readonly height: number;
}
export interface Pixels {
  readonly data: Uint8ClampedArray;
}
export interface Context {
  fillStyle: string;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  drawImage(image: Drawable, x: number, y: number, width: number, height: number): void;
  createImageData(width: number, height: number): Pixels;
  putImageData(pixels: Pixels, x: number, y: number): void;
}
export interface Canvas extends Drawable {
  getContext(kind: '2d'): Context;
  toBuffer(type: 'image/png'): Buffer;
  toBuffer(type: 'image/jpeg', quality: number): Buffer;
}
/** Pages in points. */
export interface PdfPages {
  beginPage(width: number, height: number): Context;
  endPage(): void;
  close(): Buffer;
}
/** The canvas library of PDF.js. */
export interface CanvasLibrary {
  createCanvas(width: number, height: number): Canvas;
  loadImage(image: string | Buffer): Promise<Drawable>;
  readonly PDFDocument: new () => PdfPages;
}

export function canvasLibrary(): CanvasLibrary {
  const ofPdf = createRequire(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return ofPdf('@napi-rs/canvas') as CanvasLibrary;
}
