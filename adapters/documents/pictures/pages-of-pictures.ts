import type { Canvas, CanvasLibrary, PdfPages } from './canvas-library.ts';
import { upright } from './orientation.ts';
import { PIXELS_FOR_POINT } from './pdf-of-jpeg.ts';
import { KEPT_PIXELS } from './picture-limits.ts';

const JPEG_QUALITY = 90;

/** Writes pictures as the pages of a PDF. */
export class PagesOfPictures {
  private readonly pages: PdfPages;

  constructor(private readonly library: CanvasLibrary) {
    this.pages = new library.PDFDocument();
  }

  /** `isLineArt` keeps black and white exactly, which JPEG would blur and enlarge */
  async add(
    picture: Canvas,
    { isLineArt, orientation }: { readonly isLineArt: boolean; readonly orientation: number },
  ): Promise<void> {
    const shrink = Math.min(1, Math.sqrt(KEPT_PIXELS / (picture.width * picture.height)));
    const size = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * shrink)));
    const [wide, high] = size as [number, number];
    const { width, height, transform } = upright({ width: wide, height: high }, orientation);
    const kept = this.library.createCanvas(width, height);
    const context = kept.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.setTransform(...transform);
    context.drawImage(picture, 0, 0, wide, high);
    const image = isLineArt ? kept : await this.library.loadImage(kept.toBuffer('image/jpeg', JPEG_QUALITY));
    const points = [width / PIXELS_FOR_POINT, height / PIXELS_FOR_POINT] as const;
    this.pages.beginPage(...points).drawImage(image, 0, 0, ...points);
    this.pages.endPage();
  }

  close(): Buffer {
    return this.pages.close();
  }
}
