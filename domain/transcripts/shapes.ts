import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';
import { LOCALES, TRANSLATION_LANGUAGES } from './languages.ts';
import { TRANSCRIPTION_STATES } from './transcription.ts';
import { TRANSLATION_ERRORS, TRANSLATION_RESULTS } from './translation.ts';
import { TERM_MAX, VOCABULARY_MAX } from './vocabulary.ts';

const language = {
  type: 'string',
  enum: LOCALES,
  description: 'Locale code; `auto` lets the engine identify the language',
  examples: ['en-US'],
} as const;

export const newTranscription = {
  type: 'object',
  properties: {
    fileId: { ...id, description: 'An audio or video file of the project' },
    language: { ...language, nullable: true, description: 'Null or absent: as set for the project' },
    replace: {
      type: 'boolean',
      description: 'Replaces the transcript that the recording has. Without it, such a recording is refused',
    },
  },
  required: ['fileId'],
} as const satisfies ObjectSchema;
export type NewTranscription = Infer<typeof newTranscription>;

export const transcriptionView = {
  type: 'object',
  properties: {
    id,
    noteId: id,
    fileId: id,
    language,
    state: {
      type: 'string',
      enum: TRANSCRIPTION_STATES,
      description: 'WAITING and RUNNING are under way. FAILED and CANCELLED continue when started again',
    },
    progress: { type: 'number', minimum: 0, maximum: 1 },
    message: { type: 'string', nullable: true, description: 'One sentence on a failure' },
    createdAt: { type: 'string', format: 'date-time' },
    finishedAt: { type: 'string', format: 'date-time', nullable: true },
  },
  required: ['id', 'noteId', 'fileId', 'language', 'state', 'progress', 'message', 'createdAt', 'finishedAt'],
} as const satisfies ObjectSchema;
export type TranscriptionView = Infer<typeof transcriptionView>;

export const transcriptionList = {
  type: 'object',
  properties: {
    available: { type: 'boolean', description: 'Whether an endpoint for transcription is configured' },
    items: { type: 'array', items: transcriptionView, description: 'Newest first' },
  },
  required: ['available', 'items'],
} as const satisfies ObjectSchema;
export type TranscriptionList = Infer<typeof transcriptionList>;

export const TRANSCRIPT_MODES = ['ATTACH', 'REPLACE', 'ALIGN'] as const;
export type TranscriptMode = (typeof TRANSCRIPT_MODES)[number];

export const transcriptFromFile = {
  type: 'object',
  properties: {
    fileId: { ...id, description: 'The recording' },
    transcriptFileId: { ...id, description: 'A transcript in a format that import reads' },
    mode: {
      type: 'string',
      enum: TRANSCRIPT_MODES,
      description:
        'ATTACH adds the transcript and is refused if the recording has one. REPLACE replaces it; highlights stay with their words. ALIGN replaces it and takes the times from the words of the previous one',
    },
  },
  required: ['fileId', 'transcriptFileId', 'mode'],
} as const satisfies ObjectSchema;
export type TranscriptFromFile = Infer<typeof transcriptFromFile>;

const vocabulary = {
  type: 'array',
  items: { type: 'string', minLength: 1, maxLength: TERM_MAX },
  maxItems: VOCABULARY_MAX,
  description: 'Names and terms to recognize',
  examples: [['Grafana', 'OpenTelemetry']],
} as const;
const automatic = {
  type: 'boolean',
  description: 'Whether transcription starts when a recording is added to a note without a transcript',
} as const;
const minutes = {
  type: 'integer',
  minimum: 0,
  description: 'Begun minutes that the workspace has transcribed this month (UTC)',
} as const;
const available = { type: 'boolean', description: 'Whether an endpoint for transcription is configured' } as const;
const translates = {
  type: 'boolean',
  description: 'Whether translation is set up: by an endpoint for it, or by the language model of the workspace',
} as const;
const translationHost = {
  type: 'string',
  nullable: true,
  description: 'The host that receives turns to translate',
} as const;

export const workspaceTranscription = {
  type: 'object',
  properties: { language, vocabulary, automatic, minutes, available, translates, translationHost },
  required: ['language', 'vocabulary', 'automatic', 'minutes', 'available', 'translates', 'translationHost'],
} as const satisfies ObjectSchema;
export type WorkspaceTranscription = Infer<typeof workspaceTranscription>;

export const workspaceTranscriptionChange = {
  type: 'object',
  properties: { language, vocabulary, automatic },
  required: [],
} as const satisfies ObjectSchema;
export type WorkspaceTranscriptionChange = Infer<typeof workspaceTranscriptionChange>;

const own = {
  language: { ...language, nullable: true, description: 'Null: as set for the workspace' },
  vocabulary: { ...vocabulary, description: 'Names and terms to recognize, besides those of the workspace' },
  automatic: { ...automatic, nullable: true, description: 'Null: as set for the workspace' },
} as const;

export const projectTranscription = {
  type: 'object',
  properties: {
    ...own,
    workspace: {
      type: 'object',
      properties: { language, vocabulary, automatic },
      required: ['language', 'vocabulary', 'automatic'],
      description: 'The settings of the workspace',
    },
    minutes,
    available,
    translates,
    translationHost,
  },
  required: [
    'language',
    'vocabulary',
    'automatic',
    'workspace',
    'minutes',
    'available',
    'translates',
    'translationHost',
  ],
} as const satisfies ObjectSchema;
export type ProjectTranscription = Infer<typeof projectTranscription>;

export const projectTranscriptionChange = {
  type: 'object',
  properties: own,
  required: [],
} as const satisfies ObjectSchema;
export type ProjectTranscriptionChange = Infer<typeof projectTranscriptionChange>;

export const noteTranslation = {
  type: 'object',
  properties: {
    language: { type: 'string', enum: TRANSLATION_LANGUAGES, examples: ['en'] },
    result: {
      type: 'string',
      enum: TRANSLATION_RESULTS,
      nullable: true,
      description: 'Of this request; null when only read',
    },
    error: { type: 'string', enum: TRANSLATION_ERRORS, nullable: true },
    message: { type: 'string', nullable: true, description: 'One sentence on a failure' },
    remaining: { type: 'integer', minimum: 0, description: 'Turns without a current translation' },
    turns: {
      type: 'array',
      description: 'Turns with words, in text order',
      items: {
        type: 'object',
        properties: {
          source: { type: 'string', description: 'The words of the turn' },
          text: { type: 'string', nullable: true, description: 'Null until translated' },
          stale: { type: 'boolean', description: 'The turn changed since it was translated' },
        },
        required: ['source', 'text', 'stale'],
      },
    },
  },
  required: ['language', 'result', 'error', 'message', 'remaining', 'turns'],
} as const satisfies ObjectSchema;
export type NoteTranslation = Infer<typeof noteTranslation>;
