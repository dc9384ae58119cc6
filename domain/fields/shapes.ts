import { HEX_COLOR_PATTERN, type Infer, type ObjectSchema, TITLE_MAX, version, id } from '../kernel/index.ts';
import { FIELDED_TYPES } from './fielded.ts';
import { NUMBER_FORMATS, SELECT_OPTIONS_MAX, SELECTABLE_MAX } from './settings.ts';
import { FIELD_TYPE_NAMES } from './types/index.ts';

const maybeId = { ...id, nullable: true } as const;
const label = { type: 'string', minLength: 1, maxLength: TITLE_MAX, pattern: '\\S', examples: ['Plan'] } as const;
const type = { type: 'string', enum: FIELD_TYPE_NAMES, examples: ['TEXT'] } as const;
const objectType = { type: 'string', enum: FIELDED_TYPES, examples: ['NOTE'] } as const;
const rank = { type: 'number', description: 'Lower comes first' } as const;
const npsLabel = { type: 'string', minLength: 1, maxLength: 50 } as const;
const npsLabels = {
  type: 'object',
  properties: { detractor: npsLabel, passive: npsLabel, promoter: npsLabel },
  required: ['detractor', 'passive', 'promoter'],
  description: 'NPS: names of the scores 0 to 6, 7 to 8 and 9 to 10',
} as const;
const format = { type: 'string', enum: NUMBER_FORMATS, description: 'NUMBER' } as const;
const currencySymbol = { type: 'string', maxLength: 5, description: 'NUMBER in the format currency' } as const;
const max = {
  type: 'integer',
  minimum: 1,
  maximum: SELECTABLE_MAX,
  description: 'SELECT and PERSON: how many one value may hold',
} as const;

const sentSettings = {
  type: 'object',
  properties: {
    options: {
      type: 'array',
      maxItems: SELECT_OPTIONS_MAX,
      description: 'SELECT: all options in their order. Options without an id are new; those left out are deleted',
      items: {
        type: 'object',
        properties: {
          id: maybeId,
          label: { type: 'string', minLength: 1, maxLength: 500, description: 'At most 50 characters once trimmed' },
          color: { type: 'string', pattern: HEX_COLOR_PATTERN, nullable: true, examples: ['ff8800'] },
        },
        required: ['label'],
      },
    },
    max,
    format,
    currencySymbol,
    labels: npsLabels,
  },
  required: [],
} as const satisfies ObjectSchema;

/** A new field, at the end of its set. */
export const newField = {
  type: 'object',
  properties: {
    label,
    type,
    objectType,
    fieldSetId: { ...maybeId, examples: [null] },
    settings: { ...sentSettings, examples: [{}] },
  },
  required: ['label', 'type', 'objectType'],
} as const satisfies ObjectSchema;
export type NewField = Infer<typeof newField>;

/** Other words, type or settings of a field: absent keeps. */
export const fieldWordingShape = {
  type: 'object',
  properties: { label, type, settings: { ...sentSettings, examples: [{}] } },
  required: [],
} as const satisfies ObjectSchema;

export const fieldUpdate = {
  type: 'object',
  properties: {
    ...fieldWordingShape.properties,
    acceptedLosses: {
      type: 'integer',
      minimum: 0,
      description: 'How many values may be lost; 0 by default. The change is refused if it would lose more',
    },
  },
  required: [],
} as const satisfies ObjectSchema;
export type FieldUpdate = Infer<typeof fieldUpdate>;

export const fieldPosition = {
  type: 'object',
  properties: {
    fieldSetId: { ...maybeId, description: 'Null: in no set' },
    beforeFieldId: { ...maybeId, description: 'Insert before this field; null for the end' },
  },
  required: ['fieldSetId'],
} as const satisfies ObjectSchema;
export type FieldPosition = Infer<typeof fieldPosition>;

export const newFieldSet = {
  type: 'object',
  properties: { label, objectType },
  required: ['label', 'objectType'],
} as const satisfies ObjectSchema;
export type NewFieldSet = Infer<typeof newFieldSet>;

export const fieldSetWording = {
  type: 'object',
  properties: { label },
  required: ['label'],
} as const satisfies ObjectSchema;

export const fieldSetPosition = {
  type: 'object',
  properties: { beforeFieldSetId: { ...maybeId, description: 'Insert before this set; null for the end' } },
  required: ['beforeFieldSetId'],
} as const satisfies ObjectSchema;

const settings = {
  type: 'object',
  properties: {
    options: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id, label: { type: 'string' }, color: { type: 'string', examples: ['1a83db'] } },
        required: ['id', 'label', 'color'],
      },
    },
    max,
    format,
    currencySymbol,
    labels: npsLabels,
  },
  required: [],
} as const satisfies ObjectSchema;

export const fieldView = {
  type: 'object',
  properties: {
    id,
    projectId: { ...maybeId, description: 'Null: a field of the workspace' },
    objectType,
    type,
    label: { type: 'string' },
    fieldSetId: maybeId,
    settings,
    rank,
    version,
  },
  required: ['id', 'projectId', 'objectType', 'type', 'label', 'fieldSetId', 'settings', 'rank', 'version'],
} as const satisfies ObjectSchema;
export type FieldView = Infer<typeof fieldView>;

export const fieldWithUse = {
  type: 'object',
  properties: {
    ...fieldView.properties,
    valueCount: { type: 'integer', minimum: 0, description: 'Objects with a value, also those in the trash' },
  },
  required: [...fieldView.required, 'valueCount'],
} as const satisfies ObjectSchema;
export type FieldWithUse = Infer<typeof fieldWithUse>;

export const fieldSetView = {
  type: 'object',
  properties: { id, projectId: maybeId, objectType, label: { type: 'string' }, rank, version },
  required: ['id', 'projectId', 'objectType', 'label', 'rank', 'version'],
} as const satisfies ObjectSchema;

export type FieldSetView = Infer<typeof fieldSetView>;

export const fieldList = {
  type: 'object',
  properties: {
    fields: { type: 'array', items: fieldView, description: 'In the order of their ranks' },
    sets: { type: 'array', items: fieldSetView, description: 'In the order of their ranks' },
  },
  required: ['fields', 'sets'],
} as const satisfies ObjectSchema;
export type FieldList = Infer<typeof fieldList>;

export const fieldFilter = {
  type: 'object',
  properties: {
    objectType: { ...objectType, description: 'Only fields of these objects' },
    workspace: {
      type: 'string',
      enum: ['true', 'false'],
      description: 'In a project: also the fields of the workspace, which its notes and insights have too',
    },
  },
  required: [],
} as const satisfies ObjectSchema;
export type FieldFilter = Infer<typeof fieldFilter>;

/** Values shown in a preview. */
export const LOSS_SAMPLES = 20;

export const fieldPreview = {
  type: 'object',
  properties: {
    valueCount: { type: 'integer', minimum: 0 },
    lossCount: { type: 'integer', minimum: 0, description: 'Values of which something would be lost' },
    samples: {
      type: 'array',
      description: `At most ${LOSS_SAMPLES} different values that would be lost`,
      items: {
        type: 'object',
        properties: { value: { type: 'string' }, count: { type: 'integer', minimum: 1 } },
        required: ['value', 'count'],
      },
    },
    settings: { ...settings, description: 'As they would be, with the options that would be created' },
  },
  required: ['valueCount', 'lossCount', 'samples', 'settings'],
} as const satisfies ObjectSchema;
export type FieldPreview = Infer<typeof fieldPreview>;
