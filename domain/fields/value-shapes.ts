import { type Infer, type ObjectSchema, version, id } from '../kernel/index.ts';
import { FIELDS_MAX, SELECTABLE_MAX, TEXT_VALUE_MAX } from './field.ts';
import { fieldList } from './shapes.ts';

const sentValue = {
  type: 'object',
  properties: {
    fieldId: id,
    text: { type: 'string', maxLength: TEXT_VALUE_MAX, nullable: true, description: 'TEXT, EMAIL, PHONE, URL' },
    number: { type: 'number', nullable: true, description: 'NUMBER, NPS' },
    boolean: { type: 'boolean', nullable: true, description: 'BOOLEAN' },
    moment: { type: 'string', format: 'date-time', nullable: true, description: 'DATETIME; midnight in UTC is a day' },
    ids: {
      type: 'array',
      items: id,
      maxItems: SELECTABLE_MAX,
      nullable: true,
      description: 'SELECT: options. PERSON: people',
    },
  },
  required: ['fieldId'],
} as const satisfies ObjectSchema;

/** Values to set, each under the key of its type; without a key, the value is cleared. Fields that are not named stay. */
export const sentValues = {
  type: 'object',
  properties: {
    values: { type: 'array', items: sentValue, minItems: 1, maxItems: 2 * FIELDS_MAX },
  },
  required: ['values'],
} as const satisfies ObjectSchema;
export type SentValues = Infer<typeof sentValues>;

export const valueView = {
  type: 'object',
  properties: {
    fieldId: id,
    text: { type: 'string' },
    number: { type: 'number' },
    boolean: { type: 'boolean' },
    moment: { type: 'string', format: 'date-time' },
    ids: { type: 'array', items: id },
    shown: { type: 'string', description: 'As text; names of people are left out' },
  },
  required: ['fieldId', 'shown'],
} as const satisfies ObjectSchema;
export type ValueView = Infer<typeof valueView>;

/** The fields of an object, those of its project and of the workspace, with its values. */
export const objectFields = {
  type: 'object',
  properties: {
    ...fieldList.properties,
    values: { type: 'array', items: valueView, description: 'Fields without a value are left out' },
    version: { ...version, description: 'Counts up with every change of the values; the ETag' },
  },
  required: ['fields', 'sets', 'values', 'version'],
} as const satisfies ObjectSchema;
export type ObjectFields = Infer<typeof objectFields>;
