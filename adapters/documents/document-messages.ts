import type { PagesToRead } from '@evident/application/documents/document-tools';
import type { PdfNews } from '@evident/domain/documents';

/** A task for a document process. `path` is a local file. */
export type DocumentTask = Omit<PagesToRead, 'key'> & { readonly path: string };

/** Messages of a document process: the page it begins, an event, or the end of a conversion. */
export type FromDocument =
  { readonly begins: number; readonly of: number } | { readonly news: PdfNews } | { readonly converted: boolean };

/** A conversion in a document process. `input` and `output` are local files. */
export interface OfficeTask {
  readonly form: 'OFFICE';
  readonly input: string;
  readonly output: string;
  /** Without the dot. */
  readonly extension: string;
}
