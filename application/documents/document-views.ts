import { type DocumentPageView, PDF, documentForm } from '@evident/domain/documents';
import type { FileRecord } from '@evident/domain/files';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { FileDocumentStore } from './document-store.ts';

/** @throws Refusal `NotFound` for a page that was not read yet */
export async function pageViewOf(
  fileDocuments: FileDocumentStore,
  fileId: Uuid,
  number: number,
): Promise<DocumentPageView> {
  const found = await fileDocuments.page(fileId, number);
  const { page, state, source, content, words, message } =
    found ?? refuse('NotFound', 'Page not found', 'It may not have been read yet.');
  return { page, state, source, content, words: [...words], message };
}

/** The record under which the PDF of a file is stored. @throws Refusal `NotFound` if there is none */
export async function pdfOf(fileDocuments: FileDocumentStore, file: FileRecord): Promise<FileRecord> {
  const form = documentForm(file.mediaType);
  if (form === 'PDF') return file;
  const key = form === 'OFFICE' ? (await fileDocuments.find(file.id))?.pdfKey : null;
  if (!key) return refuse('NotFound', 'PDF not found', 'The file may still be converted.');
  return { ...file, id: key, name: `${file.name.replace(/\.[^.]*$/, '')}.pdf`, mediaType: PDF };
}
