import { type Infer, type ObjectSchema, id, moment } from '../kernel/index.ts';
import { VERSION_NAME_MAX } from './text-version.ts';

const name = {
  type: 'string',
  minLength: 1,
  maxLength: VERSION_NAME_MAX,
  pattern: '\\S',
  examples: ['Before coding'],
} as const;

/** The name of the text as it is now. */
export const newVersionName = {
  type: 'object',
  properties: { name },
  required: ['name'],
} as const satisfies ObjectSchema;

export const versionName = {
  type: 'object',
  properties: { name: { ...name, nullable: true, description: 'Null makes it an automatic version again' } },
  required: ['name'],
} as const satisfies ObjectSchema;

export const textVersionView = {
  type: 'object',
  properties: {
    id,
    name: { type: 'string', nullable: true, description: 'Null for automatic versions' },
    current: { type: 'boolean', description: 'The text as it is now' },
    authors: {
      type: 'array',
      items: { type: 'object', properties: { id, name: { type: 'string' } }, required: ['id', 'name'] },
      description: 'Members who changed the text since the version before; empty for its first state',
    },
    beganAt: moment,
    endedAt: moment,
    restoredFrom: { ...moment, nullable: true, description: 'The end of the version that was restored' },
  },
  required: ['id', 'name', 'current', 'authors', 'beganAt', 'endedAt', 'restoredFrom'],
} as const satisfies ObjectSchema;
export type TextVersionView = Infer<typeof textVersionView>;

export const textVersionList = {
  type: 'object',
  properties: { items: { type: 'array', items: textVersionView } },
  required: ['items'],
} as const satisfies ObjectSchema;
export type TextVersionList = Infer<typeof textVersionList>;

export const versionContent = {
  type: 'object',
  properties: {
    version: textVersionView,
    content: { type: 'free', description: 'ProseMirror JSON' },
    speakers: { type: 'free', description: 'The name of each speaker by the id that turns carry' },
    text: { type: 'string' },
  },
  required: ['version', 'content', 'speakers', 'text'],
} as const satisfies ObjectSchema;

const comparedPart = {
  type: 'object',
  properties: {
    text: { type: 'string' },
    change: { type: 'string', enum: ['ADDED', 'REMOVED'], nullable: true, description: 'Null for unchanged words' },
  },
  required: ['text', 'change'],
} as const satisfies ObjectSchema;
export type ComparedPart = Infer<typeof comparedPart>;

const comparedBlock = {
  type: 'object',
  properties: {
    type: { type: 'string', description: 'The type of the block, or of the list, quote or table around it' },
    level: { type: 'integer', nullable: true, description: 'Of a heading' },
    speaker: { type: 'string', nullable: true, description: 'The name of the speaker of a turn' },
    change: {
      type: 'string',
      enum: ['SAME', 'ADDED', 'REMOVED', 'CHANGED', 'FORMATTED', 'SKIPPED'],
      description: 'FORMATTED: the same words, set in another way. SKIPPED: `count` unchanged blocks',
    },
    parts: { type: 'array', items: comparedPart },
    count: { type: 'integer' },
  },
  required: ['type', 'level', 'speaker', 'change', 'parts', 'count'],
} as const satisfies ObjectSchema;
export type ComparedBlock = Infer<typeof comparedBlock>;

export const comparison = {
  type: 'object',
  properties: {
    addedWords: { type: 'integer' },
    removedWords: { type: 'integer' },
    changedBlocks: { type: 'integer' },
    blocks: { type: 'array', items: comparedBlock },
    complete: { type: 'boolean', description: 'False if there are more changed blocks than are listed' },
  },
  required: ['addedWords', 'removedWords', 'changedBlocks', 'blocks', 'complete'],
} as const satisfies ObjectSchema;
export type Comparison = Infer<typeof comparison>;

export const versionComparison = {
  type: 'object',
  properties: {
    since: { ...textVersionView, nullable: true, description: 'The older version; null before the first' },
    version: textVersionView,
    ...comparison.properties,
  },
  required: ['since', 'version', ...comparison.required],
} as const satisfies ObjectSchema;
export type VersionComparison = Infer<typeof versionComparison>;

export const comparedWith = {
  type: 'object',
  properties: {
    since: { ...id, description: 'The older version to compare with; the one before by default' },
  },
  required: [],
} as const satisfies ObjectSchema;
