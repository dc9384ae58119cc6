import type { FieldView } from '@evident/domain/fields';
import type { Row } from '@evident/domain/views';
import { columnsFor } from './columns.ts';
import { PLAIN_LOOK } from './look.ts';
import type { RowsProps } from './rows-props.ts';

export const sampleField = (
  id: string,
  label: string,
  type: FieldView['type'],
  settings: FieldView['settings'] = {},
): FieldView => ({
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

export const sampleRole = sampleField('role', 'Role', 'SELECT', {
  max: 1,
  options: [
    { id: 'nurse', label: 'Nurse', color: '1a83db' },
    { id: 'patient', label: 'Patient', color: '82807b' },
  ],
});
export const sampleWait = sampleField('wait', 'Hours waited', 'NUMBER');
export const sampleRowFields = [sampleRole, sampleWait];

const row = (id: string, title: string, more: Partial<Row> = {}): Row => ({
  id,
  objectType: 'NOTE',
  title,
  text: 'We waited for six hours and nobody said why.',
  medium: 'TRANSCRIPT',
  thumbnail: null,
  noteId: null,
  speakers: [],
  tags: [{ id: 't1', title: 'Waiting', color: 'amber' }],
  people: [],
  authors: [{ id: 'm1', name: 'Robin Ashe' }],
  highlightCount: 3,
  published: null,
  coverFileId: null,
  startMs: null,
  endMs: null,
  audioVideo: null,
  archived: false,
  day: '2025-12-11',
  happened: true,
  createdAt: '2026-01-02T03:04:05Z',
  updatedAt: '2026-01-02T03:04:05Z',
  values: [],
  valuesVersion: 1,
  ...more,
});

export const sampleRows: Row[] = [
  row('n1', 'Interview with a nurse', {
    values: [
      { fieldId: 'role', ids: ['nurse'], shown: 'Nurse' },
      { fieldId: 'wait', number: 6, shown: '6' },
    ],
  }),
  row('n2', 'Interview with a patient', {
    tags: [],
    values: [{ fieldId: 'role', ids: ['patient'], shown: 'Patient' }],
  }),
  row('n3', '', { highlightCount: 0, tags: [] }),
];
export const sampleHighlight = row('h1', 'Interview with a nurse', {
  objectType: 'HIGHLIGHT',
  noteId: 'n1',
  speakers: ['Nurse'],
  highlightCount: null,
  startMs: 5000,
  endMs: 9000,
  audioVideo: {
    fileId: 'f1',
    startTime: 5,
    endTime: 9,
    snippetStartTime: 5,
    snippetEndTime: 9,
    type: 'AUDIO',
  },
});

export const sampleColumns = columnsFor('NOTE', sampleRowFields, PLAIN_LOOK);

export const sampleSelection: RowsProps['selection'] = {
  ids: new Map(),
  rows: [],
  set: () => undefined,
  setAll: () => undefined,
  clear: () => undefined,
};

export const sampleTotals: RowsProps['totals'] = [
  { fieldId: 'wait', count: 2, sum: 14, average: 7, median: 7, options: [] },
  {
    fieldId: 'role',
    count: 3,
    sum: null,
    average: null,
    median: null,
    options: [
      { optionId: 'nurse', count: 1 },
      { optionId: 'patient', count: 2 },
    ],
  },
];
/** Columns whose totals are shown. */
export const sampleTotaled = sampleColumns.map((column): typeof column =>
  column.key === 'wait'
    ? { ...column, total: 'AVERAGE' }
    : column.key === 'role'
      ? { ...column, total: 'OPTIONS' }
      : column,
);

export const sampleList = (rows: readonly Row[]): RowsProps['list'] => ({
  count: rows.length,
  at: (index) => rows[index],
  show: () => undefined,
  read: (from, to) => Promise.resolve(rows.slice(from, to + 1)),
  problem: null,
  again: () => undefined,
  outdated: false,
});

export const sampleProps: RowsProps = {
  label: 'Notes',
  list: sampleList(sampleRows),
  totals: [],
  scroll: { start: 0, onTop: () => undefined },
  onPlace: null,
  columns: sampleColumns,
  look: PLAIN_LOOK,
  readOnly: null,
  selection: sampleSelection,
  onLook: () => undefined,
  onSet: () => undefined,
};
