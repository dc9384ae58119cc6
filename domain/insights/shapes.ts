import { EVIDENCE_MAX } from '../content/index.ts';
import { highlightView } from '../highlights/index.ts';
import { QUOTE_CHANGES } from './changed-quotes.ts';
import { type Infer, type ObjectSchema, TITLE_MAX, version, id } from '../kernel/index.ts';

const title = {
  type: 'string',
  maxLength: TITLE_MAX,
  examples: ['People check the number before they trust it'],
} as const;
const content = {
  type: 'free',
  description: 'Rich text as ProseMirror JSON; evidence as `{"type":"evidence","attrs":{"highlightId":"…"}}`',
} as const;
const markdown = {
  type: 'string',
  maxLength: 5_000_000,
  description: 'Rich text as Markdown',
  examples: ['Everybody we asked checks the number twice.'],
} as const;
const evidence = {
  type: 'array',
  items: id,
  maxItems: EVIDENCE_MAX,
  description: 'Highlights to put at the end as live evidence',
} as const;

export const newInsight = {
  type: 'object',
  properties: { title, content, markdown, evidence },
  required: [],
} as const satisfies ObjectSchema;
export type NewInsight = Infer<typeof newInsight>;

export const insightWording = {
  type: 'object',
  properties: {
    title,
    locked: { type: 'boolean', description: 'A locked insight cannot be edited' },
    coverFileId: { ...id, nullable: true, description: 'An uploaded image' },
    archived: { type: 'boolean', description: 'An archived insight is kept out of lists and cannot be edited' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type InsightWording = Infer<typeof insightWording>;

export const insightContent = {
  type: 'object',
  properties: { content, markdown },
  required: [],
} as const satisfies ObjectSchema;

const person = {
  type: 'object',
  properties: { id, name: { type: 'string' } },
  required: ['id', 'name'],
} as const satisfies ObjectSchema;
const strength = {
  type: 'object',
  description: 'How much it rests on, as different people and different sources',
  properties: {
    people: {
      type: 'integer',
      minimum: 0,
      description: 'Linked people, and speakers who are not linked, once in each note',
    },
    unnamed: { type: 'integer', minimum: 0, description: 'Notes with quotes of unknown speakers' },
    sources: { type: 'integer', minimum: 0 },
  },
  required: ['people', 'unnamed', 'sources'],
} as const satisfies ObjectSchema;

/** An insight as shown in lists, on home and above its document. */
export const insightView = {
  type: 'object',
  properties: {
    id,
    projectId: id,
    projectTitle: { type: 'string' },
    title: { type: 'string', description: 'Empty if no title was given' },
    excerpt: { type: 'string' },
    locked: { type: 'boolean' },
    aiGenerated: { type: 'boolean', description: 'Whether AI wrote it' },
    archived: { type: 'boolean' },
    coverFileId: { type: 'string', format: 'uuid', nullable: true },
    publishedAt: { type: 'string', format: 'date-time', nullable: true },
    shows: {
      type: 'string',
      enum: ['live', 'published'],
      description:
        'Whether title, cover, words and evidence are the live ones, or those last published. Readers without write access get the published ones while an insight is published',
    },
    unpublishedChanges: {
      type: 'boolean',
      description: 'Whether the live insight differs from the published one; true only for members with write access',
    },
    authors: { type: 'array', items: person },
    contributors: { type: 'array', items: person },
    strength,
    version: { type: 'integer', description: 'Counts up with every change of its words; the ETag of its content' },
    factsVersion: { ...version, description: 'Counts up with every change of title, cover, lock or archive; the ETag' },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  },
  required: [
    'id',
    'projectId',
    'projectTitle',
    'title',
    'excerpt',
    'locked',
    'aiGenerated',
    'archived',
    'coverFileId',
    'publishedAt',
    'shows',
    'unpublishedChanges',
    'authors',
    'contributors',
    'strength',
    'version',
    'factsVersion',
    'createdAt',
    'updatedAt',
  ],
} as const satisfies ObjectSchema;
export type InsightView = Infer<typeof insightView>;

export const contradiction = {
  type: 'object',
  properties: { contradicts: { type: 'boolean', description: 'Whether it contradicts the insight', examples: [true] } },
  required: ['contradicts'],
} as const satisfies ObjectSchema;

export const homeInsight = {
  type: 'object',
  properties: {
    insight: { ...insightView, nullable: true, description: 'Null: the default page with all published insights' },
  },
  required: ['insight'],
} as const satisfies ObjectSchema;

export const homeChoice = {
  type: 'object',
  properties: {
    insightId: {
      ...id,
      nullable: true,
      description: 'A published insight; null for the default page',
      examples: [null],
    },
  },
  required: ['insightId'],
} as const satisfies ObjectSchema;

export const publishedOutcome = {
  type: 'object',
  properties: {
    undoId: { ...id, nullable: true, description: 'Undo with `POST /undo/{undoId}`; null when nothing changed' },
  },
  required: ['undoId'],
} as const satisfies ObjectSchema;

/** One piece of live evidence. `highlight` is absent if its source is deleted or not visible to the caller. */
const evidencePiece = {
  type: 'object',
  properties: {
    highlightId: id,
    highlight: {
      ...highlightView,
      nullable: true,
      description: 'Current highlight; null if it was deleted or the caller cannot see its project',
    },
    inTrash: {
      type: 'boolean',
      description: 'True if its note or project is in the trash. Present only for callers who could see it before',
    },
    contradicts: { type: 'boolean', description: 'True if it is marked as contradicting the insight' },
    occurredOn: { type: 'string', description: 'The date of its note, YYYY-MM-DD; absent without one' },
  },
  required: ['highlightId', 'highlight'],
} as const satisfies ObjectSchema;
const changedQuote = {
  type: 'object',
  properties: {
    highlightId: id,
    change: { type: 'string', enum: QUOTE_CHANGES },
    before: { type: 'string', nullable: true, description: 'Words at publication; null where words were redacted' },
    after: { type: 'string', nullable: true, description: 'Words now; null if the highlight is deleted' },
  },
  required: ['highlightId', 'change', 'before', 'after'],
} as const satisfies ObjectSchema;

export const evidenceView = {
  type: 'object',
  properties: {
    items: { type: 'array', items: evidencePiece, description: 'In the order of the insight' },
    strength,
    changed: {
      type: 'array',
      description:
        'Quotes of a published insight that changed since it was published, in notes that the caller can see. Publish again to accept them',
      items: changedQuote,
    },
  },
  required: ['items', 'strength', 'changed'],
} as const satisfies ObjectSchema;
export type EvidenceView = Infer<typeof evidenceView>;
