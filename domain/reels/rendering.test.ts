import { type ReelItem, remainingSpans, spansToRender } from './index.ts';

const item = (id: string, fileId: string, more: Partial<ReelItem> = {}): ReelItem => ({
  id,
  fileId,
  highlightId: null,
  startMs: 1000,
  endMs: 3000,
  cuts: [],
  title: null,
  ...more,
});

describe('a rendered reel', () => {
  it('has the seconds that remain after the cuts, without recordings that are gone', () => {
    const items = [item('1', 'a', { cuts: [{ startMs: 1500, endMs: 2000 }] }), item('2', 'gone')];
    expect(remainingSpans({ items }, new Set(['a']))).toEqual([
      { fileId: 'a', startMs: 1000, endMs: 1500 },
      { fileId: 'a', startMs: 2000, endMs: 3000 },
    ]);
  });

  it('has at most 100 highlights', () => {
    const items = Array.from({ length: 101 }, (_, at) => item(String(at), 'a'));
    expect(() => spansToRender({ items }, new Set(['a']))).toThrow('An export has at most 100 highlights');
    expect(spansToRender({ items: items.slice(1) }, new Set(['a']))).toHaveLength(100);
  });

  it('is refused if nothing is left', () => {
    expect(() => spansToRender({ items: [] }, new Set())).toThrow('There is nothing to export');
    expect(() => spansToRender({ items: [item('1', 'a')] }, new Set())).toThrow('There is nothing to export');
  });
});
