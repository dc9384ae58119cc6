import type { PagesToRead } from '@evident/application/documents/document-tools';
import type { PdfNews } from '@evident/domain/documents';
import type { PageArea } from '@evident/domain/highlights';

/** A task for a document process. `path` is a local file. */
export type DocumentTask = Omit<PagesToRead, 'key'> & { readonly path: string };

/** Messages of a document process: the page it begins, an event, the end of a conversion, or a PNG. */
export type FromDocument =
  | { readonly begins: number; readonly of: number; /** That the process has used. */ readonly processorMs: number }
  | { readonly news: PdfNews }
  | { readonly converted: boolean; /** Why not, as a sentence for the member. */ readonly reason?: string }
  | { readonly picture: Uint8Array | null };

/** A conversion in a document process. `input` and `output` are local files. */
export interface OfficeTask {
  readonly form: 'OFFICE';
  readonly input: string;
  readonly output: string;
  /** Without the dot. */
  readonly extension: string;
}

/** Makes a PDF from a picture, or the HTML page from a book. `input` and `output` are local files. */
export interface ConversionTask {
  readonly form: 'CONVERSION';
  readonly of: 'tiff' | 'heic' | 'epub';
  readonly input: string;
  readonly output: string;
  /** Milliseconds of processor time. */
  readonly mostMs: number;
}

/** Draws areas of a page of a local file. */
export interface PictureTask {
  readonly form: 'PICTURE';
  readonly path: string;
  readonly of: 'PDF' | 'IMAGE';
  readonly areas: readonly PageArea[];
}

export type AnyTask = DocumentTask | OfficeTask | ConversionTask | PictureTask;
