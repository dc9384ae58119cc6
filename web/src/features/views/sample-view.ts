import type { ShownView } from '@evident/domain/views';

export const sampleView: ShownView = {
  id: 'v1',
  projectId: 'p1',
  docId: null,
  objectType: 'NOTE',
  layout: 'BOARD',
  rank: 1,
  title: 'By role',
  viewData: {
    sort: null,
    filter: { combinator: 'and', fieldForms: [] },
    group: null,
    columns: [],
    fieldVisibility: [],
  },
  isPrivate: false,
  isDefault: false,
  version: 1,
  createdBy: 'm1',
  createdAt: '2026-01-02T03:04:05Z',
  updatedAt: '2026-01-02T03:04:05Z',
};
