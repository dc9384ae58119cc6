import { FIELDS_MAX, sentValues, valueView } from '../fields/index.ts';
import { filterForm } from '../filters/index.ts';
import { type Infer, type ObjectSchema, version } from '../kernel/index.ts';
import { KINDS } from '../kinds/index.ts';
import { viewSearch } from './search.ts';
import { objectType } from './view-shapes.ts';

const id = { type: 'string', format: 'uuid' } as const;
const moment = { type: 'string', format: 'date-time' } as const;
const named = { type: 'object', properties: { id, name: { type: 'string' } }, required: ['id', 'name'] } as const;
const tagged = {
  type: 'object',
  properties: { id, title: { type: 'string' }, color: { type: 'string' } },
  required: ['id', 'title', 'color'],
} as const;

/** The most objects whose values are set in one request (decided). */
export const CHANGED_ROWS_MAX = 500;

const { sort, group } = viewSearch.properties;
const wanted = { objectType, filter: filterForm, group } as const;
const groupKey = {
  type: 'string',
  maxLength: 40,
  nullable: true,
  description: 'Only rows of this group; null for those in no group',
} as const;

/** Which rows of a project to read. */
export const rowsWanted = {
  type: 'object',
  properties: { ...wanted, sort, groupKey },
  required: ['objectType'],
} as const satisfies ObjectSchema;
export type RowsWanted = Infer<typeof rowsWanted>;

export const groupsWanted = {
  type: 'object',
  properties: wanted,
  required: ['objectType'],
} as const satisfies ObjectSchema;
export type GroupsWanted = Infer<typeof groupsWanted>;

/** A note, insight or highlight in a list, with the values of its custom fields; a highlight with those of its note. */
export const row = {
  type: 'object',
  properties: {
    id,
    objectType,
    title: { type: 'string', description: 'Of a highlight, the title of its note' },
    text: { type: 'string', description: 'The words of a highlight, or the beginning of the content' },
    noteId: { ...id, nullable: true, description: 'The note of a highlight' },
    speakers: { type: 'array', items: { type: 'string' }, description: 'Of a highlight' },
    tags: { type: 'array', items: tagged, description: 'Of a note, those of its highlights' },
    people: { type: 'array', items: named },
    authors: { type: 'array', items: named },
    highlightCount: { type: 'integer', nullable: true, description: 'Of a note' },
    published: { type: 'boolean', nullable: true, description: 'Of an insight' },
    coverFileId: { ...id, nullable: true },
    archived: { type: 'boolean' },
    createdAt: moment,
    updatedAt: moment,
    values: { type: 'array', items: valueView, description: 'Fields without a value are left out' },
    valuesVersion: { ...version, description: 'Counts up with every change of the values' },
  },
  required: [
    'id',
    'objectType',
    'title',
    'text',
    'noteId',
    'speakers',
    'tags',
    'people',
    'authors',
    'highlightCount',
    'published',
    'coverFileId',
    'archived',
    'createdAt',
    'updatedAt',
    'values',
    'valuesVersion',
  ],
} as const satisfies ObjectSchema;
export type Row = Infer<typeof row>;

const rowGroup = {
  type: 'object',
  properties: {
    key: { type: 'string', nullable: true, description: 'Null: the rows in no group' },
    title: { type: 'string', description: 'Empty for the rows in no group' },
    color: { type: 'string', nullable: true },
    count: { type: 'integer' },
  },
  required: ['key', 'title', 'color', 'count'],
} as const satisfies ObjectSchema;
export type ShownGroup = Infer<typeof rowGroup>;

/** The groups of the rows. A row with several values is in several groups; `total` counts it once. */
export const rowGroups = {
  type: 'object',
  properties: { items: { type: 'array', items: rowGroup }, total: { type: 'integer' } },
  required: ['items', 'total'],
} as const satisfies ObjectSchema;
export type RowGroups = Infer<typeof rowGroups>;

/** Values to set on many objects; all or none are set. */
export const rowValues = {
  type: 'object',
  properties: {
    objectType: { type: 'string', enum: [KINDS.note.type, KINDS.insight.type], examples: ['NOTE'] },
    changes: {
      type: 'array',
      minItems: 1,
      maxItems: CHANGED_ROWS_MAX,
      items: {
        type: 'object',
        properties: { objectId: id, values: { ...sentValues.properties.values, maxItems: 2 * FIELDS_MAX } },
        required: ['objectId', 'values'],
      },
    },
  },
  required: ['objectType', 'changes'],
} as const satisfies ObjectSchema;
export type RowValues = Infer<typeof rowValues>;
