import type { SuggestionView } from '@evident/domain/suggestions';

export const NOTE = '0192f0c1-7a3b-7c4d-8e5f-000000000001';

export const suggestion = (given: Partial<SuggestionView> = {}): SuggestionView => ({
  id: '0192f0c1-7a3b-7c4d-8e5f-00000000a001',
  kind: 'HIGHLIGHT',
  projectId: '0192f0c1-7a3b-7c4d-8e5f-000000000002',
  noteId: NOTE,
  highlightId: null,
  words: { quote: 'Every Friday I copy the numbers into my own spreadsheet.', start: 10, end: 66 },
  tags: [],
  reason: '4 other passages of the note say something similar',
  model: null,
  createdByName: 'AI',
  createdAt: '2026-11-23T12:00:00.000Z',
  ...given,
});

export const TAGGED = suggestion({
  id: '0192f0c1-7a3b-7c4d-8e5f-00000000a002',
  words: { quote: 'Nobody trusts the dashboard, so everyone keeps a copy.', start: 90, end: 144 },
  tags: [{ id: '0192f0c1-7a3b-7c4d-8e5f-00000000b001', title: 'Works around it', color: 'teal' }],
  reason: 'Similar to a highlight tagged “Works around it”',
});
