import { FIELDS_MAX, fieldTypeOf, fieldTypesThat, sentValues, valueView } from '../fields/index.ts';
import { filterForm } from '../filters/index.ts';
import { type Infer, type ObjectSchema, version, id, moment } from '../kernel/index.ts';
import { audioVideo, ofAnyNote } from '../media/index.ts';
import { KINDS } from '../kinds/index.ts';
import { viewSearch } from './search.ts';
import { objectType } from './view-shapes.ts';

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

/** The most rows that are skipped (decided). */
const SKIPPED_MAX = 10_000_000;

/** Which rows of a project to read. */
export const rowsWanted = {
  type: 'object',
  properties: {
    ...wanted,
    within: { ...filterForm, description: 'Another filter that rows must pass too' },
    sort,
    groupKey,
    skip: {
      type: 'integer',
      minimum: 0,
      maximum: SKIPPED_MAX,
      description: 'Skips so many rows, to jump within a list; not together with a cursor',
      examples: [0],
    },
  },
  required: ['objectType'],
} as const satisfies ObjectSchema;
export type RowsWanted = Infer<typeof rowsWanted>;

/** The most fields whose totals are read at once (decided). */
const TOTALS_MAX = 20;

const totalsOf = (totals: 'numbers' | 'options') =>
  fieldTypesThat('totals').filter((type) => fieldTypeOf(type).totals === totals);

export const groupsWanted = {
  type: 'object',
  properties: {
    ...wanted,
    totals: {
      type: 'array',
      maxItems: TOTALS_MAX,
      items: id,
      description: `Fields of type ${totalsOf('numbers').join(', ')} or ${totalsOf('options').join(', ')}`,
      examples: [[]],
    },
  },
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
    ...ofAnyNote,
    noteId: { ...id, nullable: true, description: 'The note of a highlight' },
    speakers: { type: 'array', items: { type: 'string' }, description: 'Of a highlight' },
    tags: { type: 'array', items: tagged, description: 'Of a note, those of its highlights' },
    people: { type: 'array', items: named },
    authors: { type: 'array', items: named },
    highlightCount: { type: 'integer', nullable: true, description: 'Of a note' },
    published: { type: 'boolean', nullable: true, description: 'Of an insight' },
    coverFileId: { ...id, nullable: true },
    startMs: { type: 'integer', nullable: true, description: 'Of a highlight, milliseconds into its recording' },
    endMs: { type: 'integer', nullable: true },
    audioVideo,
    archived: { type: 'boolean' },
    day: {
      type: 'string',
      format: 'date',
      nullable: true,
      description: 'Of a note, or of the note of a highlight: the day it happened, or on which the note was created',
    },
    happened: { type: 'boolean', nullable: true, description: 'Whether the note has the day it happened' },
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
    'medium',
    'thumbnail',
    'noteId',
    'speakers',
    'tags',
    'people',
    'authors',
    'highlightCount',
    'published',
    'coverFileId',
    'startMs',
    'endMs',
    'audioVideo',
    'archived',
    'day',
    'happened',
    'createdAt',
    'updatedAt',
    'values',
    'valuesVersion',
  ],
} as const satisfies ObjectSchema;
export type Row = Infer<typeof row>;

const maybeNumber = { type: 'number', nullable: true } as const;
/** The values of a field in some rows: sum, average and median of numbers, or the number of rows of each option. */
const fieldTotal = {
  type: 'object',
  properties: {
    fieldId: id,
    count: { type: 'integer', description: 'Rows with a value' },
    sum: maybeNumber,
    average: maybeNumber,
    median: maybeNumber,
    options: {
      type: 'array',
      description: 'Of SELECT: the chosen options, in their order',
      items: {
        type: 'object',
        properties: { optionId: id, count: { type: 'integer' } },
        required: ['optionId', 'count'],
      },
    },
  },
  required: ['fieldId', 'count', 'sum', 'average', 'median', 'options'],
} as const satisfies ObjectSchema;
export type FieldTotal = Infer<typeof fieldTotal>;
const totals = { type: 'array', items: fieldTotal, description: 'Of the fields that were asked for' } as const;

const rowGroup = {
  type: 'object',
  properties: {
    key: { type: 'string', nullable: true, description: 'Null: the rows in no group' },
    title: { type: 'string', description: 'Empty for the rows in no group' },
    color: { type: 'string', nullable: true },
    count: { type: 'integer' },
    totals,
  },
  required: ['key', 'title', 'color', 'count', 'totals'],
} as const satisfies ObjectSchema;
export type ShownGroup = Infer<typeof rowGroup>;

/** The groups of the rows. A row with several values is in several groups; `total` counts it once. */
export const rowGroups = {
  type: 'object',
  properties: { items: { type: 'array', items: rowGroup }, total: { type: 'integer' }, totals },
  required: ['items', 'total', 'totals'],
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
