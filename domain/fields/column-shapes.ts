import { type Infer, type ObjectSchema, TITLE_MAX } from '../kernel/index.ts';
import { FIELD_TYPE_NAMES } from './types/index.ts';

const name = {
  type: 'string',
  minLength: 1,
  maxLength: 10_000,
  description: 'Name of the column',
  examples: ['Plan'],
} as const;
const type = { type: 'string', enum: FIELD_TYPE_NAMES, examples: ['TEXT'] } as const;
/** Columns converted in one step. */
const CONVERTED_MAX = 100;

/** Columns of imported tables that are kept raw on notes of a project. */
export const rawColumns = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          name,
          noteCount: { type: 'integer', minimum: 1 },
          samples: { type: 'array', items: { type: 'string' }, description: 'Up to three frequent values' },
          type: { ...type, description: 'The type that fits its values best' },
        },
        required: ['name', 'noteCount', 'samples', 'type'],
      },
    },
  },
  required: ['items'],
} as const satisfies ObjectSchema;
export type RawColumns = Infer<typeof rawColumns>;

/** Columns to make fields of. A select field gets its options from the values. */
export const columnConversion = {
  type: 'object',
  properties: {
    columns: {
      type: 'array',
      minItems: 1,
      maxItems: CONVERTED_MAX,
      items: {
        type: 'object',
        properties: {
          name,
          label: { type: 'string', minLength: 1, maxLength: TITLE_MAX, pattern: '\\S', examples: ['Plan'] },
          type,
          several: { type: 'boolean', description: 'SELECT: a value may hold several options' },
        },
        required: ['name', 'label', 'type'],
      },
    },
  },
  required: ['columns'],
} as const satisfies ObjectSchema;
export type ColumnConversion = Infer<typeof columnConversion>;

export const convertedColumns = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', format: 'uuid', description: 'The field' },
          valueCount: { type: 'integer', minimum: 0, description: 'Notes that got a value' },
          rawCount: {
            type: 'integer',
            minimum: 0,
            description: 'Notes whose value does not fit the type. It stays raw',
          },
        },
        required: ['id', 'valueCount', 'rawCount'],
      },
    },
  },
  required: ['items'],
} as const satisfies ObjectSchema;
export type ConvertedColumns = Infer<typeof convertedColumns>;
