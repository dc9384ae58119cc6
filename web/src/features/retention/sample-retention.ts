import {
  NO_COUNTS,
  type RetentionHoldView,
  type RetentionPreview,
  type RetentionRunView,
  type SavedRetentionView,
} from '@evident/domain/retention';

const ada = { id: '00000000-0000-4000-8000-000000000001', name: 'Ada Lovelace' };
export const PROJECT_ID = '00000000-0000-4000-8000-000000000002';
export const NOTE_ID = '00000000-0000-4000-8000-000000000003';

export const savedRule: SavedRetentionView = {
  rule: { interval: { days: 365 }, since: 'CREATED' },
  before: null,
  startsAt: '2026-01-01T00:00:00Z',
  enforced: false,
  savedBy: ada,
  savedAt: '2026-01-01T00:00:00Z',
};

const counts = { notes: 2, recordings: 1, recordedSeconds: 5400, highlights: 14, insights: 1, held: 1 };
export const samplePreview: RetentionPreview = {
  now: counts,
  next: counts,
  month: { ...counts, notes: 3 },
  nextAt: '2026-12-08T04:11:00Z',
  items: [
    {
      noteId: NOTE_ID,
      projectId: PROJECT_ID,
      title: 'Interview with a buyer',
      dueAt: '2026-12-01T00:00:00Z',
      held: false,
      recordings: 1,
      highlights: 14,
    },
    {
      noteId: '00000000-0000-4000-8000-000000000004',
      projectId: PROJECT_ID,
      title: null,
      dueAt: '2026-12-02T00:00:00Z',
      held: true,
      recordings: 0,
      highlights: 0,
    },
  ],
  more: null,
};

export const sampleHold: RetentionHoldView = {
  id: '00000000-0000-4000-8000-000000000005',
  projectId: PROJECT_ID,
  noteId: NOTE_ID,
  title: 'Interview with a buyer',
  reason: 'Matter 2026-14',
  heldBy: ada,
  heldAt: '2026-11-02T10:00:00Z',
};

export const sampleRuns: RetentionRunView[] = [
  {
    id: '00000000-0000-4000-8000-000000000006',
    projectId: null,
    askedBy: null,
    state: 'DONE',
    problem: null,
    startedAt: '2026-11-02T04:11:00Z',
    finishedAt: '2026-11-02T04:12:00Z',
    held: 1,
    counts: { ...NO_COUNTS, notes: 2, recordings: 1, highlights: 14, copies: 3 },
  },
];
