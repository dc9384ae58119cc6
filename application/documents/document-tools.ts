import type { DocumentForm, PdfNews } from '@evident/domain/documents';
import type { PageArea } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';

/** Bytes of a PDF that is made from another file. */
export const PDF_BYTES_MAX = 200_000_000;

/** Stored bytes that are read as pages. */
export interface PagesToRead {
  /** Key of the bytes in the file storage. */
  readonly key: Uuid;
  readonly form: Exclude<DocumentForm, 'OFFICE'>;
  /** Pixels of an image; null for a PDF. */
  readonly pixels: { readonly width: number; readonly height: number } | null;
  /** Pages that are left out, because they were read before. */
  readonly finished: readonly number[];
  readonly password?: string;
  /** Processor time in milliseconds that reading the document has used so far. Counted up. */
  readonly spent?: { processorMs: number };
}

/** Reads and converts untrusted documents in processes of their own, with limits of memory and time. */
export interface DocumentTools {
  /**
   * Yields the events of reading, page by page. Ends with `pdf.complete` or `pdf.failed`. A page that crashes the
   * process or takes too long fails alone.
   */
  read(pages: PagesToRead, signal: AbortSignal): AsyncIterable<PdfNews>;
  /**
   * Converts an office file to PDF. Resolves to the bytes of the PDF.
   * @throws Refusal with one sentence, if the file cannot be converted or no converter is installed
   */
  toPdf(file: { readonly key: Uuid; readonly mediaType: string }, signal: AbortSignal): Promise<Uint8Array>;
  /**
   * Draws the part of the first page around its areas. Resolves to the bytes of a PNG; null if the page cannot be
   * drawn, for example because the PDF has a password.
   */
  picture(area: AreaToDraw, signal: AbortSignal): Promise<Uint8Array | null>;
}

/** Areas of a page in stored bytes. */
export interface AreaToDraw {
  /** Key of the bytes in the file storage. */
  readonly key: Uuid;
  readonly form: Exclude<DocumentForm, 'OFFICE'>;
  /** At least one. */
  readonly areas: readonly PageArea[];
}
