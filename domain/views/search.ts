import { fieldTypesThat } from '../fields/index.ts';
import { DIRECTIONS, filterForm } from '../filters/index.ts';
import { type Infer, type ObjectSchema, refuse } from '../kernel/index.ts';
import type { ViewedType } from './types.ts';

/** Groups by the values of a custom field are named after its type. */
export const FIELD_GROUPS = fieldTypesThat('grouped');
export type FieldGroup = (typeof FIELD_GROUPS)[number];
export const isFieldGroup = (kind: RowGroup['kind']): kind is FieldGroup => FIELD_GROUPS.some((one) => one === kind);

/** Kinds of groups of rows (specification, document 001, section 3, Project view). */
const GROUP_KINDS = [...FIELD_GROUPS, 'PUBLISHED', 'TAG', 'PEOPLE', 'MONTH'] as const;

/** The system columns that rows can be sorted by. */
const SORTED_BY = ['TITLE', 'DATE', 'CREATED_AT', 'UPDATED_AT', 'HIGHLIGHT_COUNT', 'FIELD'] as const;

/** Bounds of a column's width, in CSS pixels (decided). */
export const COLUMN_WIDTH = { min: 60, max: 1200 };
/** The most columns of a view (decided): its system columns, and the fields of project and workspace. */
const COLUMNS_MAX = 420;

/** Totals of all values of a column, shown at its foot. */
export const COLUMN_TOTALS = ['SUM', 'AVERAGE', 'MEDIAN', 'OPTIONS'] as const;

const fieldId = { type: 'string', format: 'uuid', description: 'A custom field' } as const;
const key = {
  type: 'string',
  minLength: 1,
  maxLength: 40,
  description: 'A system column such as TITLE, or the id of a custom field',
  examples: ['TAGS'],
} as const;

/** Rows of a project: which, in which order, in which groups. */
export const viewSearch = {
  type: 'object',
  properties: {
    sort: {
      type: 'object',
      nullable: true,
      description: 'Null: as ordered by hand, else newest first',
      properties: {
        by: { type: 'string', enum: SORTED_BY, examples: ['TITLE'] },
        fieldId: { ...fieldId, description: 'The custom field, if sorted by FIELD' },
        direction: { type: 'string', enum: DIRECTIONS, examples: ['ASC'] },
      },
      required: ['by', 'direction'],
    },
    filter: filterForm,
    group: {
      type: 'object',
      nullable: true,
      properties: {
        kind: { type: 'string', enum: GROUP_KINDS, examples: ['TAG'] },
        fieldId: { ...fieldId, description: `The custom field of ${FIELD_GROUPS.join(' and ')}` },
      },
      required: ['kind'],
    },
    columns: {
      type: 'array',
      maxItems: COLUMNS_MAX,
      description: 'In their order; without any, all',
      items: {
        type: 'object',
        properties: {
          key,
          width: { type: 'number', minimum: COLUMN_WIDTH.min, maximum: COLUMN_WIDTH.max },
          sticky: { type: 'boolean' },
          wrapped: { type: 'boolean' },
          total: { type: 'string', enum: COLUMN_TOTALS, description: 'Shown of all values; OPTIONS of a SELECT field' },
        },
        required: ['key'],
      },
    },
    fieldVisibility: {
      type: 'array',
      maxItems: COLUMNS_MAX,
      description: 'Columns that are not named have their default',
      items: {
        type: 'object',
        properties: { key, visible: { type: 'boolean' } },
        required: ['key', 'visible'],
      },
    },
  },
  required: ['sort', 'filter', 'group', 'columns', 'fieldVisibility'],
} as const satisfies ObjectSchema;
export type ViewSearch = Infer<typeof viewSearch>;
export type RowSort = NonNullable<ViewSearch['sort']>;
export type RowGroup = NonNullable<ViewSearch['group']>;

/**
 * Checks the parts of a search that depend on each other.
 * @throws Refusal `ValidationError` for a sort or group without its field, for a group that the type does not have, and for a column that is named twice
 */
export function refuseSearch(objectType: ViewedType, search: Pick<ViewSearch, 'sort' | 'group'> & Partial<ViewSearch>) {
  const { sort, group, columns = [], fieldVisibility = [] } = search;
  if (sort?.by === 'FIELD' && !sort.fieldId)
    refuse('ValidationError', 'The sort names no field', 'Send the fieldId to sort by.');
  if (sort?.by === 'HIGHLIGHT_COUNT' && objectType !== 'NOTE')
    refuse('ValidationError', 'Only notes have a number of highlights', 'Sort by something else.');
  if (sort?.by === 'DATE' && objectType === 'INSIGHT')
    refuse('ValidationError', 'Insights have no date', 'Sort by the day on which they were created.');
  if (group) refuseGroup(objectType, group);
  for (const keys of [columns, fieldVisibility].map((list) => list.map((column) => column.key)))
    if (new Set(keys).size < keys.length)
      refuse('ValidationError', 'A column is named twice', 'Name each column once.');
}

const LACKED_BY_INSIGHTS: Partial<Record<RowGroup['kind'], string>> = { TAG: 'tags', PEOPLE: 'people', MONTH: 'date' };

function refuseGroup(objectType: ViewedType, { kind, fieldId }: RowGroup): void {
  if (isFieldGroup(kind) && !fieldId)
    refuse('ValidationError', 'The group names no field', 'Send the fieldId to group by.');
  if (kind === 'PUBLISHED' && objectType !== 'INSIGHT')
    refuse('ValidationError', 'Only insights are published', 'Group by something else.');
  const lacks = objectType === 'INSIGHT' ? LACKED_BY_INSIGHTS[kind] : undefined;
  if (lacks) refuse('ValidationError', `Insights have no ${lacks}`, 'Group by something else.');
}
