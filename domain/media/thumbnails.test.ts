import { posterMs, thumbnailAt } from './index.ts';

const thumbnails = { outputId: 'o1', count: 5, intervalMs: 2000 };

describe('the thumbnail at a time', () => {
  it('is the last one that begins before it', () => {
    expect(thumbnailAt(thumbnails, 10_000, 0)).toBe(0);
    expect(thumbnailAt(thumbnails, 10_000, 3_999)).toBe(1);
    expect(thumbnailAt(thumbnails, 10_000, 4_000)).toBe(2);
  });

  it('is within those that exist, whatever the time', () => {
    expect(thumbnailAt(thumbnails, 10_000, 999_999)).toBe(4);
    expect(thumbnailAt(thumbnails, null, -5)).toBe(0);
    expect(thumbnailAt({ ...thumbnails, intervalMs: null }, 10_000, 3_999)).toBe(3);
  });

  it('is by default that of the poster, which is behind a black beginning', () => {
    expect(posterMs(60_000)).toBe(6_000);
    expect(posterMs(3_600_000)).toBe(10_000);
    expect(thumbnailAt({ ...thumbnails, count: 100 }, 60_000)).toBe(3);
    expect(thumbnailAt(thumbnails, null)).toBe(0);
  });
});
