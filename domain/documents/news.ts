import type { Uuid } from '../kernel/index.ts';
import {
  type DocumentPage,
  type FileDocument,
  PAGE_TEXT_MAX,
  type PageSource,
  type PageWord,
  isUnderway,
} from './file-document.ts';

/** Text of a page. `pageNum` counts from 1. */
export interface PageProcessed {
  readonly type: 'page.processed';
  readonly pageNum: number;
  readonly pageContent: string;
  readonly pageCount: number;
  readonly source: PageSource;
  readonly words: readonly PageWord[];
}

/** One event of a PDF or image that is read. Pages are processed or fail on their own. */
export type PdfNews =
  | PageProcessed
  | { readonly type: 'page.failed'; readonly pageNum: number; readonly pageCount: number; readonly reason: string }
  | { readonly type: 'ocr.started' | 'ocr.complete'; readonly pageNum: number }
  | { readonly type: 'ocr.failed'; readonly pageNum: number; readonly reason: string }
  | { readonly type: 'pdf.complete'; readonly pageCount: number }
  | { readonly type: 'pdf.failed'; readonly reason: string; readonly password?: 'required' | 'wrong' };

/** The reply of a conversion. `destinationKey` is the key of the stored PDF. */
export type ConversionNews =
  | { readonly type: 'job.completed'; readonly destinationKey: Uuid }
  | { readonly type: 'job.failed'; readonly reason: string };

export type DocumentNews = PdfNews | ConversionNews;

/** The document after an event. Events of a document that is no longer underway change nothing. */
export function afterNews(document: FileDocument, news: DocumentNews, now: Date): FileDocument {
  if (!isUnderway(document)) return document;
  const changed = { ...document, updatedAt: now };
  switch (news.type) {
    case 'job.completed':
      return { ...changed, state: 'READING', pdfKey: news.destinationKey };
    case 'job.failed':
      return { ...changed, state: 'FAILED', message: news.reason };
    case 'pdf.failed':
      return news.password
        ? { ...changed, state: 'PASSWORD_REQUIRED', message: null }
        : { ...changed, state: 'FAILED', message: news.reason };
    case 'pdf.complete':
      return { ...changed, state: 'DONE', pageCount: news.pageCount, message: null };
    case 'page.processed':
    case 'page.failed':
      return { ...changed, state: 'READING', pageCount: news.pageCount };
    case 'ocr.started':
    case 'ocr.complete':
    case 'ocr.failed':
      return { ...changed, state: 'READING' };
  }
}

/** The page that an event is about; null for events that finish no page. */
export function pageAfter({ fileId, teamId }: FileDocument, news: DocumentNews): DocumentPage | null {
  if (news.type === 'page.processed')
    return {
      fileId,
      teamId,
      page: news.pageNum,
      state: 'PROCESSED',
      source: news.source,
      content: storable(news.pageContent),
      words: news.words.map((word) => ({ ...word, text: storable(word.text) })),
      message: null,
    };
  if (news.type === 'page.failed')
    return {
      fileId,
      teamId,
      page: news.pageNum,
      state: 'FAILED',
      source: 'TEXT',
      content: '',
      words: [],
      message: news.reason,
    };
  return null;
}

/**
 * Text without control characters, which fonts of PDFs give to signs without a meaning, and without halves of surrogate
 * pairs, which PostgreSQL does not store.
 */
const storable = (text: string): string =>
  text
    .slice(0, PAGE_TEXT_MAX)
    .replace(/\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff]|\p{Cs}/gu, '');
