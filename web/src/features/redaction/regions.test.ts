import { regionAt, regionBetween, withRegion } from './regions.ts';

const region = { left: 10, top: 20, width: 30, height: 40 };

describe('regions of a picture', () => {
  it('move in a straight line between key frames, and stand still outside', () => {
    const keyframes = withRegion(withRegion([], 3000, { ...region, left: 50 }), 1000, region);
    expect(keyframes.map(({ atMs }) => atMs)).toEqual([1000, 3000]);
    expect([0, 1000, 2000, 3000, 9000].map((ms) => regionAt(keyframes, ms)?.left)).toEqual([10, 10, 30, 50, 50]);
    expect(regionAt([], 1000)).toBeNull();
  });

  it('replace a key frame at nearly the same time', () => {
    expect(withRegion(withRegion([], 1000, region), 1050, { ...region, top: 0 })).toEqual([
      { atMs: 1050, ...region, top: 0 },
    ]);
  });

  it('are drawn from corner to corner, inside the picture', () => {
    expect(regionBetween({ x: 40, y: 60 }, { x: -5, y: 20 })).toEqual({ left: 0, top: 20, width: 40, height: 40 });
    expect(regionBetween({ x: 40, y: 60 }, { x: 40.2, y: 60.1 })).toBeNull();
  });
});
