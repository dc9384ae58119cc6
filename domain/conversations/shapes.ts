import { citation, evidenceText } from '../evidence/index.ts';
import { filterForm } from '../filters/index.ts';
import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';
import { widenedName } from '../search/index.ts';
import {
  ANSWER_RATINGS,
  CONVERSATION_MESSAGE_MAX,
  CONVERSATION_ROLES,
  CONVERSATION_TITLE_MAX,
} from './conversation.ts';
import { COUNTED_TYPES } from './count-question.ts';
import { ASKED_SCOPES, conversationScope } from './scope.ts';

const count = { type: 'integer', minimum: 0 } as const;
const title = { type: 'string', minLength: 1, maxLength: CONVERSATION_TITLE_MAX } as const;
const question = {
  type: 'string',
  minLength: 1,
  maxLength: CONVERSATION_MESSAGE_MAX,
  pattern: '\\S',
  examples: ['What do people say about the price?'],
} as const;

export const newConversation = {
  type: 'object',
  properties: { title: { ...title, description: 'The first question when absent' }, scope: conversationScope },
  required: ['scope'],
} as const satisfies ObjectSchema;
export type NewConversation = Infer<typeof newConversation>;

export const conversationUpdate = {
  type: 'object',
  properties: { title },
  required: ['title'],
} as const satisfies ObjectSchema;

export const newMessage = {
  type: 'object',
  properties: { text: question },
  required: ['text'],
} as const satisfies ObjectSchema;

export const messageRating = {
  type: 'object',
  properties: { rating: { type: 'string', enum: ANSWER_RATINGS, nullable: true } },
  required: ['rating'],
} as const satisfies ObjectSchema;

export const answerQuery = {
  type: 'object',
  properties: {
    question,
    scopeType: { type: 'string', enum: ASKED_SCOPES, description: 'WORKSPACE when absent' },
    scopeId: { ...id, description: 'The folder, project or note' },
  },
  required: ['question'],
} as const satisfies ObjectSchema;
export type AnswerQuery = Infer<typeof answerQuery>;

export const conversationView = {
  type: 'object',
  properties: {
    id,
    title: { type: 'string', maxLength: CONVERSATION_TITLE_MAX, description: 'Empty until the first question' },
    scope: conversationScope,
    scopeTitle: {
      type: 'string',
      nullable: true,
      description:
        'Of the folder, project, note, insight or person, or of the first chosen note; null for the workspace, and for what you cannot see any more',
    },
    messages: { ...count, description: 'How many there are' },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
    version: { type: 'integer' },
  },
  required: ['id', 'title', 'scope', 'scopeTitle', 'messages', 'createdAt', 'updatedAt', 'version'],
} as const satisfies ObjectSchema;
export type ConversationView = Infer<typeof conversationView>;

/** Where an answer was looked for. */
export const searchedView = {
  type: 'object',
  properties: {
    projects: count,
    notes: count,
    insights: count,
    highlights: count,
    channels: { ...count, description: 'Channels with data points; absent without' },
    dataPoints: { ...count, description: 'Data points of channels; absent without' },
    language: {
      type: 'string',
      description:
        'Language of the question if no source has it and meanings are not known in it, such as `de`: only names, numbers and equal words were looked for. Absent otherwise',
    },
  },
  required: ['projects', 'notes', 'insights', 'highlights'],
} as const satisfies ObjectSchema;

/** A cited passage with its neighbors: whole lines or sentences, verbatim, with the answering sentence marked. */
export const answerPassage = {
  type: 'object',
  properties: {
    citationReferenceId: { type: 'string', description: 'The citation of the marked sentence' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          speaker: { type: 'string', nullable: true },
          parts: {
            type: 'array',
            description: 'The words of the line, in order',
            items: {
              type: 'object',
              properties: { text: { type: 'string' }, marked: { type: 'boolean' } },
              required: ['text', 'marked'],
            },
          },
        },
        required: ['speaker', 'parts'],
      },
    },
  },
  required: ['citationReferenceId', 'lines'],
} as const satisfies ObjectSchema;
export type AnswerPassage = Infer<typeof answerPassage>;

/** An answer (specification, document 001, section 3, AI answer). */
export const answerView = {
  type: 'object',
  properties: {
    text: { ...evidenceText, nullable: true, description: 'With its state; null if it is not stored' },
    summary: { type: 'string', description: 'The sentences of the answer; empty if nothing was found' },
    citations: { type: 'array', items: citation },
    terms: {
      type: 'array',
      items: widenedName,
      description: 'Terms of the glossary in the question. No evidence: the answer cites nothing of them',
    },
    passages: {
      type: 'array',
      items: answerPassage,
      description: 'Best first: the cited passages with their neighbors, as they are now',
    },
    numProjects: { ...count, description: 'Projects that it cites' },
    numHighlights: { ...count, description: 'Highlights that it cites' },
    numChannels: { ...count, description: 'Channels that it cites' },
    numItems: { ...count, description: 'Notes, insights and data points that it cites' },
    isQuestion: { type: 'boolean', description: 'Whether the words were a question' },
    followUps: { type: 'array', items: { type: 'string' }, description: 'Questions that lead on' },
  },
  required: [
    'text',
    'summary',
    'citations',
    'passages',
    'terms',
    'numProjects',
    'numHighlights',
    'numChannels',
    'numItems',
    'isQuestion',
    'followUps',
  ],
} as const satisfies ObjectSchema;
export type AnswerView = Infer<typeof answerView>;

/** A count by filters, with what was counted. */
export const countedView = {
  type: 'object',
  properties: {
    counts: { type: 'string', enum: COUNTED_TYPES },
    count,
    total: { ...count, description: 'Of how many: without the words and the tag of the question' },
    definition: { type: 'string', description: 'What was counted, such as `notes that contain “price”`' },
    list: {
      type: 'object',
      nullable: true,
      description: 'The filter that lists them; for people in many notes, these notes. Null if no list has them',
      properties: {
        type: { type: 'string', enum: COUNTED_TYPES },
        projectId: { ...id, nullable: true, description: 'Null for the workspace' },
        filter: filterForm,
      },
      required: ['type', 'projectId', 'filter'],
    },
  },
  required: ['counts', 'count', 'total', 'definition', 'list'],
} as const satisfies ObjectSchema;
export type CountedView = Infer<typeof countedView>;

/** An answer that is not stored. */
export const foundAnswer = {
  type: 'object',
  properties: {
    ...answerView.properties,
    sentences: evidenceText.properties.content,
    counted: { ...countedView, nullable: true, description: 'Of a question that filters answer; null for all others' },
    searched: searchedView,
    missing: { type: 'array', items: { type: 'string' }, description: 'Words that occur nowhere that you can see' },
  },
  required: [...answerView.required, 'sentences', 'counted', 'searched', 'missing'],
} as const satisfies ObjectSchema;
export type FoundAnswer = Infer<typeof foundAnswer>;

export const messageView = {
  type: 'object',
  properties: {
    id,
    role: { type: 'string', enum: CONVERSATION_ROLES, description: 'THINKING says where the answer was looked for' },
    text: { type: 'string', maxLength: CONVERSATION_MESSAGE_MAX },
    answer: { ...answerView, nullable: true, description: 'Of ASSISTANT' },
    counted: {
      ...countedView,
      nullable: true,
      description: 'Of ASSISTANT, instead of an answer: a count at the time of the question',
    },
    searched: { ...searchedView, nullable: true, description: 'Of THINKING' },
    missing: {
      type: 'array',
      items: { type: 'string' },
      description: 'Of THINKING: words of the question that occur nowhere that you can see',
    },
    rating: { type: 'string', enum: ANSWER_RATINGS, nullable: true },
    createdAt: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'role', 'text', 'answer', 'counted', 'searched', 'missing', 'rating', 'createdAt'],
} as const satisfies ObjectSchema;
export type MessageView = Infer<typeof messageView>;
