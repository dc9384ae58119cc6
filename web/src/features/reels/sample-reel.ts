import type { ReelSummary, ReelView, ShownReelItem, TimedWord } from '@evident/domain/reels';

const AT = '2026-03-01T10:00:00.000Z';

const item = (more: Partial<ShownReelItem>): ShownReelItem => ({
  id: 'i1',
  highlightId: 'h1',
  fileId: 'f1',
  startMs: 1000,
  endMs: 3500,
  cuts: [],
  title: null,
  durationMs: 2500,
  label: 'I never trust the first number',
  speaker: 'Participant 4',
  noteId: 'n1',
  noteTitle: 'Interview 4',
  file: { name: 'interview-4.mp4', picture: true },
  ...more,
});

/** Reels as stories show them. */
export const sampleReel: ReelView = {
  id: 'r1',
  projectId: 'p1',
  title: 'Why people check the number twice',
  source: { type: 'TAG', id: 't1' },
  captions: true,
  itemCount: 3,
  durationMs: 7500,
  version: 4,
  createdBy: 'm1',
  createdByName: 'Maria Lindqvist',
  createdAt: AT,
  updatedAt: AT,
  items: [
    item({}),
    item({
      id: 'i2',
      highlightId: 'h2',
      startMs: 10_000,
      endMs: 13_000,
      durationMs: 3000,
      label: 'We only look at the first page',
    }),
    item({
      id: 'i3',
      highlightId: null,
      startMs: 20_000,
      endMs: 22_000,
      durationMs: 2000,
      label: '',
      speaker: null,
      noteId: null,
      noteTitle: null,
      title: 'The spreadsheet',
      file: null,
    }),
  ],
};

export const sampleSummaries: ReelSummary[] = [sampleReel, { ...sampleReel, id: 'r2', title: '', source: null }];

const said = (text: string, from: number): TimedWord[] =>
  text.split(' ').map((word, at) => ({
    text: word,
    startMs: from + at * 400,
    endMs: from + at * 400 + 300,
    speaker: 'Participant 4',
  }));

/** The words of the first item, one before it and one after. */
export const sampleWords: TimedWord[] = [
  ...said('Honestly', 500),
  ...said('I never trust the first number', 1000),
  ...said('ever', 3600),
];
