import { type HighlightView, WITHOUT_FILE } from '@evident/domain/highlights';
import type { TagChoice } from './suggest-tags.ts';

const WHEN = '2026-03-01T10:00:00.000Z';
const appliedBy = '0198c5a2-0000-7000-8000-000000000001';

/** Tags and highlights as stories show them. */
export const sampleTags: TagChoice[] = [
  { id: 't1', title: 'Trust in the numbers', hue: 'teal', groupId: 'g1', group: 'Doubts' },
  { id: 't2', title: 'First page only', hue: 'amber', groupId: 'g2', group: 'Habits' },
  { id: 't3', title: 'Asks a colleague', hue: 'amber', groupId: 'g2', group: 'Habits' },
];

export const sampleHighlight = (more: Partial<HighlightView> = {}): HighlightView => ({
  id: 'h1',
  noteId: 'n1',
  noteTitle: 'Interview 4',
  projectId: 'p1',
  projectTitle: 'Dashboards',
  text: 'I never trust the first number',
  before: '',
  after: ', honestly',
  start: 10,
  end: 40,
  startMs: 21_000,
  endMs: 24_000,
  speaker: 'Participant 4',
  speakers: ['Participant 4'],
  ...WITHOUT_FILE,
  anchor: 'mark',
  lost: false,
  selectedText: 'I never trust the first number',
  deleted: false,
  version: 1,
  highlightReason: null,
  suggestedTagIds: [],
  createdBy: appliedBy,
  createdByName: 'Maria Lindqvist',
  createdAt: WHEN,
  updatedAt: WHEN,
  tags: [
    {
      id: 't1',
      title: 'Trust in the numbers',
      color: 'teal',
      appliedBy,
      appliedByName: 'Maria Lindqvist',
      appliedAt: WHEN,
      how: 'person',
    },
  ],
  ...more,
});

export const sampleHighlights: HighlightView[] = [
  sampleHighlight(),
  sampleHighlight({
    id: 'h2',
    text: 'We only look at the first page',
    start: 80,
    end: 110,
    startMs: 95_000,
    tags: [
      {
        id: 't2',
        title: 'First page only',
        color: 'amber',
        appliedBy,
        appliedByName: 'Maria Lindqvist',
        appliedAt: WHEN,
        how: 'person',
      },
    ],
  }),
  sampleHighlight({ id: 'h3', text: 'so I ask somebody who knows', start: 150, end: 177, startMs: 130_000, tags: [] }),
];
