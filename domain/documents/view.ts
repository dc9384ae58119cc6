import type { Uuid } from '../kernel/index.ts';
import type { FileDocument } from './file-document.ts';
import { documentForm } from './formats.ts';
import type { DocumentView } from './shapes.ts';

/** The number of pages by how they were read. */
export interface PageCounts {
  readonly read: number;
  readonly recognized: number;
  /** Page numbers, in order. */
  readonly failed: readonly number[];
}

interface Shown extends PageCounts {
  readonly file: { readonly id: Uuid; readonly name: string; readonly mediaType: string };
  readonly document: Pick<FileDocument, 'state' | 'pageCount' | 'message' | 'pdfKey' | 'altText'>;
}

/**
 * A document as it is shown; null for a file without pages.
 * @param pdf address of the PDF, if there is one
 */
export function viewOfDocument({ file, document, read, recognized, failed }: Shown, pdf: string): DocumentView | null {
  const form = documentForm(file.mediaType);
  if (form === null) return null;
  return {
    fileId: file.id,
    name: file.name,
    form,
    state: document.state,
    pageCount: document.pageCount,
    pagesRead: read + failed.length,
    failedPages: [...failed],
    recognized,
    message: document.message,
    altText: document.altText,
    pdf: form === 'PDF' || (form === 'OFFICE' && document.pdfKey !== null) ? pdf : null,
  };
}
