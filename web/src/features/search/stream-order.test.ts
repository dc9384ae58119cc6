import type { SearchedType, SearchResult } from '@evident/domain/search';
import { STREAM_PAGE } from '../../data/search/queries.ts';
import { inStreamOrder } from './stream-order.ts';

const result = (type: SearchedType, day: number): SearchResult => ({
  id: `${type}-${day}`,
  type,
  projectId: null,
  parentId: null,
  parentTitle: null,
  createdAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
  preview: { title: [], content: [] },
  place: null,
});
const group = (type: SearchedType, total: number, ...days: number[]) => ({
  type,
  total,
  items: days.map((day) => result(type, day)),
});
const idsOf = (results: readonly SearchResult[]) => results.map(({ id }) => id);

describe('a stream', () => {
  it('mixes types by time', () => {
    const pages = [{ groups: [group('NOTE', 2, 9, 3), group('HIGHLIGHT', 1, 5)] }];
    expect(idsOf(inStreamOrder(pages, { sort: 'CREATED', direction: 'DESC' }))).toEqual([
      'NOTE-9',
      'HIGHLIGHT-5',
      'NOTE-3',
    ]);
    expect(idsOf(inStreamOrder(pages, { sort: 'CREATED', direction: 'ASC' }))).toEqual([
      'NOTE-3',
      'HIGHLIGHT-5',
      'NOTE-9',
    ]);
  });

  it('shows no result before one that is not loaded yet', () => {
    const many = Array.from({ length: STREAM_PAGE }, (_, index) => 100 - index);
    const pages = [{ groups: [group('NOTE', 40, ...many), group('HIGHLIGHT', 1, 1)] }];
    const shown = inStreamOrder(pages, { sort: 'CREATED', direction: 'DESC' });
    expect(shown).toHaveLength(STREAM_PAGE);
    expect(idsOf(shown)).not.toContain('HIGHLIGHT-1');
  });

  it('keeps types apart in other orders, over all pages', () => {
    const pages = [
      { groups: [group('NOTE', 2, 1), group('TAG', 2, 4)] },
      { groups: [group('NOTE', 2, 2), group('TAG', 2, 3)] },
    ];
    expect(idsOf(inStreamOrder(pages, { sort: 'TITLE', direction: 'ASC' }))).toEqual([
      'NOTE-1',
      'NOTE-2',
      'TAG-4',
      'TAG-3',
    ]);
  });
});
