import type { FeedView, FollowsView } from '@evident/domain/feeds';
import { EMPTY_FORM } from '@evident/domain/filters';

const id = (end: string): string => `0198a5b0-7c1e-7d60-9b3a-2f3c4d5e${end}`;
const at = '2026-01-05T10:00:00Z';

export const sampleFeed: FeedView = {
  id: id('0f01'),
  title: 'Quotes about prices',
  shared: false,
  params: {
    query: 'price',
    resultType: 'HIGHLIGHT',
    projectIds: null,
    sort: { field: 'CREATED', direction: 'DESC' },
    filter: EMPTY_FORM,
    selectedFilterId: null,
  },
  own: true,
  owner: { id: id('0a01'), name: 'Ada Park' },
  version: 1,
  createdAt: at,
  updatedAt: at,
};
export const sharedFeed: FeedView = {
  ...sampleFeed,
  id: id('0f02'),
  title: 'New insights',
  shared: true,
  own: false,
  owner: { id: id('0a02'), name: 'Ben Ortiz' },
};

export const sampleFollows: FollowsView = {
  items: [
    { type: 'TAG', id: id('0004'), title: 'Onboarding', project: { id: id('0001'), title: 'Trust' }, at },
    { type: 'PROJECT', id: id('0001'), title: 'Trust', project: null, at },
    { type: 'PROJECT_CATEGORY', id: id('0005'), title: 'Research 2026', project: null, at },
    { type: 'CHANNEL', id: id('0006'), title: 'Support inbox', project: null, at },
  ],
  filter: EMPTY_FORM,
};
