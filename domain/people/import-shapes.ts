import type { Infer, ObjectSchema } from '../kernel/index.ts';
import { FIELD_TYPE_NAMES } from '../fields/index.ts';
import { PEOPLE_ROWS_MAX } from './import-plan.ts';

const csv = {
  type: 'string',
  minLength: 1,
  maxLength: 2_000_000,
  description: `The table as text, with names of columns in the first row; at most ${PEOPLE_ROWS_MAX} rows`,
  examples: ['Name,Email\nAda Lovelace,ada@example.org'],
} as const;
const fileName = { type: 'string', minLength: 1, maxLength: 255, examples: ['customers.csv'] } as const;

const mapping = {
  type: 'object',
  properties: {
    name: {
      type: 'array',
      items: { type: 'integer', minimum: 0, maximum: 200 },
      maxItems: 4,
      description: 'Columns of the name in their order, counted from 0: one, or first name and last name',
    },
    details: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        properties: {
          column: { type: 'integer', minimum: 0, maximum: 200 },
          label: { type: 'string', minLength: 1, maxLength: 200 },
        },
        required: ['column', 'label'],
      },
      description: 'Columns that become details, under these labels',
    },
    fields: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        properties: {
          column: { type: 'integer', minimum: 0, maximum: 200 },
          fieldId: { type: 'string', format: 'uuid', description: 'Absent: creates a field' },
          label: {
            type: 'string',
            minLength: 1,
            maxLength: 200,
            description: 'Of a field to create; the name of the column by default',
          },
          type: { type: 'string', enum: FIELD_TYPE_NAMES, description: 'Of a field to create; TEXT by default' },
          several: {
            type: 'boolean',
            description: 'Whether a cell can hold several options of a SELECT field to create',
          },
        },
        required: ['column'],
      },
      description:
        'Columns that fill custom fields of people. A cell that is no value of its field becomes a detail. Managers and admins can create fields, and the options that a select field lacks',
    },
    matchBy: {
      type: 'string',
      maxLength: 200,
      nullable: true,
      description:
        'Label of the detail by which a row is an existing person, such as Email, or name of a column that fills a field; null: by name',
    },
  },
  required: ['name', 'details', 'matchBy'],
} as const satisfies ObjectSchema;
export type PeopleMapping = Infer<typeof mapping>;

const duplicates = {
  type: 'string',
  enum: ['SKIP', 'UPDATE', 'CREATE'],
  description:
    'Rows of people who exist: SKIP leaves them, UPDATE adds the details of the row, CREATE makes another person',
} as const;
export type DuplicatePolicy = Infer<typeof duplicates>;

export const peopleTable = {
  type: 'object',
  properties: { csv, mapping: { ...mapping, description: 'Guessed from the column names if absent' }, duplicates },
  required: ['csv'],
} as const satisfies ObjectSchema;

export const peopleImport = {
  type: 'object',
  properties: { csv, fileName, mapping, duplicates },
  required: ['csv', 'fileName', 'mapping', 'duplicates'],
} as const satisfies ObjectSchema;
export type PeopleImport = Infer<typeof peopleImport>;

const count = { type: 'integer', minimum: 0 } as const;
const faults = {
  type: 'array',
  description: 'Rows that are not imported, at most 100',
  items: {
    type: 'object',
    properties: { line: { type: 'integer', description: 'Line of the file, from 1' }, cause: { type: 'string' } },
    required: ['line', 'cause'],
  },
} as const;
const counts = {
  created: { ...count, description: 'New people' },
  updated: { ...count, description: 'Existing people with new details' },
  skipped: { ...count, description: 'Rows of people who exist, left out or without anything new' },
  faultCount: count,
  faults,
} as const;

export const peoplePreview = {
  type: 'object',
  properties: {
    header: { type: 'array', items: { type: 'string' } },
    rows: { type: 'array', items: { type: 'array', items: { type: 'string' } }, description: 'The first rows' },
    rowCount: count,
    mapping,
    types: {
      type: 'array',
      items: { type: 'string', enum: FIELD_TYPE_NAMES },
      description: 'The type that the cells of each column fit best',
    },
    ...counts,
  },
  required: ['header', 'rows', 'rowCount', 'mapping', 'types', 'created', 'updated', 'skipped', 'faultCount', 'faults'],
} as const satisfies ObjectSchema;
export type PeoplePreview = Infer<typeof peoplePreview>;

export const peopleImported = {
  type: 'object',
  properties: {
    undoId: {
      type: 'string',
      format: 'uuid',
      nullable: true,
      description: 'Reverts the whole import: POST /undo/{undoId}; null if nothing changed',
    },
    ...counts,
  },
  required: ['undoId', 'created', 'updated', 'skipped', 'faultCount', 'faults'],
} as const satisfies ObjectSchema;
export type PeopleImported = Infer<typeof peopleImported>;
