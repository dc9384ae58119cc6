import { DOCUMENT_PAGES_MAX, type PdfNews } from '@evident/domain/documents';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { openPdf } from './open-pdf.ts';
import { processorMs } from './processor-time.ts';
import type { Recognizer } from './recognizer.ts';
import type { DocumentTask, FromDocument } from './document-messages.ts';

/** Pixels per inch of an image for text recognition. */
const OCR_DPI = 300;
/** Points per inch of a PDF page. */
const PDF_DPI = 72;
/** Larger pages are rendered with fewer pixels per inch. */
const OCR_PIXELS = 12_000_000;

/** Yields the events of a PDF. Each page that was not read before is read or recognized, or fails alone. */
export async function* readPdfPages(
  { path, password, finished }: DocumentTask,
  recognizer: Recognizer,
): AsyncGenerator<FromDocument> {
  let document: PDFDocumentProxy;
  try {
    document = await openPdf(path, password);
  } catch (error) {
    yield { news: unreadable(error, password !== undefined) };
    return;
  }
  const { numPages: pageCount } = document;
  if (pageCount > DOCUMENT_PAGES_MAX) {
    yield { news: { type: 'pdf.failed', reason: `The PDF has more than ${DOCUMENT_PAGES_MAX} pages. Split it.` } };
    return;
  }
  const known = new Set(finished);
  for (let pageNum = 1; pageNum <= pageCount; pageNum += 1) {
    if (known.has(pageNum)) continue;
    yield { begins: pageNum, of: pageCount, processorMs: processorMs() };
    for await (const news of readPage(document, pageNum, recognizer)) yield { news };
  }
  await recognizer.close();
  yield { news: { type: 'pdf.complete', pageCount } };
}

async function* readPage(document: PDFDocumentProxy, pageNum: number, recognizer: Recognizer): AsyncGenerator<PdfNews> {
  const of = { pageNum, pageCount: document.numPages };
  const failed = { type: 'page.failed', ...of, reason: 'The page is damaged.' } as const;
  let page: PDFPageProxy;
  let text: string;
  try {
    page = await document.getPage(pageNum);
    text = await textOf(page);
  } catch {
    yield failed;
    return;
  }
  try {
    if (isReadable(text) || !(await isPainted(page))) {
      yield { type: 'page.processed', ...of, pageContent: text, source: 'TEXT', words: [] };
      return;
    }
    yield { type: 'ocr.started', pageNum };
    const recognized = await recognize(document, page, recognizer);
    yield { type: 'ocr.complete', pageNum };
    yield {
      type: 'page.processed',
      ...of,
      pageContent: recognized.text,
      source: 'OCR',
      words: recognized.words,
    };
  } catch {
    yield { type: 'ocr.failed', pageNum, reason: 'The text of the page could not be recognized.' };
    yield { ...failed, reason: 'The text of the page could not be recognized.' };
  } finally {
    page.cleanup();
  }
}

function unreadable(error: unknown, hadPassword: boolean): PdfNews {
  if (error instanceof Error && error.name === 'PasswordException')
    return {
      type: 'pdf.failed',
      reason: 'The PDF is password-protected.',
      password: hadPassword ? 'wrong' : 'required',
    };
  return { type: 'pdf.failed', reason: 'The PDF is damaged or incomplete. Save it again and upload that file.' };
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .trim();
}

/** Fonts without a mapping to characters leave text of control and private characters. */
function isReadable(text: string): boolean {
  if (text === '') return false;
  const signs = text.replace(/\s/g, '');
  const unknown = signs.match(/[\u0000-\u001f\u007f-\u009f\ufffd\ue000-\uf8ff]/g)?.length ?? 0;
  return unknown * 2 < signs.length;
}

/** Whether anything is drawn on the page. */
async function isPainted(page: PDFPageProxy): Promise<boolean> {
  return (await page.getOperatorList()).fnArray.length > 0;
}

interface Canvas {
  readonly canvas: { toBuffer(type: 'image/png'): Buffer };
}
interface CanvasFactory {
  create(width: number, height: number): Canvas;
  destroy(canvas: Canvas): void;
}

async function recognize(document: PDFDocumentProxy, page: PDFPageProxy, recognizer: Recognizer) {
  const { width: points, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(OCR_DPI / PDF_DPI, Math.sqrt(OCR_PIXELS / (points * height)));
  const viewport = page.getViewport({ scale });
  const size = { width: Math.ceil(viewport.width), height: Math.ceil(viewport.height) };
  const factory = document.canvasFactory as CanvasFactory;
  const canvas = factory.create(size.width, size.height);
  try {
    await page.render({ canvas: canvas.canvas as never, viewport, background: '#ffffff' }).promise;
    return await recognizer.recognize(canvas.canvas.toBuffer('image/png'), size);
  } finally {
    factory.destroy(canvas);
  }
}
