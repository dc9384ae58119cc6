import { type HighlightView, WITHOUT_FILE } from '@evident/domain/highlights';
import type { InsightView } from '@evident/domain/insights';

const AT = '2026-03-14T09:26:53.589Z';
const PROJECT = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e10';

/** A highlight for stories and tests. */
export const highlight: HighlightView = {
  id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e11',
  noteId: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e12',
  noteTitle: 'Q&A with Adriel',
  projectId: PROJECT,
  projectTitle: 'Getting started with OpenTelemetry',
  text: 'I just grabbed the collector config from another team and changed the endpoint.',
  before: '',
  after: '',
  start: 0,
  end: 79,
  startMs: 125_000,
  endMs: 131_000,
  speaker: 'Adriel',
  speakers: ['Adriel'],
  ...WITHOUT_FILE,
  anchor: 'mark',
  lost: false,
  selectedText: 'I just grabbed the collector config from another team and changed the endpoint.',
  deleted: false,
  version: 1,
  highlightReason: null,
  suggestedTagIds: [],
  tags: [
    {
      id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e13',
      title: 'First hour',
      color: 'teal',
      appliedBy: PROJECT,
      appliedByName: 'Maria Lindqvist',
      appliedAt: AT,
      how: 'person',
    },
  ],
  createdBy: PROJECT,
  createdByName: 'Maria Lindqvist',
  createdAt: AT,
  updatedAt: AT,
};

/** An insight for stories. */
export const insight: InsightView = {
  id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e14',
  projectId: PROJECT,
  projectTitle: 'Getting started with OpenTelemetry',
  title: 'People reach for traces first',
  excerpt: '',
  locked: false,
  aiGenerated: false,
  archived: false,
  coverFileId: null,
  publishedAt: null,
  shows: 'live',
  unpublishedChanges: false,
  authors: [{ id: 'a', name: 'Maria Lindqvist' }],
  contributors: [{ id: 'b', name: 'Ben Okri' }],
  strength: { people: 3, unnamed: 0, sources: 2 },
  version: 4,
  factsVersion: 2,
  createdAt: AT,
  updatedAt: AT,
};
