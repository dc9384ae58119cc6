import type { ResearchView } from '@evident/domain/research';
import { sampleText } from '../../ai/sample-text.ts';

const AT = '2026-03-09T10:00:00.000Z';
const step = { query: null, queries: [], noteId: null, noteTitle: null, found: 2, finishedAt: AT };

/** A research as stories show it. */
export const sampleResearch: ResearchView = {
  id: 'r1',
  question: 'Why do people check the numbers twice?',
  scope: { type: 'PROJECT', id: 'p1' },
  scopeTitle: 'Reports',
  state: 'DONE',
  reason: null,
  insightId: null,
  createdAt: AT,
  updatedAt: AT,
  budget: { sources: 20, searches: 8, tokens: 40_000 },
  used: { sources: 1, searches: 2, tokens: 1200 },
  next: null,
  counts: {
    of: 'PEOPLE',
    total: 12,
    findings: [{ key: sampleText().content.sections[0]!.key, count: 7, passages: 11 }],
  },
  limits: [
    '2 searches found 3 notes. 3 were read.',
    '1 of them says nothing near the question.',
    'Only notes were read: no insights, and no recordings without a transcript.',
  ],
  text: sampleText(),
  steps: [
    { ...step, kind: 'PLAN', queries: ['check numbers', 'trust'] },
    { ...step, kind: 'SEARCH', query: 'check numbers', found: 1 },
    { ...step, kind: 'READ', noteId: 'n1', noteTitle: 'Interview 4', found: 6 },
    { ...step, kind: 'GROUP' },
    { ...step, kind: 'COUNTER', found: 1 },
    { ...step, kind: 'DRAFT', found: 5 },
  ],
};
