import { type Infer, type ObjectSchema } from '../kernel/index.ts';
import { ALT_TEXT_MAX, DOCUMENT_STATES, PAGE_SOURCES } from './file-document.ts';
import { DOCUMENT_FORMS } from './formats.ts';

const count = { type: 'integer', minimum: 0 } as const;
const pageNumber = { type: 'integer', minimum: 1, examples: [3] } as const;
const perCent = { type: 'number', description: 'In per cent of the page' } as const;
const sentence = { type: 'string', nullable: true, description: 'Why it failed, and what to do' } as const;

export const documentView = {
  type: 'object',
  properties: {
    fileId: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    form: {
      type: 'string',
      enum: DOCUMENT_FORMS,
      description: 'OFFICE files, books, TIFF and HEIC are shown as the PDF made from them',
    },
    state: { type: 'string', enum: DOCUMENT_STATES },
    pageCount: { ...count, nullable: true, description: 'Null until the file was opened' },
    pagesRead: { ...count, description: 'Pages with text so far, and pages that failed' },
    failedPages: { type: 'array', items: pageNumber, description: 'Pages that could not be read' },
    recognized: { ...count, description: 'Pages whose text was recognized (OCR)' },
    message: sentence,
    altText: { type: 'string', nullable: true, maxLength: ALT_TEXT_MAX, description: 'Describes an image' },
    pdf: { type: 'string', nullable: true, description: 'Address of the PDF; null for images and before a conversion' },
  },
  required: [
    'fileId',
    'name',
    'form',
    'state',
    'pageCount',
    'pagesRead',
    'failedPages',
    'recognized',
    'message',
    'altText',
    'pdf',
  ],
} as const satisfies ObjectSchema;
export type DocumentView = Infer<typeof documentView>;

export const documentPageView = {
  type: 'object',
  properties: {
    page: pageNumber,
    state: { type: 'string', enum: ['PROCESSED', 'FAILED'] },
    source: { type: 'string', enum: PAGE_SOURCES },
    content: { type: 'string' },
    words: {
      type: 'array',
      description: 'Recognized words in reading order, on the upright page; empty for pages with text of their own',
      items: {
        type: 'object',
        properties: { text: { type: 'string' }, left: perCent, top: perCent, width: perCent, height: perCent },
        required: ['text', 'left', 'top', 'width', 'height'],
      },
    },
    message: sentence,
  },
  required: ['page', 'state', 'source', 'content', 'words', 'message'],
} as const satisfies ObjectSchema;
export type DocumentPageView = Infer<typeof documentPageView>;

export const DOCUMENT_QUERY_MAX = 200;

export const documentQuery = {
  type: 'object',
  properties: {
    query: {
      type: 'string',
      minLength: 1,
      maxLength: DOCUMENT_QUERY_MAX,
      pattern: '\\S',
      description: 'Words as they stand on a page; case does not matter',
      examples: ['survey'],
    },
  },
  required: ['query'],
} as const satisfies ObjectSchema;

export const documentMatches = {
  type: 'object',
  properties: {
    pages: {
      type: 'array',
      description: 'Pages with the words, in order',
      items: { type: 'object', properties: { page: pageNumber, count }, required: ['page', 'count'] },
    },
  },
  required: ['pages'],
} as const satisfies ObjectSchema;
export type DocumentMatches = Infer<typeof documentMatches>;

export const altTextChange = {
  type: 'object',
  properties: {
    altText: {
      type: 'string',
      nullable: true,
      maxLength: ALT_TEXT_MAX,
      description: 'Describes the image for people who cannot see it; null or only spaces remove it',
      examples: ['Sketch of the start page with three numbered steps'],
    },
  },
  required: ['altText'],
} as const satisfies ObjectSchema;

export const documentPassword = {
  type: 'object',
  properties: {
    password: { type: 'string', minLength: 1, maxLength: 200, description: 'Opens the PDF now. It is not stored' },
  },
  required: ['password'],
} as const satisfies ObjectSchema;
