import { type Infer, type ObjectSchema, version, id, moment } from '../kernel/index.ts';
import { viewSearch } from './search.ts';
import { VIEW_LAYOUTS, VIEWED_TYPES } from './types.ts';
import { VIEW_TITLE_MAX } from './view.ts';

export const objectType = { type: 'string', enum: VIEWED_TYPES, examples: ['NOTE'] } as const;
const docId = { ...id, nullable: true, description: 'The canvas of the layout CANVAS', examples: [null] } as const;
const layout = { type: 'string', enum: VIEW_LAYOUTS, examples: ['TABLE'] } as const;
const title = {
  type: 'string',
  minLength: 1,
  maxLength: VIEW_TITLE_MAX,
  pattern: '\\S',
  examples: ['Interviews by role'],
} as const;
const isPrivate = { type: 'boolean', description: 'Only you see it', examples: [false] } as const;
const isDefault = {
  type: 'boolean',
  description: 'Opens first for this type of object; another default view of the type is replaced',
  examples: [false],
} as const;

const parts = { title, layout, docId, viewData: viewSearch, isPrivate, isDefault } as const;

export const newView = {
  type: 'object',
  properties: { objectType, ...parts },
  required: ['objectType', 'title', 'layout', 'viewData'],
} as const satisfies ObjectSchema;
export type NewView = Infer<typeof newView>;

/** Absent parts stay. */
export const viewUpdate = { type: 'object', properties: parts, required: [] } as const satisfies ObjectSchema;
export type ViewUpdate = Infer<typeof viewUpdate>;

/** A title for a copy, or none for “Copy of …”. */
export const viewCopy = { type: 'object', properties: { title }, required: [] } as const satisfies ObjectSchema;

export const viewPlace = {
  type: 'object',
  properties: {
    beforeViewId: { ...id, nullable: true, description: 'The view that follows; null for the end', examples: [null] },
  },
  required: ['beforeViewId'],
} as const satisfies ObjectSchema;

export const shownView = {
  type: 'object',
  properties: {
    id,
    projectId: id,
    objectType,
    ...parts,
    rank: { type: 'number' },
    version,
    createdBy: id,
    createdAt: moment,
    updatedAt: moment,
  },
  required: [
    'id',
    'projectId',
    'docId',
    'objectType',
    'layout',
    'rank',
    'title',
    'viewData',
    'isPrivate',
    'isDefault',
    'version',
    'createdBy',
    'createdAt',
    'updatedAt',
  ],
} as const satisfies ObjectSchema;
export type ShownView = Infer<typeof shownView>;

export const viewList = {
  type: 'object',
  properties: { items: { type: 'array', items: shownView } },
  required: ['items'],
} as const satisfies ObjectSchema;
