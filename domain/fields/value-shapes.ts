import { type Infer, type ObjectSchema, version, id } from '../kernel/index.ts';
import { FIELDS_MAX } from './field.ts';
import type { Stored } from './field-value.ts';
import { SELECTABLE_MAX, TEXT_VALUE_MAX } from './settings.ts';
import { FIELD_TYPE_NAMES, fieldTypeOf } from './types/index.ts';
import { fieldList } from './shapes.ts';

const storedAs = (stored: Stored) => FIELD_TYPE_NAMES.filter((name) => fieldTypeOf(name).stored === stored);
const listed = (stored: Stored): string => storedAs(stored).join(', ');

const sentValue = {
  type: 'object',
  properties: {
    fieldId: id,
    text: { type: 'string', maxLength: TEXT_VALUE_MAX, nullable: true, description: listed('text') },
    number: { type: 'number', nullable: true, description: listed('number') },
    boolean: { type: 'boolean', nullable: true, description: listed('boolean') },
    moment: {
      type: 'string',
      format: 'date-time',
      nullable: true,
      description: `${listed('moment')}; midnight in UTC is a day`,
    },
    ids: {
      type: 'array',
      items: id,
      maxItems: SELECTABLE_MAX,
      nullable: true,
      description: storedAs('ids')
        .map((name) => `${name}: ${fieldTypeOf(name).holds}`)
        .join('. '),
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
