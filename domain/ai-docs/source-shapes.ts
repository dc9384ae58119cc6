import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';
import { SUMMARY_FRAMEWORKS, SUMMARY_PROMPT_MAX, newSummary } from '../summaries/index.ts';

/** Sources of a doc. FILTER: the results of a saved filter of notes or highlights in the project. */
export const DOC_SOURCES = ['FILTER', 'INSIGHT', 'NOTE', 'PROJECT', 'TAG'] as const;
/** Chosen sources of a doc at most (decided). */
export const DOC_SOURCES_MAX = 100;

export const docSource = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: DOC_SOURCES, examples: ['PROJECT'] },
    id: { ...id, description: 'The object in the project of the doc, the project itself, or the saved filter' },
  },
  required: ['type', 'id'],
} as const satisfies ObjectSchema;
export type DocSource = Infer<typeof docSource>;

export const docSources = { type: 'array', items: docSource, minItems: 1, maxItems: DOC_SOURCES_MAX } as const;

export const docFramework = { type: 'string', enum: SUMMARY_FRAMEWORKS, examples: ['ByThemes'] } as const;
export const docPrompt = {
  type: 'string',
  minLength: 1,
  maxLength: SUMMARY_PROMPT_MAX,
  pattern: '\\S',
  description: 'Your instruction; required for CustomPrompt, and only allowed there',
  examples: ['What would make them switch?'],
} as const;
export const docLanguage = newSummary.properties.language;
