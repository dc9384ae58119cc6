import type { Citation, EvidenceText } from '@evident/domain/evidence';

const quoteOf = (at: number, quote: string, more: Partial<Citation> = {}): Citation => ({
  citationReferenceId: `c${at}`,
  id: '0198c5a2-0000-7000-8000-000000000001',
  type: 'note',
  parentId: null,
  projectId: '0198c5a2-0000-7000-8000-0000000000aa',
  title: 'Interview with a finance lead',
  projectTitle: 'Reporting',
  text: `Well, yes. ${quote} And that takes the whole morning.`,
  quote,
  start: at * 100,
  end: at * 100 + quote.length,
  speaker: 'Participant 3',
  fileId: null,
  startTime: null,
  endTime: null,
  ...more,
});

/** A text of two sections, for stories. */
export const sampleText = (more: Partial<EvidenceText> = {}): EvidenceText => ({
  id: '0198c5a2-0000-7000-8000-0000000000bb',
  state: 'DONE',
  method: 'MODEL',
  model: 'qwen3:8b',
  content: {
    sections: [
      {
        key: 'pains',
        title: 'Pain points',
        startTime: 61,
        sentences: [
          { text: 'Numbers are checked by hand before they are sent.', citations: ['c1', 'c2'] },
          { text: 'The export is not trusted.', citations: ['c2'] },
        ],
      },
      {
        key: 'wishes',
        title: 'Wishes',
        startTime: null,
        sentences: [{ text: 'A warning when two reports differ would help.', citations: ['c3'] }],
      },
    ],
    citations: [
      quoteOf(1, 'I check every number twice before I send it.', {
        fileId: 'f1',
        startTime: 61,
        endTime: 70,
      }),
      quoteOf(2, 'I never trust what comes out of the export.'),
      quoteOf(3, 'Just tell me when two reports say different things.', { speaker: 'Participant 5' }),
    ],
  },
  dropped: 2,
  reason: null,
  createdAt: '2026-11-23T12:00:00.000Z',
  updatedAt: '2026-11-23T12:00:10.000Z',
  ...more,
});
