import type { TagUse } from '@evident/domain/tags';

/** The use of a tag, for stories. */
export const sampleUse: TagUse = {
  highlights: 9,
  notes: [
    { id: 'n1', title: 'Interview with Ada', highlights: 6 },
    { id: 'n2', title: 'Interview with Grace', highlights: 3 },
  ],
  people: [{ id: 'x1', title: 'Ada', highlights: 6 }],
  groups: [],
  projects: [{ id: 'p', title: 'Collector', highlights: 9 }],
  weeks: [
    { monday: '2026-03-02', highlights: 4 },
    { monday: '2026-03-09', highlights: 1 },
    { monday: '2026-03-23', highlights: 4 },
  ],
  together: [{ id: 't9', title: 'Asks a colleague', color: 'teal', highlights: 3 }],
};
