import { evidenceText, NOT_ENOUGH_DATA } from '../evidence/index.ts';
import { type Infer, type ObjectSchema, version, id, moment } from '../kernel/index.ts';
import { SUMMARY_FRAMEWORKS } from './frameworks.ts';
import { SUMMARY_KINDS, SUMMARY_TARGETS } from './summary.ts';

const count = { type: 'integer', minimum: 0 } as const;
export const SUMMARY_PROMPT_MAX = 2000;
const framework = { type: 'string', enum: SUMMARY_FRAMEWORKS } as const;
const language = {
  type: 'string',
  nullable: true,
  maxLength: 35,
  pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
  description:
    'BCP 47 tag of the text; null for that of the sources. Extracted texts are always in the language of the sources',
  examples: ['en'],
} as const;
const member = {
  type: 'object',
  properties: { id, name: { type: 'string' } },
  required: ['id', 'name'],
} as const satisfies ObjectSchema;

export const newSummary = {
  type: 'object',
  properties: {
    framework: { ...framework, description: 'That of the project by default' },
    prompt: {
      type: 'string',
      minLength: 1,
      maxLength: SUMMARY_PROMPT_MAX,
      pattern: '\\S',
      description: 'Your instruction; required for CustomPrompt, and only allowed there',
      examples: ['What would make them switch?'],
    },
    language,
  },
  required: [],
} as const satisfies ObjectSchema;
export type NewSummary = Infer<typeof newSummary>;

/** Absent values keep those of before. */
export const summaryRegeneration = {
  type: 'object',
  properties: {
    ...newSummary.properties,
    replaceEdited: {
      type: 'boolean',
      description: 'Whether to replace a text that a member edited; refused otherwise',
    },
  },
  required: [],
} as const satisfies ObjectSchema;
export type SummaryRegeneration = Infer<typeof summaryRegeneration>;

export const regeneratedSummary = {
  type: 'object',
  properties: { undoId: { ...id, description: 'Takes it back: POST /undo/{undoId}' }, textId: id },
  required: ['undoId', 'textId'],
} as const satisfies ObjectSchema;
export type RegeneratedSummary = Infer<typeof regeneratedSummary>;

const SECTIONS_MAX = 60;
const SECTION_MAX = 10_000;
export const summaryEdit = {
  type: 'object',
  properties: {
    sections: {
      type: 'array',
      minItems: 1,
      maxItems: SECTIONS_MAX,
      items: {
        type: 'object',
        properties: {
          key: { type: 'string', minLength: 1, maxLength: 100, description: 'Key of a section of the text' },
          text: { type: 'string', maxLength: SECTION_MAX, description: 'Its sentences, one per line' },
        },
        required: ['key', 'text'],
      },
    },
  },
  required: ['sections'],
} as const satisfies ObjectSchema;
export type SummarySectionText = Infer<typeof summaryEdit>['sections'][number];

export const createdSummary = {
  type: 'object',
  properties: { id, textId: { ...id, description: 'Its text, to stream: GET /ai/texts/{textId}/events' } },
  required: ['id', 'textId'],
} as const satisfies ObjectSchema;
export type CreatedSummary = Infer<typeof createdSummary>;

const staleness = {
  type: 'object',
  nullable: true,
  properties: { changed: count, added: count, removed: count },
  required: ['changed', 'added', 'removed'],
  description: 'Sources that changed since it was written, that are new, and that are gone; null if it is up to date',
} as const;

export const summaryView = {
  type: 'object',
  properties: {
    id,
    projectId: id,
    targetType: { type: 'string', enum: SUMMARY_TARGETS },
    targetId: { ...id, description: 'Of a filter: the project' },
    kind: { type: 'string', enum: SUMMARY_KINDS },
    framework,
    prompt: { type: 'string', nullable: true },
    language,
    text: { ...evidenceText, description: 'Its sentences with their citations' },
    content: { type: 'string', description: 'The same as Markdown' },
    sections: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          title: { type: 'string', nullable: true },
          startTime: { type: 'number', nullable: true, description: 'Seconds into the recording' },
          text: { type: 'string' },
        },
        required: ['title', 'startTime', 'text'],
      },
      description: 'The same by section, such as the chapters of a recording',
    },
    quotes: {
      type: 'array',
      items: {
        type: 'object',
        properties: { itemId: id, text: { type: 'string' } },
        required: ['itemId', 'text'],
      },
      description: 'The verbatim words that it rests on, with the note, highlight or insight they are from',
    },
    automatic: { type: 'boolean', description: 'Started by the automatic feature Summarize' },
    editedBy: { ...member, nullable: true, description: 'The member who edited the text; null if it is as written' },
    stale: staleness,
    contributors: { type: 'array', items: member, description: 'Members who generated or edited it' },
    createdAt: moment,
    updatedAt: moment,
    version,
  },
  required: [
    'id',
    'projectId',
    'targetType',
    'targetId',
    'kind',
    'framework',
    'prompt',
    'language',
    'text',
    'content',
    'sections',
    'quotes',
    'automatic',
    'editedBy',
    'stale',
    'contributors',
    'createdAt',
    'updatedAt',
    'version',
  ],
} as const satisfies ObjectSchema;
export type SummaryView = Infer<typeof summaryView>;

/** Of new summaries in a project. */
export const summarySettings = {
  type: 'object',
  properties: { framework, language },
  required: ['framework', 'language'],
} as const satisfies ObjectSchema;
export type SummarySettings = Infer<typeof summarySettings>;
export const summarySettingsChange = { ...summarySettings, required: [] } as const satisfies ObjectSchema;

export const summaryList = {
  type: 'object',
  properties: {
    items: { type: 'array', items: summaryView, description: 'Newest first' },
    notPossible: {
      type: 'string',
      enum: [NOT_ENOUGH_DATA],
      nullable: true,
      description: 'Why nothing can be summarized: there is not enough content',
    },
    method: {
      type: 'string',
      enum: ['MODEL', 'EXTRACTED', 'OFF'],
      description: 'Written by a language model, taken from the sources word for word, or switched off',
    },
    defaults: { ...summarySettings, description: 'Of the project' },
  },
  required: ['items', 'notPossible', 'method', 'defaults'],
} as const satisfies ObjectSchema;
export type SummaryList = Infer<typeof summaryList>;
