import { evidenceText, WRITING_STATES } from '../evidence/index.ts';
import { type Infer, type ObjectSchema, id, moment } from '../kernel/index.ts';
import { WRAP_TITLE_MAX } from './wrap.ts';

const count = { type: 'integer', minimum: 0 } as const;

/** A tag, and how many highlights with it were made in two periods. */
export const emergingTheme = {
  type: 'object',
  properties: { id, title: { type: 'string' }, previousCount: count, currentCount: count },
  required: ['id', 'title', 'previousCount', 'currentCount'],
} as const satisfies ObjectSchema;
export type EmergingTheme = Infer<typeof emergingTheme>;

/** Specification, document 001, section 3, Activity wrap blocks. */
export const wrapBlock = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: ['text', 'heading', 'graph'] },
    text: { type: 'string', description: 'Of a text or heading' },
    citations: {
      type: 'array',
      items: { type: 'string' },
      description: 'Of a text: reference ids in `text.content.citations`',
    },
    level: { type: 'string', enum: ['h1', 'h2', 'h3'], description: 'Of a heading' },
    graph: { type: 'string', enum: ['EmergingThemes'], description: 'Of a graph' },
    items: {
      type: 'array',
      items: emergingTheme,
      description: 'Of a graph: tags with more highlights than in the period before',
    },
  },
  required: ['type'],
} as const satisfies ObjectSchema;
export type WrapBlock = Infer<typeof wrapBlock>;

const facts = {
  id,
  projectId: { ...id, nullable: true, description: 'Null for the workspace' },
  title: { type: 'string', maxLength: WRAP_TITLE_MAX },
  since: moment,
  until: { ...moment, description: 'The moment after the period' },
  weekly: { type: 'boolean', description: 'Written by the weekly job, not requested' },
  state: { type: 'string', enum: WRITING_STATES },
  createdAt: moment,
} as const;

export const wrapSummary = {
  type: 'object',
  properties: facts,
  required: ['id', 'projectId', 'title', 'since', 'until', 'weekly', 'state', 'createdAt'],
} as const satisfies ObjectSchema;
export type WrapSummary = Infer<typeof wrapSummary>;

/** A wrap as its reader sees it: without the words and tags of projects that they cannot see. */
export const wrapView = {
  type: 'object',
  properties: {
    ...facts,
    notes: { ...count, description: 'Notes created in the period' },
    highlights: { ...count, description: 'Highlights made in the period' },
    text: evidenceText,
    blocks: { type: 'array', items: wrapBlock },
  },
  required: [...wrapSummary.required, 'notes', 'highlights', 'text', 'blocks'],
} as const satisfies ObjectSchema;
export type WrapView = Infer<typeof wrapView>;

export const wrapQuery = {
  type: 'object',
  properties: { projectId: { ...id, description: 'Wraps of this project; those of the workspace by default' } },
  required: [],
} as const satisfies ObjectSchema;

const title = {
  type: 'string',
  minLength: 1,
  maxLength: WRAP_TITLE_MAX,
  description: 'Names the project and week by default',
} as const;

export const newWrap = {
  type: 'object',
  properties: { title },
  required: [],
} as const satisfies ObjectSchema;
export type NewWrap = Infer<typeof newWrap>;

export const wrapTitleChange = {
  type: 'object',
  properties: { title: { ...title, pattern: '\\S', description: 'Of the wrap' } },
  required: ['title'],
} as const satisfies ObjectSchema;

export const createdWrap = {
  type: 'object',
  properties: { id, textId: { ...id, description: 'Its text, which is being written' } },
  required: ['id', 'textId'],
} as const satisfies ObjectSchema;
export type CreatedWrap = Infer<typeof createdWrap>;
