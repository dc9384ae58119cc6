import type { Uuid } from '../kernel/index.ts';

/** The states of a file that is read page by page. `PASSWORD_REQUIRED` waits for a member. */
export const DOCUMENT_STATES = [
  'WAITING',
  'CONVERTING',
  'READING',
  'PASSWORD_REQUIRED',
  'DONE',
  'FAILED',
  'CANCELLED',
] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** How the text of a page was found: in the file, or by text recognition. */
export const PAGE_SOURCES = ['TEXT', 'OCR'] as const;
export type PageSource = (typeof PAGE_SOURCES)[number];

/** A PDF, office file or image whose pages are read. One row for each file. */
export interface FileDocument {
  readonly fileId: Uuid;
  readonly teamId: Uuid;
  readonly state: DocumentState;
  /** Null until the PDF was opened. */
  readonly pageCount: number | null;
  /** Why it failed, in one sentence. */
  readonly message: string | null;
  /** The key of the PDF made from an office file; null for other files and before the conversion. */
  readonly pdfKey: Uuid | null;
  /** Description of an image for people who cannot see it. */
  readonly altText: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A word with its box, in per cent of the page. */
export interface PageWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A page that was read, or could not be read. */
export interface DocumentPage {
  readonly fileId: Uuid;
  readonly teamId: Uuid;
  /** Counted from 1. */
  readonly page: number;
  readonly state: 'PROCESSED' | 'FAILED';
  readonly source: PageSource;
  readonly content: string;
  /** Words of text recognition in reading order; empty for pages with text of their own. */
  readonly words: readonly PageWord[];
  /** Why the page failed. */
  readonly message: string | null;
}

/** In pages. */
export const DOCUMENT_PAGES_MAX = 5000;
/** In characters, for one page. Longer text is cut. */
export const PAGE_TEXT_MAX = 100_000;
export const ALT_TEXT_MAX = 2000;

export const newFileDocument = (file: { readonly id: Uuid; readonly teamId: Uuid }, now: Date): FileDocument => ({
  fileId: file.id,
  teamId: file.teamId,
  state: 'WAITING',
  pageCount: null,
  message: null,
  pdfKey: null,
  altText: null,
  createdAt: now,
  updatedAt: now,
});

/** Whether a job works on the document, or will. */
export const isUnderway = ({ state }: Pick<FileDocument, 'state'>): boolean =>
  state === 'WAITING' || state === 'CONVERTING' || state === 'READING';
