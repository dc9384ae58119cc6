import type { PersonRow, SpeakerSuggestion } from '@evident/domain/people';

const at = '2026-03-02T10:00:00.000Z';

export const ADA = '0198c5a2-0000-7000-8000-00000000000a';
export const GRACE = '0198c5a2-0000-7000-8000-00000000000b';

export const examplePerson = (more: Partial<PersonRow> = {}): PersonRow => ({
  id: ADA,
  name: 'Ada Lovelace',
  details: { Company: 'Analytical Engines' },
  noteCount: 2,
  importOrigin: 'customers.csv',
  enrichmentOrigin: null,
  createdAt: at,
  updatedAt: at,
  version: 1,
  ...more,
});

export const people = [examplePerson(), examplePerson({ id: GRACE, name: '', noteCount: 0, details: {} })];

export const suggestions: SpeakerSuggestion[] = [
  {
    noteId: 'n1',
    noteTitle: 'Interview 1',
    speaker: { id: 's1', name: 'A. Lovelace' },
    matches: [{ id: ADA, name: 'Ada Lovelace', score: 0.85 }],
  },
  { noteId: 'n1', noteTitle: 'Interview 1', speaker: { id: 's2', name: 'Moderator' }, matches: [] },
];
