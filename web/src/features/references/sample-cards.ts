import type { ReferenceCard } from '@evident/domain/references';

const NOTE_ID = '0198c5a2-7a3b-7c1e-9d60-2f3c4d5e6f70';
const nothing = { excerpt: null, medium: null, thumbnail: null, place: null, counts: [], bytes: null, color: null };

export const sampleNote: ReferenceCard = {
  ...nothing,
  kind: 'note',
  id: NOTE_ID,
  title: 'Interview with a data analyst',
  medium: 'TRANSCRIPT',
  excerpt: 'I export everything to a spreadsheet first, because I never trust the numbers on the screen.',
  place: { kind: 'project', id: NOTE_ID, title: 'How people check numbers' },
  counts: [{ of: 'highlight', count: 12 }],
};
export const sampleTag: ReferenceCard = {
  ...nothing,
  kind: 'tag',
  id: NOTE_ID,
  title: 'Distrust',
  counts: [{ of: 'highlight', count: 1 }],
  color: 'teal',
};
export const sampleFile: ReferenceCard = { ...nothing, kind: 'file', id: NOTE_ID, title: 'Guide.pdf', bytes: 48_200 };
export const sampleMember: ReferenceCard = { ...nothing, kind: 'member', id: NOTE_ID, title: 'Ada Obi' };
