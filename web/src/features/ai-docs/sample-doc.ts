import type { AiDocSummary, AiDocView } from '@evident/domain/ai-docs';
import { sampleText } from '../../ai/sample-text.ts';

const AT = '2026-11-23T12:00:00.000Z';

/** A doc, for stories. */
export const sampleDoc = (more: Partial<AiDocView> = {}): AiDocView => ({
  id: 'd1',
  projectId: 'p1',
  projectTitle: 'Reporting',
  title: 'What slows reporting down',
  framework: 'CustomPrompt',
  prompt: 'What slows reporting down, and what would help?',
  language: null,
  state: 'DONE',
  agent: null,
  createdBy: { id: 'm1', name: 'Ada' },
  createdAt: AT,
  updatedAt: AT,
  sources: [
    { type: 'NOTE', id: 'n1', title: 'Interview with a finance lead' },
    { type: 'TAG', id: 't1', title: null },
  ],
  text: sampleText(),
  filled: true,
  pending: false,
  edited: false,
  stale: null,
  sourcesProblem: null,
  version: 1,
  ...more,
});

/** Docs of a list, for stories. */
export const sampleDocs = (): AiDocSummary[] => [
  sampleDoc(),
  sampleDoc({ id: 'd2', title: 'Churn signals – Nov 23, 2026', agent: { id: 'a1', title: 'Churn signals' } }),
  sampleDoc({ id: 'd3', title: 'Problems worth solving', state: 'FAILED' }),
];
