import fc from 'fast-check';
import { type Box, freePlace } from './index.ts';

const box = (x: number, y: number, width = 240, height = 120): Box => ({ x, y, width, height });

describe('the free place of a new object', () => {
  it('is the wanted one if nothing is there', () => {
    expect(freePlace(box(0, 0), [])).toEqual({ x: 0, y: 0 });
    expect(freePlace(box(0, 0), [box(0, 136)])).toEqual({ x: 0, y: 0 });
  });

  it('is the nearest one next to, above or below what is there', () => {
    expect(freePlace(box(0, 0), [box(0, 0)])).toEqual({ x: 0, y: -136 });
    expect(freePlace(box(0, 0), [box(-20, -20, 1_000, 20)])).toEqual({ x: 0, y: 16 });
    expect(freePlace(box(0, 0), [box(-230, -400, 240, 1_000)])).toEqual({ x: 26, y: 0 });
  });

  it('skips a gap that is too narrow', () => {
    expect(freePlace(box(0, 0), [box(-10, -900, 100, 1_800), box(120, -900, 200, 1_800)])).toEqual({ x: -266, y: 0 });
  });

  it('overlaps nothing', () => {
    const some = fc.record({
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -500, max: 500 }),
      width: fc.integer({ min: 1, max: 400 }),
      height: fc.integer({ min: 1, max: 400 }),
    });
    fc.assert(
      fc.property(some, fc.array(some, { maxLength: 30 }), (wanted, others) => {
        const { x, y } = freePlace(wanted, others);
        for (const one of others)
          expect(
            x >= one.x + one.width ||
              one.x >= x + wanted.width ||
              y >= one.y + one.height ||
              one.y >= y + wanted.height,
          ).toBe(true);
      }),
    );
  });
});
