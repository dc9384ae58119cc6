import type { CoOccurrence, Crosstab, NoteFigures, Saturation } from '@evident/domain/charts';
import type { FieldView } from '@evident/domain/fields';

const id = (last: number): string => `0198a5b0-7c1e-7d60-9b3a-${String(last).padStart(12, '0')}`;

export const sampleTags: CoOccurrence['tags'] = [
  { id: id(11), title: 'Trust in the numbers', color: 'teal', highlights: 14 },
  { id: id(12), title: 'Double-checking', color: 'indigo', highlights: 8 },
  { id: id(21), title: 'Copying by hand', color: 'orange', highlights: 5 },
];
export const sampleCoOccurrence: CoOccurrence = {
  tags: sampleTags,
  pairs: [
    { tagIds: [id(11), id(12)], highlights: 6 },
    { tagIds: [id(12), id(21)], highlights: 1 },
  ],
};
export const sampleSaturation: Saturation = {
  notes: ['First interview', 'Second interview', 'Third interview'].map((title, index) => ({
    id: id(90 + index),
    title,
    day: `2026-05-0${index + 1}`,
    happened: index > 0,
    tags: 5 - index,
    newTags: [5, 2, 0][index]!,
    totalTags: [5, 7, 7][index]!,
  })),
};
export const sampleField: FieldView = {
  id: id(50),
  projectId: null,
  objectType: 'NOTE',
  type: 'SELECT',
  label: 'Plan',
  fieldSetId: null,
  settings: {
    max: 1,
    options: [
      { id: id(51), label: 'Free', color: '1a83db' },
      { id: id(52), label: 'Team', color: '139948' },
    ],
  },
  rank: 1,
  version: 1,
};
export const sampleCrosstab: Crosstab = {
  by: 'FIELD',
  fieldId: sampleField.id,
  label: 'Plan',
  columns: [
    { value: id(51), label: 'Free', highlights: 12 },
    { value: id(52), label: 'Team', highlights: 9 },
    { value: null, label: 'No value', highlights: 2 },
  ],
  rows: sampleTags.map((tag, index) => ({ ...tag, counts: [8 - index, 6 - index, index === 0 ? 0 : 1] })),
};
/** Columns of months, without a field. */
export const sampleMonths: Crosstab = {
  by: 'MONTH',
  fieldId: null,
  label: 'Month',
  columns: [
    { value: '2026-03', label: '2026-03', highlights: 12 },
    { value: '2026-04', label: '2026-04', highlights: 9 },
  ],
  rows: sampleTags.map((tag, index) => ({ ...tag, counts: [8 - index, 6 - index] })),
};
export const sampleNoteFigures: NoteFigures = {
  by: 'FIELD',
  fieldId: sampleField.id,
  label: 'Plan',
  numberLabel: 'Seats',
  columns: [
    { value: id(51), label: 'Free', notes: 3, numbers: { count: 2, sum: 30, mean: 15, min: 10, max: 20 } },
    { value: id(52), label: 'Team', notes: 1, numbers: { count: 1, sum: 80.5, mean: 80.5, min: 80.5, max: 80.5 } },
    { value: null, label: 'No value', notes: 2, numbers: { count: 0, sum: null, mean: null, min: null, max: null } },
  ],
  total: { notes: 6, numbers: { count: 3, sum: 110.5, mean: 36.83, min: 10, max: 80.5 } },
};
export const sampleNumberField: FieldView = {
  ...sampleField,
  id: id(60),
  type: 'NUMBER',
  label: 'Seats',
  settings: {},
};
/** A field of people whose columns are its texts. */
export const sampleTextField: FieldView = {
  ...sampleField,
  id: id(70),
  objectType: 'PERSON',
  type: 'TEXT',
  label: 'Role',
  settings: {},
};
