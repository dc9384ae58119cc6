import { type HighlightView, WITHOUT_FILE } from '@evident/domain/highlights';
import type { Hue, TagBoardView, TagView } from '@evident/domain/tags';
import { ofHue } from '../../data/tags/arrange.ts';

const tag = (
  id: string,
  tagGroupId: string,
  color: Hue,
  title: string,
  highlightCount: number,
  more: Partial<TagView> = {},
): TagView => ({
  id,
  projectId: 'p',
  tagBoardId: 'b1',
  tagGroupId,
  title,
  description: null,
  role: null,
  ...ofHue(color),
  ownHex: null,
  locked: false,
  rank: 1,
  version: 1,
  highlightCount,
  ...more,
});

/** A realistic board for stories. */
export const sampleBoards: TagBoardView[] = [
  {
    id: 'b1',
    projectId: 'p',
    title: 'Themes',
    rank: 1,
    version: 1,
    groups: [
      {
        id: 'g1',
        tagBoardId: 'b1',
        title: 'Migration',
        ...ofHue('teal'),
        rank: 1,
        version: 1,
        tags: [
          tag('t1', 'g1', 'teal', 'Fear of losing data', 12, {
            description: 'Worries that spans or metrics disappear during the switch. Not: the cost of storage.',
          }),
          tag('t2', 'g1', 'teal', 'One service at a time', 6),
        ],
      },
      {
        id: 'g2',
        tagBoardId: 'b1',
        title: 'Collector',
        ...ofHue('orange'),
        rank: 2,
        version: 1,
        tags: [
          tag('t3', 'g2', 'orange', 'Config is hard to read', 7),
          tag('t4', 'g2', 'orange', 'Operator helps', 1, { locked: true }),
        ],
      },
      { id: 'g3', tagBoardId: 'b1', title: 'Not yet sorted', ...ofHue('grey'), rank: 3, version: 1, tags: [] },
    ],
  },
  { id: 'b2', projectId: 'p', title: 'Journey', rank: 2, version: 1, groups: [] },
];
export const sampleTag = sampleBoards[0]!.groups[0]!.tags[0]!;

const quote = (id: string, text: string, speaker: string | null, more: Partial<HighlightView> = {}): HighlightView => ({
  id,
  noteId: 'n1',
  noteTitle: 'OTel Q&A with Dan Ravenstone',
  projectId: 'p',
  projectTitle: 'How teams adopt OpenTelemetry',
  text,
  before: '',
  after: '',
  start: 0,
  end: text.length,
  startMs: null,
  endMs: null,
  speaker,
  speakers: speaker === null ? [] : [speaker],
  ...WITHOUT_FILE,
  anchor: 'mark',
  lost: false,
  selectedText: text,
  deleted: false,
  version: 1,
  highlightReason: null,
  suggestedTagIds: [],
  createdBy: 'm1',
  createdByName: 'Ada',
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  tags: [
    {
      id: 't1',
      title: 'Fear of losing data',
      color: 'teal',
      appliedBy: 'm1',
      appliedByName: 'Ada',
      appliedAt: '2026-03-01T10:00:00.000Z',
      how: 'person',
    },
  ],
  ...more,
});
export const sampleHighlights: HighlightView[] = [
  quote(
    'h1',
    'We ran both side by side for a month, because nobody wanted to be the one who lost a week of traces.',
    'Dan',
    { startMs: 81_000, endMs: 90_000 },
  ),
  quote('h2', 'The dashboards went blank and everybody looked at me.', null, { lost: true }),
];
