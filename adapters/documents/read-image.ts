import type { DocumentTask, FromDocument } from './document-messages.ts';
import type { Recognizer } from './recognizer.ts';

/** Recognizes the text of an image. It is a document of one page. */
export async function* readImage({ path, pixels }: DocumentTask, recognizer: Recognizer): AsyncGenerator<FromDocument> {
  const page = { pageNum: 1, pageCount: 1 } as const;
  yield { begins: 1, of: 1, processorMs: 0 };
  yield { news: { type: 'ocr.started', pageNum: 1 } };
  if (pixels === null) {
    yield { news: { type: 'pdf.failed', reason: 'The size of the image is unknown. Save it as PNG or JPEG.' } };
    return;
  }
  const { text, words } = await recognizer.recognize(path, pixels);
  yield { news: { type: 'ocr.complete', pageNum: 1 } };
  yield { news: { type: 'page.processed', ...page, pageContent: text, source: 'OCR', words } };
  yield { news: { type: 'pdf.complete', pageCount: 1 } };
}
