import { FIELD_TYPE_NAMES } from '../fields/index.ts';
import { type Infer, type ObjectSchema, type StringSchema, type Uuid, isUuid } from '../kernel/index.ts';
import { OPERATOR_NAMES, type Operator } from './operators.ts';
import { SYSTEM_FIELDS, type SystemFieldName } from './system-fields.ts';

/** The most rows of a form (decided). */
export const ROWS_MAX = 100;
/** The most values of a row: as many as options of a SELECT field (document 001, section 5). */
export const VALUES_MAX = 200;
/** The most characters of a value: those of a text field (document 001, section 5). */
export const VALUE_LENGTH_MAX = 10_299;
/** The most segments of a form (decided). */
export const SEGMENTS_MAX = 20;
/** The most characters of a form as JSON, and of all its values (decided). */
export const FORM_LENGTH_MAX = 100_000;

/** The field of a row: a system field by its name, a custom field by its id. `custom` finds the field whichever object it belongs to. */
export const fieldReference = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['system', 'note', 'insight', 'person', 'custom'] },
    name: {
      type: 'string',
      enum: Object.keys(SYSTEM_FIELDS) as SystemFieldName[],
      description: 'The name of a system field',
    },
    fieldId: { type: 'string', format: 'uuid', description: 'The id of a custom field' },
    type: {
      type: 'string',
      enum: FIELD_TYPE_NAMES.toSorted(),
      description: 'The type of the custom field when the row was made; a filter over a changed field is refused',
    },
  },
  required: ['kind'],
} as const satisfies ObjectSchema;
export type FieldReference = Infer<typeof fieldReference>;

export const filterRow = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 64, description: 'Names the row in refusals', examples: ['1'] },
    field: fieldReference,
    operator: {
      type: 'string',
      enum: OPERATOR_NAMES,
      description: 'Absent until one is chosen',
      examples: ['HasAnyOf'],
    },
    values: {
      type: 'array',
      items: { type: 'string', maxLength: VALUE_LENGTH_MAX },
      maxItems: VALUES_MAX,
      description:
        'Words, a number, `true` or `false`, ids, a day (2026-05-01), an instant, or a relative date (`1 week ago`). A row without values is ignored, unless the operator needs none.',
    },
    hidden: { type: 'boolean', description: 'Applied without being shown' },
  },
  required: ['id', 'field', 'values'],
} as const satisfies ObjectSchema;
export type FilterRow = Infer<typeof filterRow>;

/** A filter as it is edited and saved (document 001, section 3, Search filter form). */
export const filterForm = {
  type: 'object',
  properties: {
    combinator: {
      type: 'string',
      pattern: '^(and|or|And|Or|AND|OR)$',
      description: 'Written as and, or',
      examples: ['and'],
    },
    fieldForms: { type: 'array', items: filterRow, maxItems: ROWS_MAX },
  },
  required: ['combinator', 'fieldForms'],
} as const satisfies ObjectSchema;
export type FilterForm = Infer<typeof filterForm>;

export const EMPTY_FORM: FilterForm = { combinator: 'and', fieldForms: [] };

/** A form as a parameter of lists. */
export const filterParameter = {
  type: 'string',
  maxLength: FORM_LENGTH_MAX,
  description:
    'A filter form as JSON. Its rows and the other parameters must all hold. A row that cannot be used is refused by its id',
  examples: [
    '{"combinator":"and","fieldForms":[{"id":"1","field":{"kind":"system","name":"Title"},"operator":"Contains","values":["price"]}]}',
  ],
} as const satisfies StringSchema;

/** A row over a system field, named after it. */
export const systemRow = (name: SystemFieldName, operator: Operator, ...values: readonly string[]): FilterRow => ({
  id: `${name} ${operator}`,
  field: { kind: 'system', name },
  operator,
  values: [...values],
});

/** A form whose rows must all hold. */
export const allOf = (...fieldForms: readonly FilterRow[]): FilterForm => ({
  combinator: 'and',
  fieldForms: [...fieldForms],
});

/** Whether a row is over a system field. */
export const mentions = ({ fieldForms }: FilterForm, name: SystemFieldName): boolean =>
  fieldForms.some(({ field }) => field.kind === 'system' && field.name === name);

/** The custom fields that rows name. */
export const fieldIdsIn = (forms: readonly FilterForm[]): ReadonlySet<Uuid> =>
  new Set(forms.flatMap(({ fieldForms }) => fieldForms.flatMap(({ field: { fieldId } }) => fieldId ?? [])));

/** The segments that rows name. */
export const segmentIdsIn = (forms: readonly FilterForm[]): ReadonlySet<Uuid> =>
  new Set(
    forms
      .flatMap(({ fieldForms }) => fieldForms)
      .flatMap(({ field: { kind, name }, values }) => (kind === 'system' && name === 'Segment' ? values : []))
      .filter(isUuid)
      .map((id) => id.toLowerCase()),
  );

export const combinatorOf = ({ combinator }: FilterForm): 'and' | 'or' => combinator.toLowerCase() as 'and' | 'or';
