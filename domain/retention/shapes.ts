import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';
import { retentionInterval } from './interval.ts';
import { RETENTION_DATES } from './rule.ts';

const maybeId = { ...id, nullable: true } as const;
const moment = { type: 'string', format: 'date-time' } as const;
const count = { type: 'integer', minimum: 0 } as const;
const member = { type: 'object', properties: { id, name: { type: 'string' } }, required: ['id', 'name'] } as const;

export const retentionRule = {
  type: 'object',
  properties: {
    interval: retentionInterval,
    since: {
      type: 'string',
      enum: RETENTION_DATES,
      description: 'The date from which a note ages: its creation, or the day that it happened',
    },
  },
  required: ['interval', 'since'],
} as const satisfies ObjectSchema;
const maybeRule = { ...retentionRule, nullable: true, description: 'Null keeps everything' } as const;

const typedName = {
  type: 'string',
  maxLength: 200,
  description:
    'The name of the workspace or title of the project. Needed for a rule that deletes more than the one before.',
} as const;

export const retentionWording = {
  type: 'object',
  properties: { rule: maybeRule, enforced: { type: 'boolean' }, typedName },
  required: ['rule', 'enforced'],
} as const satisfies ObjectSchema;
export type RetentionWording = Infer<typeof retentionWording>;

export const projectRetentionWording = {
  type: 'object',
  properties: {
    inherits: { type: 'boolean', description: 'Follows the rule of the workspace; `rule` is then ignored' },
    rule: maybeRule,
    typedName,
  },
  required: ['inherits', 'rule'],
} as const satisfies ObjectSchema;
export type ProjectRetentionWording = Infer<typeof projectRetentionWording>;

/** A rule as saved. */
export const savedRetention = {
  type: 'object',
  properties: {
    rule: maybeRule,
    before: { ...maybeRule, description: 'The rule in force until `startsAt`' },
    startsAt: moment,
    enforced: { type: 'boolean', description: 'Projects can only set a shorter interval' },
    savedBy: member,
    savedAt: moment,
  },
  required: ['rule', 'before', 'startsAt', 'enforced', 'savedBy', 'savedAt'],
} as const satisfies ObjectSchema;
export type SavedRetentionView = Infer<typeof savedRetention>;
const maybeSaved = { ...savedRetention, nullable: true, description: 'Null if none was ever set' } as const;

export const RETENTION_COUNTS = {
  notes: 'Notes of which the words were deleted',
  recordings: 'Recordings, with their renditions',
  recordedSeconds: 'Their length',
  files: 'Other files',
  characters: 'Characters of text and transcripts',
  highlights: 'Highlights of which the words were deleted',
  responses: 'Responses to survey questions',
  versions: 'Earlier versions of texts',
  insights: 'Insights that cite the notes',
  copies: 'Copies of the words in insights, docs, comments and other texts',
  undoEntries: 'Undo entries',
  searchEntries: 'Entries of the search index, with their vectors',
} as const;
export type RetentionCount = keyof typeof RETENTION_COUNTS;
export type RetentionCounts = Readonly<Record<RetentionCount, number>>;
export const COUNT_NAMES = Object.keys(RETENTION_COUNTS) as RetentionCount[];

const retentionCounts = {
  type: 'object',
  properties: Object.fromEntries(
    COUNT_NAMES.map((name) => [name, { ...count, description: RETENTION_COUNTS[name] }]),
  ) as { readonly [Name in RetentionCount]: { type: 'integer'; minimum: 0; description: string } },
  required: COUNT_NAMES,
} satisfies ObjectSchema;

export const retentionHold = {
  type: 'object',
  properties: {
    id,
    projectId: id,
    noteId: maybeId,
    title: {
      type: 'string',
      nullable: true,
      description: 'Of the note or the project; null if you cannot see it',
    },
    reason: { type: 'string' },
    heldBy: member,
    heldAt: moment,
  },
  required: ['id', 'projectId', 'noteId', 'title', 'reason', 'heldBy', 'heldAt'],
} as const satisfies ObjectSchema;
export type RetentionHoldView = Infer<typeof retentionHold>;

export const HOLD_REASON_MAX = 1_000;
export const newRetentionHold = {
  type: 'object',
  properties: {
    noteId: { ...maybeId, description: 'Null holds all notes of the project' },
    reason: { type: 'string', minLength: 1, maxLength: HOLD_REASON_MAX, description: 'Such as the legal matter' },
  },
  required: ['reason'],
} as const satisfies ObjectSchema;
export type NewRetentionHold = Infer<typeof newRetentionHold>;

export const RUN_STATES = ['RUNNING', 'DONE', 'FAILED'] as const;
export const retentionRun = {
  type: 'object',
  properties: {
    id,
    projectId: { ...maybeId, description: 'Null for all projects' },
    askedBy: { ...member, nullable: true, description: 'Null for the daily run' },
    state: { type: 'string', enum: RUN_STATES },
    problem: { type: 'string', nullable: true },
    startedAt: moment,
    finishedAt: { ...moment, nullable: true },
    held: { ...count, description: 'Notes that were due, but are held' },
    counts: retentionCounts,
  },
  required: ['id', 'projectId', 'askedBy', 'state', 'problem', 'startedAt', 'finishedAt', 'held', 'counts'],
} as const satisfies ObjectSchema;
export type RetentionRunView = Infer<typeof retentionRun>;

export const workspaceRetention = {
  type: 'object',
  properties: {
    saved: maybeSaved,
    name: { type: 'string', description: 'The name to type as confirmation' },
    projects: {
      type: 'array',
      items: {
        type: 'object',
        properties: { projectId: id, title: { type: 'string', nullable: true }, rule: maybeRule },
        required: ['projectId', 'title', 'rule'],
      },
      description: 'Projects with a rule of their own',
    },
    holds: { type: 'array', items: retentionHold },
  },
  required: ['saved', 'name', 'projects', 'holds'],
} as const satisfies ObjectSchema;
export type WorkspaceRetentionView = Infer<typeof workspaceRetention>;

export const projectRetention = {
  type: 'object',
  properties: {
    saved: { ...maybeSaved, description: 'Null if the project follows the workspace' },
    workspace: maybeSaved,
    title: { type: 'string', description: 'The title to type as confirmation' },
    holds: { type: 'array', items: retentionHold },
  },
  required: ['saved', 'workspace', 'title', 'holds'],
} as const satisfies ObjectSchema;
export type ProjectRetentionView = Infer<typeof projectRetention>;

const previewCounts = {
  type: 'object',
  properties: {
    notes: count,
    recordings: count,
    recordedSeconds: count,
    highlights: count,
    insights: count,
    held: count,
  },
  required: ['notes', 'recordings', 'recordedSeconds', 'highlights', 'insights', 'held'],
} as const satisfies ObjectSchema;
export type PreviewCounts = Infer<typeof previewCounts>;

export const retentionPreview = {
  type: 'object',
  properties: {
    now: { ...previewCounts, description: 'Due now: a run at once deletes these' },
    next: { ...previewCounts, description: 'Due at the first run of the rule' },
    month: { ...previewCounts, description: 'Due within 30 days' },
    nextAt: { ...moment, description: 'The first run of the rule' },
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          noteId: id,
          projectId: id,
          title: { type: 'string', nullable: true, description: 'Null if you cannot see the project' },
          dueAt: moment,
          held: { type: 'boolean' },
          recordings: count,
          highlights: count,
        },
        required: ['noteId', 'projectId', 'title', 'dueAt', 'held', 'recordings', 'highlights'],
      },
      description: 'Notes that are due within 30 days, the earliest first',
    },
    more: { type: 'integer', nullable: true, description: 'Pass as `from` for more items; null at the end' },
  },
  required: ['now', 'next', 'month', 'nextAt', 'items', 'more'],
} as const satisfies ObjectSchema;
export type RetentionPreview = Infer<typeof retentionPreview>;

/** A rule to preview, in a query string. */
export const triedRetention = {
  type: 'object',
  properties: {
    ...retentionInterval.properties,
    since: { type: 'string', enum: RETENTION_DATES, description: 'CREATED by default' },
    enforced: { type: 'boolean' },
    from: { type: 'integer', minimum: 0, maximum: 10_000_000, description: 'The `more` of the request before' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type TriedRetention = Infer<typeof triedRetention>;

export const retentionConfirmation = {
  type: 'object',
  properties: {
    typedName: { type: 'string', maxLength: 200, description: 'The name of the workspace or title of the project' },
  },
  required: ['typedName'],
} as const satisfies ObjectSchema;
