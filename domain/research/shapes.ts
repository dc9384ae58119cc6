import { askedScope } from '../conversations/index.ts';
import { evidenceText, WRITING_STATES } from '../evidence/index.ts';
import { type Infer, type ObjectSchema, TITLE_MAX, id, moment } from '../kernel/index.ts';
import { researchBudget } from './budget.ts';
import { RESEARCH_STEPS } from './step.ts';

export const QUESTION_MAX = 2000;

const count = { type: 'integer', minimum: 0 } as const;
const question = {
  type: 'string',
  minLength: 1,
  maxLength: QUESTION_MAX,
  pattern: '\\S',
  examples: ['Why do people check the numbers twice?'],
} as const;

export const newResearch = {
  type: 'object',
  properties: { question, scope: askedScope, budget: researchBudget },
  required: ['question', 'scope'],
} as const satisfies ObjectSchema;
export type NewResearch = Infer<typeof newResearch>;

export const createdResearch = {
  type: 'object',
  properties: { id, textId: { ...id, description: 'Its findings, which are written last' } },
  required: ['id', 'textId'],
} as const satisfies ObjectSchema;
export type CreatedResearch = Infer<typeof createdResearch>;

const facts = {
  id,
  question: { type: 'string' },
  scope: askedScope,
  scopeTitle: {
    type: 'string',
    nullable: true,
    description: 'Null for the workspace, and if you can no longer see it',
  },
  state: { type: 'string', enum: WRITING_STATES },
  reason: {
    type: 'string',
    nullable: true,
    description: 'NOT_ENOUGH_DATA, or why it failed, was extracted instead of written by the model, or was cut',
  },
  insightId: { ...id, nullable: true, description: 'The insight that it was saved as' },
  createdAt: moment,
  updatedAt: moment,
} as const;

export const researchSummary = {
  type: 'object',
  properties: facts,
  required: ['id', 'question', 'scope', 'scopeTitle', 'state', 'reason', 'insightId', 'createdAt', 'updatedAt'],
} as const satisfies ObjectSchema;
export type ResearchSummary = Infer<typeof researchSummary>;

/** A finished step. */
export const researchStepView = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: RESEARCH_STEPS },
    query: { type: 'string', nullable: true, description: 'Of a search' },
    queries: { type: 'array', items: { type: 'string' }, description: 'Of the plan; empty for other steps' },
    noteId: { ...id, nullable: true, description: 'The note that was read' },
    noteTitle: { type: 'string', nullable: true, description: 'Null if you can no longer see it' },
    found: {
      ...count,
      description:
        'Queries of the plan, notes found by a search, passages taken from a note, groups, passages that may speak against a finding, or sentences written',
    },
    finishedAt: moment,
  },
  required: ['kind', 'query', 'queries', 'noteId', 'noteTitle', 'found', 'finishedAt'],
} as const satisfies ObjectSchema;
export type ResearchStepView = Infer<typeof researchStepView>;

export const researchView = {
  type: 'object',
  properties: {
    ...facts,
    budget: researchBudget,
    used: {
      type: 'object',
      properties: { sources: count, searches: count, tokens: count },
      required: ['sources', 'searches', 'tokens'],
    },
    steps: { type: 'array', items: researchStepView },
    next: { type: 'string', enum: RESEARCH_STEPS, nullable: true, description: 'The step under way; null at the end' },
    counts: {
      type: 'object',
      properties: {
        of: { type: 'string', enum: ['PEOPLE', 'NOTES'], description: 'PEOPLE if all notes name their speakers' },
        total: { ...count, description: 'People or notes that were read' },
        findings: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              key: { type: 'string', description: 'Key of the section of the text' },
              count: { ...count, description: 'People or notes that its passages come from' },
              passages: { ...count, description: 'Passages that were grouped; the section cites some of them' },
            },
            required: ['key', 'count', 'passages'],
          },
        },
      },
      required: ['of', 'total', 'findings'],
    },
    limits: {
      type: 'array',
      items: { type: 'string' },
      description: 'Sentences on where it looked and what it did not find; empty before the first search',
    },
    text: evidenceText,
  },
  required: [...researchSummary.required, 'budget', 'used', 'steps', 'next', 'counts', 'limits', 'text'],
} as const satisfies ObjectSchema;
export type ResearchView = Infer<typeof researchView>;

export const newResearchInsight = {
  type: 'object',
  properties: {
    projectId: { ...id, description: 'The project of the insight' },
    title: { type: 'string', maxLength: TITLE_MAX, description: 'The question by default' },
  },
  required: ['projectId'],
} as const satisfies ObjectSchema;
export type NewResearchInsight = Infer<typeof newResearchInsight>;
