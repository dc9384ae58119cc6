import { chosen, type ChosenFile } from './chosen-file.ts';
import type { ImportRun, Preview } from './shapes.ts';

const NOTHING: Preview = {
  kind: 'notes',
  format: null,
  notices: [],
  notes: [],
  header: [],
  rows: [],
  rowCount: 0,
  filled: [],
  mapping: null,
  dateColumns: [],
  delimiter: null,
  encoding: null,
  hasHeader: false,
  faults: [],
  faultCount: 0,
  title: null,
  advice: null,
};

/** Files for stories: an interview, a survey, and one that is refused. */
export const interview: ChosenFile = {
  ...chosen('interview', { name: 'interview-07.vtt', size: 94_700 }),
  state: 'ready',
  fileId: 'f1',
  preview: {
    ...NOTHING,
    format: 'WebVTT',
    notes: [
      {
        title: 'interview-07',
        comments: 0,
        corrects: null,
        date: null,
        speakers: ['Daniel', 'Adriana'],
        turns: [
          {
            speaker: 'Daniel',
            start: 4_000,
            text: 'First things first, for folks on the call who might not be familiar, can you tell us what trace-based testing is?',
          },
          { speaker: 'Adriana', start: 13_000, text: 'Sure. It is a way of testing with the traces you already have.' },
        ],
        excerpt:
          'First things first, for folks on the call who might not be familiar, can you tell us what trace-based testing is?',
      },
    ],
  },
};

export const survey: ChosenFile = {
  ...chosen('survey', { name: 'survey.csv', size: 646_000 }),
  state: 'ready',
  fileId: 'f2',
  mapping: { title: null, content: [1], date: 0, tags: [] },
  preview: {
    ...NOTHING,
    kind: 'table',
    header: ['submitted', 'hinderances', 'how_often'],
    rowCount: 1706,
    filled: [1706, 1694, 1701],
    mapping: { title: null, content: [1], date: 0, tags: [] },
    dateColumns: [0],
    rows: [
      ['2015-12-21', '', 'Daily'],
      ['2015-12-22', 'Ways to hide helper function definitions', 'Weekly'],
      ['2015-12-23', 'Sharing results with people who don’t use it', 'Daily'],
    ],
    delimiter: ',',
    encoding: 'utf-8',
    hasHeader: true,
    faults: [{ line: 207, cause: 'The row has 4 cells, the header 3' }],
    faultCount: 1,
  },
};

export const refusedFile: ChosenFile = {
  ...chosen('nul', { name: 'export.csv', size: 3100 }),
  state: 'ready',
  fileId: 'f3',
  preview: {
    ...NOTHING,
    kind: 'refused',
    title: 'The file contains NUL characters',
    advice: 'Ignore the NUL characters, or save the file as text again.',
  },
};

const counts = { made: 0, updated: 0, recognised: 0, failed: 0, problem: null, notices: [], failures: [], notes: [] };

/** An import that is over. */
export const finishedRun: ImportRun = {
  id: 'r1',
  projectId: 'p1',
  state: 'done',
  createdAt: '2026-11-20T10:00:00Z',
  finishedAt: '2026-11-20T10:01:00Z',
  made: 1705,
  updated: 0,
  recognised: 1,
  failed: 2,
  files: [
    { ...counts, id: 'i1', name: 'interview-07.vtt', state: 'done', done: 1, total: 1, recognised: 1 },
    {
      ...counts,
      id: 'i2',
      name: 'survey.csv',
      state: 'done',
      done: 1706,
      total: 1706,
      made: 1705,
      failed: 1,
      failures: [{ line: 14, cause: 'The row is empty' }],
      notes: [{ id: 'n1', title: 'Ways to hide helper function definitions' }],
    },
    {
      ...counts,
      id: 'i3',
      name: 'scan.pdf',
      state: 'failed',
      done: 0,
      total: null,
      failed: 1,
      problem: 'The PDF has no text. Run text recognition first.',
    },
  ],
};

/** An import that left out parts of its files on purpose. */
export const partialRun: ImportRun = {
  ...finishedRun,
  made: 13,
  recognised: 0,
  failed: 0,
  files: [
    {
      ...counts,
      id: 'i4',
      name: 'field-report.docx',
      state: 'done',
      done: 1,
      total: 1,
      made: 1,
      notices: ['3 formulas were left out.'],
      notes: [{ id: 'n2', title: 'Field report' }],
    },
    {
      ...counts,
      id: 'i5',
      name: 'answers.xlsx',
      state: 'done',
      done: 12,
      total: 12,
      made: 12,
      notices: [
        'Only the sheet “Answers” is imported. Sheets not imported: “Codes”, “Notes”. Save them as separate files to import them.',
      ],
    },
  ],
};

/** An import of which everything was made. */
export const smoothRun: ImportRun = {
  ...finishedRun,
  recognised: 0,
  failed: 0,
  files: finishedRun.files.slice(1, 2).map((file) => ({ ...file, failed: 0, failures: [] })),
};

export const runningRun: ImportRun = {
  ...finishedRun,
  state: 'running',
  finishedAt: null,
  made: 500,
  recognised: 0,
  failed: 0,
  files: [{ ...counts, id: 'i2', name: 'survey.csv', state: 'running', done: 500, total: 1706, made: 500 }],
};
