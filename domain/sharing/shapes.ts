import { documentView } from '../documents/index.ts';
import { type Infer, type ObjectSchema, version } from '../kernel/index.ts';
import { SHARED_TYPES } from './share-link.ts';

const id = { type: 'string', format: 'uuid' } as const;
const objectType = {
  type: 'string',
  enum: SHARED_TYPES,
  description: 'A project shows its published insights',
} as const;
const expiresAt = {
  type: 'string',
  format: 'date-time',
  nullable: true,
  description: 'When it ends by itself; null: never',
} as const;
const password = {
  type: 'string',
  minLength: 4,
  maxLength: 128,
  nullable: true,
  description: 'How visitors prove access; null if the link is enough',
} as const;

export const newShareLink = {
  type: 'object',
  properties: { objectType, objectId: id, expiresAt, password },
  required: ['objectType', 'objectId'],
} as const satisfies ObjectSchema;
export type NewShareLink = Infer<typeof newShareLink>;

export const shareLinkChange = {
  type: 'object',
  properties: { on: { type: 'boolean' }, expiresAt, password },
  required: [],
} as const satisfies ObjectSchema;
export type ShareLinkChange = Infer<typeof shareLinkChange>;

export const shareLinkView = {
  type: 'object',
  properties: {
    id,
    token: {
      type: 'string',
      description: 'Exactly 12 alphanumeric characters; the page is /p/{token}',
      examples: ['a1B2c3D4e5F6'],
    },
    objectType,
    objectId: id,
    on: { type: 'boolean' },
    expiresAt: { type: 'string', format: 'date-time', nullable: true },
    hasPassword: { type: 'boolean' },
    createdAt: { type: 'string', format: 'date-time' },
    version,
  },
  required: ['id', 'token', 'objectType', 'objectId', 'on', 'expiresAt', 'hasPassword', 'createdAt', 'version'],
} as const satisfies ObjectSchema;
export type ShareLinkView = Infer<typeof shareLinkView>;

/** A quote as visitors see it, without links into the workspace. */
const sharedQuote = {
  type: 'object',
  properties: {
    text: { type: 'string' },
    speaker: { type: 'string', nullable: true },
    startMs: { type: 'integer', nullable: true },
    lost: { type: 'boolean' },
    picture: {
      type: 'string',
      nullable: true,
      description: 'Address of a PNG of the highlighted area; null for words and moments',
    },
  },
  required: ['text', 'speaker', 'startMs', 'lost', 'picture'],
} as const satisfies ObjectSchema;
export type SharedQuote = Infer<typeof sharedQuote>;

const sharedDocument = {
  type: 'object',
  properties: {
    id,
    title: { type: 'string' },
    content: { type: 'free', description: 'ProseMirror JSON' },
    speakers: { type: 'free', description: 'Speaker id to name' },
    quotes: { type: 'free', description: 'Highlight id to its words' },
    authors: {
      type: 'array',
      items: { type: 'string' },
      description: 'Names of the members who wrote the insight; empty for a note',
    },
    strength: {
      type: 'string',
      nullable: true,
      description: 'People and sources behind the quotes that are shown; null for a note',
      examples: ['2 people, 2 sources'],
    },
    coverFileId: { type: 'string', format: 'uuid', nullable: true },
    publishedAt: { type: 'string', format: 'date-time', nullable: true },
    files: {
      type: 'array',
      items: documentView,
      description: 'The PDFs, office files and images of a note; empty for an insight',
    },
  },
  required: [
    'id',
    'title',
    'content',
    'speakers',
    'quotes',
    'authors',
    'strength',
    'coverFileId',
    'publishedAt',
    'files',
  ],
} as const satisfies ObjectSchema;
export type SharedDocument = Infer<typeof sharedDocument>;

export const sharedView = {
  type: 'object',
  properties: {
    objectType,
    title: { type: 'string' },
    workspace: {
      type: 'object',
      description: 'The workspace that shares it',
      properties: {
        name: { type: 'string' },
        color: { type: 'string', nullable: true },
        logoUrl: { type: 'string', nullable: true },
      },
      required: ['name', 'color', 'logoUrl'],
    },
    documents: {
      type: 'array',
      items: sharedDocument,
      description: 'The note or insight, or the published insights of the project, latest first and twenty at a time',
    },
    quote: { ...sharedQuote, nullable: true, description: 'The shared highlight' },
    next: {
      type: 'string',
      nullable: true,
      description:
        'Hand it back as `cursor` for the insights of the project that were published before these; null when there are none',
    },
  },
  required: ['objectType', 'title', 'workspace', 'documents', 'quote', 'next'],
} as const satisfies ObjectSchema;
export type SharedView = Infer<typeof sharedView>;
