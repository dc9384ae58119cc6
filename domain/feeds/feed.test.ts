import { EMPTY_FORM } from '../filters/index.ts';
import { FEEDS_MAX, type Feed, feedTitle, refuseManyFeeds, revertedFeed } from './feed.ts';

const at = new Date('2026-05-01T10:00:00Z');
const feed = (more: Partial<Feed> = {}): Feed => ({
  id: '00000000-0000-4000-8000-000000000001',
  teamId: '00000000-0000-4000-8000-000000000002',
  ownerId: '00000000-0000-4000-8000-000000000003',
  title: 'Prices',
  shared: false,
  params: {
    query: 'price',
    resultType: null,
    projectIds: null,
    sort: { field: 'CREATED', direction: 'DESC' },
    filter: EMPTY_FORM,
    selectedFilterId: null,
  },
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...more,
});

describe('a feed', () => {
  it('has a title on one line, which is not blank', () => {
    expect(feedTitle('  Quotes \n about prices ')).toBe('Quotes about prices');
    expect(() => feedTitle(' \t ')).toThrow('The title is empty');
  });

  it('is refused beyond the most of a member', () => {
    expect(() => refuseManyFeeds(FEEDS_MAX - 1)).not.toThrow();
    expect(() => refuseManyFeeds(FEEDS_MAX)).toThrow('You can save at most 200 feeds');
  });

  it('comes back when its deletion is undone', () => {
    expect(revertedFeed({ before: feed(), after: null }, null)).toEqual(feed());
    expect(() => revertedFeed({ before: feed(), after: null }, feed())).toThrow('That can no longer be undone');
  });

  it('keeps what was changed otherwise since', () => {
    const change = { before: feed(), after: feed({ title: 'Costs' }) };
    expect(revertedFeed(change, feed({ title: 'Costs', shared: true }))).toEqual(feed({ shared: true }));
    expect(() => revertedFeed(change, feed({ title: 'Fees' }))).toThrow('That can no longer be undone');
    expect(() => revertedFeed(change, null)).toThrow('That can no longer be undone');
  });
});
