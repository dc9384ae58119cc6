import { createRequire } from 'node:module';
import path from 'node:path';
import type { RichNode } from '@evident/domain/content';
import { type NotesOutcome, block, cleanText, run } from '@evident/domain/imports';
import { Refusal, refuse } from '@evident/domain/kernel';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type NamedText, noteOfBlocks } from '../notes/note-of-blocks.ts';
import { withWordCount } from '../notes/word-count.ts';
import { leftOut } from '../notes/left-out.ts';
import { refuseTextless } from './textless-pdf.ts';
import { withoutLineNumbers } from './pdf-line-numbers.ts';
import { pdfLines, pdfParagraphs } from './pdf-lines.ts';
import { type PdfTable, isTable } from './pdf-tables.ts';
import { type PdfLine, type PdfPiece, marginTexts } from './pdf-margins.ts';

const PAGES_MAX = 2000;
/** A note with more cells would exceed the limit of nodes. */
const CELLS_MAX = 100_000;

/** Reads the text of a PDF as a note, in document order. Scanned pages have no text. */
export async function readPdf(bytes: Uint8Array, file: NamedText): Promise<NotesOutcome> {
  const { pages, title, textless } = await withDocument(bytes, async (document) => {
    if (document.numPages > PAGES_MAX)
      refuse('UnprocessableContent', `The PDF has more than ${PAGES_MAX} pages`, 'Split it into several files.');
    const read = await readPages(document);
    if (read.every((lines) => lines.length === 0)) await refuseTextless(document);
    return { pages: read, title: await titleIn(document), textless: read.filter((lines) => lines.length === 0).length };
  });
  const read = pdfParagraphs(pages);
  const cells = read.reduce((count, part) => count + (isTable(part) ? part.length * (part[0]?.length ?? 0) : 0), 0);
  const parts =
    cells > CELLS_MAX
      ? pdfParagraphs(pages.map((lines) => lines.map(({ text, y, height }) => ({ text, y, height }))))
      : read;
  const blocks = parts.map((part) => (isTable(part) ? tableBlock(part) : paragraphBlock(part)));
  const notices = [
    ...leftOut(marginTexts(pages).length, 'header or footer', 'headers and footers'),
    ...(textless > 0 ? [`${textless === 1 ? 'One page' : `${textless} pages`} of ${pages.length} had no text.`] : []),
    ...(cells > CELLS_MAX ? ['Tables were imported as text because the PDF has more than 100,000 cells.'] : []),
  ];
  const outcome: NotesOutcome = {
    kind: 'notes',
    format: 'PDF',
    notes: [noteOfBlocks(blocks, file, { titles: [title] })],
    faults: [],
    notices,
  };
  return withWordCount(outcome, parts.map((part) => (isTable(part) ? part.flat().join('\n') : part)).join('\n'));
}

const paragraphBlock = (text: string): RichNode => block('paragraph', run(cleanText(text)));

/** Joins the wrapped lines of each cell. */
const tableBlock = (table: PdfTable): RichNode =>
  block(
    'table',
    table.map((cells) =>
      block(
        'tableRow',
        cells.map((text) => block('tableCell', [paragraphBlock(text.replaceAll('\n', ' '))])),
      ),
    ),
  );

async function withDocument<T>(bytes: Uint8Array, read: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  // Loaded on the first PDF, because it is large.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const maps =
    path.join(path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps') + path.sep;
  const loading = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    useWasm: false,
    cMapUrl: maps,
    cMapPacked: true,
    stopAtErrors: false,
  });
  try {
    return await loading.promise.then(read);
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable(error);
  } finally {
    await loading.destroy().catch(() => undefined);
  }
}

function unreadable(error: unknown): Refusal {
  return error instanceof Error && error.name === 'PasswordException'
    ? new Refusal(
        'UnprocessableContent',
        'The PDF is password-protected',
        'Save it without a password and import that file.',
      )
    : new Refusal(
        'UnprocessableContent',
        'The PDF is damaged or incomplete',
        'Open it in a PDF app, save it again and import that file.',
      );
}

async function readPages(document: PDFDocumentProxy): Promise<PdfLine[][]> {
  const pages: PdfLine[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const view = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): PdfPiece[] => {
      if (!('str' in item)) return [];
      const { x, y } = upright(view.transform as Matrix, item.transform as Matrix);
      return [{ text: item.str, x, y, width: item.width, height: item.height, endsLine: item.hasEOL }];
    });
    pages.push(withoutLineNumbers(pdfLines(pieces)));
    page.cleanup();
  }
  return pages;
}

type Matrix = [number, number, number, number, number, number];

/** The start of a text, with the page rotated so that text runs left to right; y grows upwards. */
function upright([a, b, c, d, e, f]: Matrix, [p, q, , , x, y]: Matrix): { x: number; y: number } {
  const [right, down] = [a * x + c * y + e, b * x + d * y + f];
  const angle = Math.atan2(b * p + d * q, a * p + c * q);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: right * cos + down * sin, y: right * sin - down * cos };
}

async function titleIn(document: PDFDocumentProxy): Promise<string | null> {
  const { info } = await document.getMetadata();
  const title = (info as Record<string, unknown>)['Title'];
  // Some programs write their own file name there.
  return typeof title === 'string' &&
    !/\.[a-z]{2,5}$|^\(?(?:untitled|anonymous|microsoft word|microsoft powerpoint)/i.test(title.trim())
    ? title
    : null;
}
