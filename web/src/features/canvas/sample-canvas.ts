import type { CanvasCard, CanvasView } from '@evident/domain/canvas';

const card = (id: string, text: string): CanvasCard => ({
  id,
  type: 'highlight',
  title: 'Interview with Mara',
  text,
  noteId: 'n1',
  speaker: 'Mara',
  tags: [{ id: 't1', title: 'Doubt', color: 'teal' }],
});

/** A canvas of the stories. */
export const sampleCanvas: CanvasView = {
  id: 'c1',
  projectId: 'p1',
  title: 'Why people check twice',
  version: 3,
  liveId: 'l1',
  createdBy: 'u1',
  createdByName: 'Robin Ashe',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  objects: [
    { id: 'g1', type: 'group', x: 0, y: 0, rank: 1, width: 560, height: 320, title: 'Doubt', color: 'teal' },
    { id: 'o1', type: 'rh', x: 16, y: 48, rank: 2, highlightIds: ['h1'], groupId: 'g1' },
    { id: 'o2', type: 'rh', x: 280, y: 48, rank: 3, highlightIds: ['h2', 'h3'], groupId: 'g1', locked: true },
    { id: 'o3', type: 'text', x: 640, y: 0, rank: 4, width: 240, text: 'Who checks?', textFormat: 'H2' },
    { id: 'o4', type: 'i', x: 640, y: 80, rank: 5, targetId: 'i1' },
    { id: 'o5', type: 'rectangle', x: 640, y: 200, rank: 6, width: 160, height: 80, color: 'amber' },
  ],
  cards: [
    card('h1', 'I never trust the number in the report.'),
    card('h2', 'I keep my own table.'),
    card('h3', 'We check it twice before each meeting.'),
    { id: 'i1', type: 'insight', title: 'People check numbers twice', text: '', noteId: null, speaker: null, tags: [] },
  ],
  expanded: [],
  staging: null,
  searchParams: {},
  section: { summary: '', peekMode: false },
};
