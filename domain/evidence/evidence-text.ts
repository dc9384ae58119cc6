import type { Infer, ObjectSchema } from '../kernel/index.ts';
import { citation } from './citation.ts';

/** Written by a language model, or taken from the sources word for word. */
export const WRITING_METHODS = ['MODEL', 'EXTRACTED'] as const;
export type WritingMethod = (typeof WRITING_METHODS)[number];

/** WAITING and WORKING are under way; the others are ends. */
export const WRITING_STATES = ['WAITING', 'WORKING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type WritingState = (typeof WRITING_STATES)[number];

/** Why there is no text (specification, document 001, section 3). */
export const NOT_ENOUGH_DATA = 'NOT_ENOUGH_DATA';

export const evidenceSentence = {
  type: 'object',
  properties: {
    text: { type: 'string' },
    citations: {
      type: 'array',
      items: { type: 'string' },
      description: 'Reference ids of its citations, at least one',
    },
    unchecked: {
      type: 'boolean',
      description: 'True if no rule could tell whether its quotes support it; absent otherwise',
    },
  },
  required: ['text', 'citations'],
} as const satisfies ObjectSchema;

export const evidenceSection = {
  type: 'object',
  properties: {
    key: { type: 'string', description: 'Unique in the text' },
    title: { type: 'string', nullable: true },
    startTime: { type: 'number', nullable: true, description: 'Seconds into the recording where the section begins' },
    sentences: { type: 'array', items: evidenceSentence },
  },
  required: ['key', 'title', 'startTime', 'sentences'],
} as const satisfies ObjectSchema;

/** Sections of verified sentences, with the places they rest on. */
export const evidenceContent = {
  type: 'object',
  properties: {
    sections: { type: 'array', items: evidenceSection },
    citations: { type: 'array', items: citation },
  },
  required: ['sections', 'citations'],
} as const satisfies ObjectSchema;
export type EvidenceSentence = Infer<typeof evidenceSentence>;
export type EvidenceSection = Infer<typeof evidenceSection>;
export type EvidenceContent = Infer<typeof evidenceContent>;

/** A text as its readers see it. Sentences whose sources a reader cannot see are missing. */
export const evidenceText = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    state: { type: 'string', enum: WRITING_STATES },
    method: { type: 'string', enum: WRITING_METHODS },
    model: { type: 'string', nullable: true, description: 'Name of the language model; null if extracted' },
    content: evidenceContent,
    dropped: { type: 'integer', minimum: 0, description: 'Sentences left out because no quote supported them' },
    reason: {
      type: 'string',
      nullable: true,
      description: 'NOT_ENOUGH_DATA, or why it failed, was extracted instead of written by the model, or was cut',
    },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'state', 'method', 'model', 'content', 'dropped', 'reason', 'createdAt', 'updatedAt'],
} as const satisfies ObjectSchema;
export type EvidenceText = Infer<typeof evidenceText>;
