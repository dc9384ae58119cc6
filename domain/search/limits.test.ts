import fc from 'fast-check';
import { SEARCH_RESULTS, reachable, refuseLongQuery, refuseManyWords } from './index.ts';

describe('the limits of a search', () => {
  it('are 2000 characters, as people count them', () => {
    expect(() => refuseLongQuery('a'.repeat(2000))).not.toThrow();
    expect(() => refuseLongQuery('😀'.repeat(2000))).not.toThrow();
    for (const query of ['a'.repeat(2001), '😀'.repeat(2001)])
      expect(() => refuseLongQuery(query)).toThrow(expect.objectContaining({ code: 'ValidationError' }));
  });

  it('are 60 words', () => {
    expect(() => refuseManyWords(60)).not.toThrow();
    expect(() => refuseManyWords(61)).toThrow('The search has too many words');
  });

  it.each([
    [20, 0, 20],
    [20, 990, 10],
    [20, 1000, 0],
    [20, 5000, 0],
    [0, 0, 0],
    [1000, 0, 1000],
  ])('a page of %i from %i on has %i results', (limit, offset, length) => {
    expect(reachable(limit, offset)).toBe(length);
  });

  it('let pages one after the other reach exactly the first 1000 results', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (limit) => {
        const pages = Array.from({ length: Math.ceil(SEARCH_RESULTS / limit) + 1 }, (_, page) =>
          reachable(limit, page * limit),
        );
        expect(pages.at(-1)).toBe(0);
        const reached = pages.reduce((sum, page) => sum + page, 0);
        expect(reached).toBe(SEARCH_RESULTS);
      }),
    );
  });
});
