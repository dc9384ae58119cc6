import { type FieldView, fieldTypeOf } from '../fields/index.ts';
import { type Infer, type ObjectSchema, id, refuse } from '../kernel/index.ts';
import { crosstab, crosstabQuery } from './analysis-shapes.ts';
import { CROSSED_BY } from './crosstab.ts';

/** The values that notes are measured by: their number, or a figure of a number field. */
const MEASURES = {
  COUNT: { label: 'Number of notes', of: null },
  SUM: { label: 'Sum', of: 'sum' },
  MEAN: { label: 'Average', of: 'mean' },
  MIN: { label: 'Lowest', of: 'min' },
  MAX: { label: 'Highest', of: 'max' },
  VALUES: { label: 'Number of values', of: 'count' },
} as const;
export type NoteMeasure = keyof typeof MEASURES;
export const NOTE_MEASURES = Object.keys(MEASURES) as readonly NoteMeasure[];

/** The measure alone, as it is chosen. */
export const measureLabel = (measure: NoteMeasure): string => MEASURES[measure].label;

/** With the field that it is of, such as “Sum of Seats”. */
export const measureName = (measure: NoteMeasure, numberLabel: string | null): string =>
  measure === 'COUNT' || numberLabel === null ? measureLabel(measure) : `${measureLabel(measure)} of ${numberLabel}`;

/** Whether numbers of the field can be added up, and compared. */
export const canMeasure = ({ objectType, type }: Pick<FieldView, 'objectType' | 'type'>): boolean =>
  objectType === 'NOTE' && fieldTypeOf(type).totals === 'numbers';

/** @throws Refusal `ValidationError` for a field without numbers of notes */
export const refuseUnmeasurable = (field: Pick<FieldView, 'objectType' | 'type'>): void => {
  if (!canMeasure(field)) refuse('ValidationError', 'Invalid field', 'Choose a NUMBER or NPS field of notes.');
};

export const noteFiguresQuery = {
  type: 'object',
  properties: {
    ...crosstabQuery.properties,
    numberFieldId: { ...id, description: 'A NUMBER or NPS field of notes, whose figures are added' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type NoteFiguresQuery = Infer<typeof noteFiguresQuery>;

const figure = { type: 'number', nullable: true, description: 'Null without values' } as const;
const values = {
  notes: { type: 'integer', minimum: 0 },
  numbers: {
    type: 'object',
    nullable: true,
    description: 'Of the values of the number field; null if none is chosen',
    properties: { count: { type: 'integer', minimum: 0 }, sum: figure, mean: figure, min: figure, max: figure },
    required: ['count', 'sum', 'mean', 'min', 'max'],
  },
} as const;

export const noteFigures = {
  type: 'object',
  properties: {
    by: { type: 'string', enum: CROSSED_BY },
    fieldId: { ...id, nullable: true },
    label: { type: 'string', description: 'Of the columns', examples: ['Segment'] },
    numberLabel: { type: 'string', nullable: true, description: 'Of the number field', examples: ['Seats'] },
    columns: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          value: crosstab.properties.columns.items.properties.value,
          label: { type: 'string', examples: ['Small companies'] },
          ...values,
        },
        required: ['value', 'label', 'notes', 'numbers'],
      },
    },
    total: { type: 'object', properties: values, required: ['notes', 'numbers'], description: 'Of all notes' },
  },
  required: ['by', 'fieldId', 'label', 'numberLabel', 'columns', 'total'],
} as const satisfies ObjectSchema;
export type NoteFigures = Infer<typeof noteFigures>;
export type NoteValues = NoteFigures['total'];

/** Null where there is nothing to measure. */
export function measured({ notes, numbers }: NoteValues, measure: NoteMeasure): number | null {
  const { of } = MEASURES[measure];
  return of === null ? notes : (numbers?.[of] ?? null);
}
