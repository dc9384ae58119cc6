import type { FieldSetView, FieldView, FieldTypeName, ObjectFields } from '@evident/domain/fields';

export const sampleField = (label: string, type: FieldTypeName, more: Partial<FieldView> = {}): FieldView => ({
  id: `f-${label.toLowerCase()}`,
  projectId: 'p',
  objectType: 'NOTE',
  type,
  label,
  fieldSetId: null,
  settings: {},
  rank: 1,
  version: 1,
  ...more,
});

export const samplePlan = sampleField('Plan', 'SELECT', {
  settings: {
    options: [
      { id: 'free', label: 'Free', color: '82807b' },
      { id: 'business', label: 'Business', color: '1a83db' },
    ],
    max: 1,
  },
});
export const sampleSet: FieldSetView = {
  id: 's',
  projectId: 'p',
  objectType: 'NOTE',
  label: 'Company',
  rank: 1,
  version: 1,
};
export const sampleSeats = sampleField('Seats', 'NUMBER', {
  fieldSetId: 's',
  settings: { format: 'number_with_commas' },
});

export const sampleFields: ObjectFields = {
  fields: [samplePlan, sampleField('Contact', 'EMAIL'), sampleSeats],
  sets: [sampleSet],
  values: [
    { fieldId: samplePlan.id, ids: ['business'], shown: 'Business' },
    { fieldId: sampleSeats.id, number: 1200, shown: '1,200' },
  ],
  version: 3,
};
