import { mosaicBlock, paddedRegion } from './region.ts';

describe('a hidden region', () => {
  const hd = { width: 1920, height: 1080 };

  it('has a margin of a tenth of its sides and 2 % of the short side of the picture', () => {
    const { left, top, width, height } = paddedRegion({ atMs: 0, left: 50, top: 50, width: 10, height: 4 }, hd);
    expect([left, top, width, height].map((percent) => Number(percent.toFixed(3)))).toEqual([47.875, 47.6, 14.25, 8.8]);
  });

  it('has blocks that the picture sizes, and a large part only enlarges', () => {
    expect(mosaicBlock(hd)).toBe(180);
    expect(mosaicBlock(hd, { width: 300, height: 48 })).toBe(120);
    expect(mosaicBlock(hd, { width: 900, height: 500 })).toBe(250);
    expect(mosaicBlock({ width: 90, height: 160 }, { width: 2, height: 2 })).toBe(10);
    expect(mosaicBlock({ width: 8, height: 8 })).toBe(2);
  });
});
