import type { SummaryList, SummaryView } from '@evident/domain/summaries';
import { sampleText } from '../../ai/sample-text.ts';

/** A summary of the note `n`, for stories. */
export const sampleSummary = (more: Partial<SummaryView> = {}): SummaryView => ({
  id: 's1',
  projectId: 'p',
  targetType: 'NOTE',
  targetId: 'n',
  kind: 'paragraph',
  framework: 'VoiceOfCustomerReport',
  prompt: null,
  language: null,
  text: sampleText({ method: 'EXTRACTED', model: null }),
  content: '## Pain points\n- Numbers are checked by hand.',
  sections: [],
  quotes: [],
  automatic: false,
  editedBy: null,
  stale: null,
  contributors: [],
  createdAt: '2026-11-23T12:00:00.000Z',
  updatedAt: '2026-11-23T12:00:10.000Z',
  version: 1,
  ...more,
});

export const sampleSummaries = (more: Partial<SummaryList> = {}): SummaryList => ({
  items: [sampleSummary()],
  notPossible: null,
  method: 'EXTRACTED',
  defaults: { framework: 'Summary', language: null },
  ...more,
});
