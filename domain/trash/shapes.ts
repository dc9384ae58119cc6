import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';
import { KINDS } from '../kinds/index.ts';
import { TRASHED_TYPES, TRASH_DAYS } from './trash.ts';

const title = { type: 'string', examples: ['Interview with Ada'] } as const;
const count = { type: 'integer', minimum: 0 } as const;
const objectType = {
  type: 'string',
  enum: TRASHED_TYPES,
  description: 'PROJECT_CATEGORY is a folder',
  examples: ['NOTE'],
} as const;
const named = { type: 'object', properties: { id, title }, required: ['id', 'title'] } as const;
const held = {
  type: 'object',
  properties: {
    folders: count,
    projects: count,
    notes: count,
    insights: count,
    highlights: count,
    tags: count,
    shareLinks: count,
  },
  required: [],
} as const;

export const trashView = {
  type: 'object',
  properties: {
    id: { ...id, description: 'The trash entry' },
    objectType,
    objectId: id,
    title: { ...title, nullable: true, description: 'Null for admins without access to the project or folder' },
    project: { ...named, nullable: true, description: 'The project it belongs to; null for projects and folders' },
    held: { ...held, description: 'Counts of what was deleted with it and is restored with it' },
    trashedBy: { type: 'object', properties: { id, name: { type: 'string' } }, required: ['id', 'name'] },
    trashedAt: { type: 'string', format: 'date-time' },
    purgedAt: {
      type: 'string',
      format: 'date-time',
      description: `Deleted permanently after this time, ${TRASH_DAYS} days after deletion`,
    },
    canRestore: { type: 'boolean', description: 'The caller can restore it' },
    canDeleteForever: { type: 'boolean', description: 'The caller can delete it permanently' },
    parent: { ...named, nullable: true, description: 'The trash entry of its project, which must be restored first' },
  },
  required: [
    'id',
    'objectType',
    'objectId',
    'title',
    'project',
    'held',
    'trashedBy',
    'trashedAt',
    'purgedAt',
    'canRestore',
    'canDeleteForever',
    'parent',
  ],
} as const satisfies ObjectSchema;
export type TrashView = Infer<typeof trashView>;

export const restoredView = {
  type: 'object',
  properties: {
    objectType,
    objectId: id,
    movedTo: {
      type: 'string',
      nullable: true,
      description:
        'Title of the folder it was put into because its own is gone or in the trash; empty for the top level; null when it is back in its place, or the caller cannot open it',
      examples: ['Research'],
    },
  },
  required: ['objectType', 'objectId', 'movedTo'],
} as const satisfies ObjectSchema;
export type RestoredView = Infer<typeof restoredView>;

/** Types whose dependents can be listed before deletion. */
export const DEPENDED_TYPES = [...TRASHED_TYPES, KINDS.highlight.type] as const;
export type DependedType = (typeof DEPENDED_TYPES)[number];

/** Maximum number of insights listed; the count includes the others. */
export const DEPENDENTS_NAMED = 10;

export const dependentsView = {
  type: 'object',
  properties: {
    insights: {
      type: 'array',
      items: named,
      description: `Insights elsewhere that use its highlights as evidence and are visible to the caller, at most ${DEPENDENTS_NAMED}. For a tag board: insights whose evidence carries its tags`,
    },
    insightCount: { ...count, description: 'All such insights, including those the caller cannot see' },
    held: { ...held, description: 'Counts of what is deleted with it' },
    taggedHighlights: { ...count, description: 'Highlights that lose tags with a tag board; 0 for other types' },
  },
  required: ['insights', 'insightCount', 'held', 'taggedHighlights'],
} as const satisfies ObjectSchema;
export type DependentsView = Infer<typeof dependentsView>;
