import type { FieldView } from '@evident/domain/fields';
import type { Row } from '@evident/domain/views';

const field = (id: string, label: string, type: FieldView['type'], settings: FieldView['settings']): FieldView => ({
  id,
  projectId: 'p1',
  objectType: 'NOTE',
  type,
  label,
  fieldSetId: null,
  settings,
  rank: 1,
  version: 1,
});

const OPTIONS = ['Nurse', 'Doctor', 'Patient', 'Relative'].map((label) => ({ id: label, label, color: '1a83db' }));
export const FIELDS: FieldView[] = [
  field('role', 'Role', 'SELECT', { max: 1, options: OPTIONS }),
  field('wait', 'Hours waited', 'NUMBER', {}),
];

const TAGS = ['Waiting', 'Forms', 'Staff', 'Parking', 'Food'].map((title, at) => ({
  id: `t${at}`,
  title,
  color: ['amber', 'teal', 'blue', 'red', 'green'][at]!,
}));

/** A note of a large project: two tags, and a value of each field. */
export const rowAt = (index: number): Row => {
  const option = OPTIONS[index % OPTIONS.length]!;
  return {
    id: `n${index}`,
    objectType: 'NOTE',
    title: `Interview ${index} about waiting`,
    text: '',
    noteId: null,
    medium: 'TRANSCRIPT',
    thumbnail: null,
    speakers: [],
    tags: [TAGS[index % 5]!, TAGS[(index + 2) % 5]!],
    people: [],
    authors: [],
    highlightCount: index % 40,
    published: null,
    day: '2026-01-02',
    happened: true,
    coverFileId: null,
    startMs: null,
    endMs: null,
    audioVideo: null,
    archived: false,
    createdAt: new Date(1_764_000_000_000 - index * 60_000).toISOString(),
    updatedAt: '2026-01-02T03:04:05Z',
    values: [
      { fieldId: 'role', ids: [option.id], shown: option.label },
      { fieldId: 'wait', number: index % 12, shown: String(index % 12) },
    ],
    valuesVersion: 1,
  };
};
