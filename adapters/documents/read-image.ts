import { open } from 'node:fs/promises';
import { imageSize } from 'image-size';
import type { DocumentTask, FromDocument } from './document-messages.ts';
import { canvasLibrary } from './pictures/canvas-library.ts';
import { DAMAGED_PICTURE, KEPT_PIXELS, NotConvertible, checkDecodable } from './pictures/picture-limits.ts';
import type { Recognizer } from './recognizer.ts';

/** Recognizes the text of an image. It is a document of one page. */
export async function* readImage(task: DocumentTask, recognizer: Recognizer): AsyncGenerator<FromDocument> {
  const page = { pageNum: 1, pageCount: 1 } as const;
  if (task.finished.length > 0) {
    // It ended another process, which says so.
    yield { news: { type: 'pdf.complete', pageCount: 1 } };
    return;
  }
  yield { begins: 1, of: 1, processorMs: 0 };
  yield { news: { type: 'ocr.started', pageNum: 1 } };
  let picture: Awaited<ReturnType<typeof decoded>>;
  try {
    picture = await decoded(task);
  } catch (error) {
    yield {
      news: { type: 'pdf.failed', reason: error instanceof NotConvertible ? error.message : DAMAGED_PICTURE },
    };
    return;
  }
  try {
    const { text, words } = await recognizer.recognize(picture.image, picture.size);
    yield { news: { type: 'ocr.complete', pageNum: 1 } };
    yield { news: { type: 'page.processed', ...page, pageContent: text, source: 'OCR', words } };
  } catch {
    yield { news: { type: 'ocr.failed', pageNum: 1, reason: NOT_RECOGNIZED } };
    yield { news: { type: 'page.failed', ...page, reason: NOT_RECOGNIZED } };
  }
  yield { news: { type: 'pdf.complete', pageCount: 1 } };
}

const NOT_RECOGNIZED = 'The text of the picture could not be recognized.';

/** As PNG: the recognizer reads neither GIF nor AVIF. An animation is its first picture. The library turns photos. */
async function decoded({ path, pixels }: DocumentTask) {
  const claimed = pixels ?? (await claimedSize(path));
  if (claimed) checkDecodable(claimed.width, claimed.height);
  const library = canvasLibrary();
  const picture = await library.loadImage(path);
  checkDecodable(picture.width, picture.height);
  const shrink = Math.min(1, Math.sqrt(KEPT_PIXELS / (picture.width * picture.height)));
  const size = { width: Math.ceil(picture.width * shrink), height: Math.ceil(picture.height * shrink) };
  const canvas = library.createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture, 0, 0, size.width, size.height);
  return { image: canvas.toBuffer('image/png'), size };
}

/** Bytes in which the header of a picture is. */
const HEAD = 1_000_000;

/** The size in the header, which is known before anything is decoded; null if it has another form. */
async function claimedSize(path: string): Promise<{ readonly width: number; readonly height: number } | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return imageSize(buffer.subarray(0, bytesRead));
  } catch {
    return null;
  } finally {
    await file.close();
  }
}
