import { type Infer, type ObjectSchema, version, id } from '../kernel/index.ts';
import { QUESTION_TEXT_MAX, QUESTION_TYPES } from './question.ts';

const type = { type: 'string', enum: QUESTION_TYPES, examples: ['SINGLE_SELECT'] } as const;
const text = {
  type: 'string',
  minLength: 1,
  maxLength: QUESTION_TEXT_MAX,
  pattern: '\\S',
  examples: ['Which dashboards do you open every week?'],
} as const;
const optionText = { ...text, examples: ['Revenue'] } as const;

/** Maximum number of options that fit into 40,000 characters of JSON. */
const OPTIONS_MAX = 800;

const options = {
  type: 'array',
  maxItems: OPTIONS_MAX,
  examples: [[{ optionText: 'Revenue' }, { optionText: 'Churn' }]],
  description:
    'All options in their order; none for FREE_TEXT. Options without an id are new; those left out are deleted. As JSON at most 40,000 characters',
  items: {
    type: 'object',
    properties: { id: { ...id, nullable: true }, optionText },
    required: ['optionText'],
  },
} as const;

/** A question of a survey: one text with one question, as a content item has no room for a second one. */
export const newQuestion = {
  type: 'object',
  properties: { type, text, options },
  required: ['type', 'text'],
} as const satisfies ObjectSchema;
export type NewQuestion = Infer<typeof newQuestion>;

/** Other words of a question: absent keeps. */
export const questionUpdate = {
  type: 'object',
  properties: { type: { ...type, examples: ['MULTI_SELECT'] }, text, options: { ...options, examples: [] } },
  required: [],
} as const satisfies ObjectSchema;
export type QuestionUpdate = Infer<typeof questionUpdate>;

export const sentResponse = {
  type: 'object',
  properties: {
    text: { type: 'string', maxLength: QUESTION_TEXT_MAX, nullable: true, description: 'FREE_TEXT' },
    optionIds: {
      type: 'array',
      items: id,
      maxItems: OPTIONS_MAX,
      nullable: true,
      description: 'MULTI_SELECT, and SINGLE_SELECT with one option',
    },
  },
  required: [],
} as const satisfies ObjectSchema;

export const questionView = {
  type: 'object',
  properties: {
    id,
    noteId: id,
    type,
    text: { type: 'string' },
    options: {
      type: 'array',
      items: { type: 'object', properties: { id, optionText: { type: 'string' } }, required: ['id', 'optionText'] },
    },
    response: {
      type: 'object',
      properties: { text: { type: 'string' }, optionIds: { type: 'array', items: id } },
      required: [],
      nullable: true,
      description: '`text` for FREE_TEXT, `optionIds` for the others; null without a response',
    },
    version,
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'noteId', 'type', 'text', 'options', 'response', 'version', 'createdAt', 'updatedAt'],
} as const satisfies ObjectSchema;
export type QuestionView = Infer<typeof questionView>;

export const questionList = {
  type: 'object',
  properties: { items: { type: 'array', items: questionView, description: 'In the order of their creation' } },
  required: ['items'],
} as const satisfies ObjectSchema;
export type QuestionList = Infer<typeof questionList>;
