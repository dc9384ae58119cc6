import { type Infer, type ObjectSchema, version, id, moment } from '../kernel/index.ts';
import { filterForm } from './form.ts';
import { FILTER_NAME_MAX, SAVED_FOR, type SavedFor } from './saved-filter.ts';

const projectId = { ...id, nullable: true, description: 'Null: a filter of the workspace' } as const;
const objectType = {
  type: 'string',
  enum: Object.keys(SAVED_FOR) as SavedFor[],
  description: 'What it filters. A filter of people is a segment',
  examples: ['NOTE'],
} as const;
const name = {
  type: 'string',
  minLength: 1,
  maxLength: FILTER_NAME_MAX,
  pattern: '\\S',
  examples: ['Interviews about prices'],
} as const;
const form = {
  ...filterForm,
  examples: [
    {
      combinator: 'and',
      fieldForms: [
        { id: '1', field: { kind: 'system', name: 'Title' }, operator: 'Contains', values: ['price'], hidden: false },
      ],
    },
  ],
} as const;

export const newSavedFilter = {
  type: 'object',
  properties: { name, objectType, projectId: { ...projectId, examples: [null] }, form },
  required: ['name', 'objectType', 'projectId', 'form'],
} as const satisfies ObjectSchema;
export type NewSavedFilter = Infer<typeof newSavedFilter>;

/** Another name or other rows: absent keeps. */
export const savedFilterUpdate = {
  type: 'object',
  properties: { name, form },
  required: [],
} as const satisfies ObjectSchema;
export type SavedFilterUpdate = Infer<typeof savedFilterUpdate>;

/** Which saved filters to list. */
export const savedFilterQuery = {
  type: 'object',
  properties: {
    objectType,
    projectId: { ...id, description: 'Those of this project and of the workspace; without it, those of the workspace' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type SavedFilterQuery = Infer<typeof savedFilterQuery>;

export const savedFilterView = {
  type: 'object',
  properties: {
    id,
    name,
    objectType,
    projectId,
    form,
    faults: {
      type: 'array',
      description:
        'Rows that you cannot use, such as those over fields that you cannot see. A filter with faults matches nothing',
      items: {
        type: 'object',
        properties: { rowId: { type: 'string' }, reason: { type: 'string' } },
        required: ['rowId', 'reason'],
      },
    },
    version,
    createdBy: id,
    createdAt: moment,
    updatedAt: moment,
  },
  required: [
    'id',
    'name',
    'objectType',
    'projectId',
    'form',
    'faults',
    'version',
    'createdBy',
    'createdAt',
    'updatedAt',
  ],
} as const satisfies ObjectSchema;
export type SavedFilterView = Infer<typeof savedFilterView>;
