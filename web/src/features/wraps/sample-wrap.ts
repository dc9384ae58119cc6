import type { WrapView } from '@evident/domain/wraps';

const AT = '2026-03-09T10:00:00.000Z';
const quote = 'I never trust the first number.';

/** A wrap as stories show it. */
export const sampleWrap: WrapView = {
  id: 'w1',
  projectId: 'p1',
  title: 'Why people check: March 2 – March 8',
  since: '2026-03-02T00:00:00.000Z',
  until: '2026-03-09T00:00:00.000Z',
  weekly: true,
  state: 'DONE',
  createdAt: AT,
  notes: 1,
  highlights: 12,
  text: {
    id: 'x1',
    state: 'DONE',
    method: 'EXTRACTED',
    model: null,
    dropped: 0,
    reason: null,
    createdAt: AT,
    updatedAt: AT,
    content: {
      sections: [{ key: 't1', title: 'Trust', startTime: null, sentences: [{ text: quote, citations: ['C1'] }] }],
      citations: [
        {
          citationReferenceId: 'C1',
          id: 'h1',
          type: 'highlight',
          parentId: 'n1',
          projectId: 'p1',
          title: 'Interview 4',
          projectTitle: 'Why people check',
          text: quote,
          quote,
          start: 0,
          end: 31,
          speaker: 'Participant 4',
          fileId: null,
          startTime: null,
          endTime: null,
        },
      ],
    },
  },
  blocks: [
    { type: 'heading', level: 'h1', text: 'Why people check: March 2 – March 8' },
    { type: 'heading', level: 'h2', text: 'Emerging themes' },
    {
      type: 'graph',
      graph: 'EmergingThemes',
      items: [
        { id: 't1', title: 'Trust', previousCount: 1, currentCount: 8 },
        { id: 't2', title: 'Numbers that differ between the report and the export', previousCount: 2, currentCount: 4 },
      ],
    },
    { type: 'heading', level: 'h2', text: 'Trust' },
    { type: 'text', text: quote, citations: ['C1'] },
  ],
};
