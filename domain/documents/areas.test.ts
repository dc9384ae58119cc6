import fc from 'fast-check';
import { ROTATIONS, boxAround, boxBetween, isArea, rotatedBox, turned, uprightBox, wordsIn } from './index.ts';

const box = { left: 10, top: 20, width: 30, height: 5 };

describe('areas of a page', () => {
  it('turn with the page, and back', () => {
    expect(rotatedBox(box, 90)).toEqual({ left: 75, top: 10, width: 5, height: 30 });
    fc.assert(
      fc.property(fc.constantFrom(...ROTATIONS), (rotation) => {
        const back = uprightBox(rotatedBox(box, rotation), rotation);
        for (const key of ['left', 'top', 'width', 'height'] as const) expect(back[key]).toBeCloseTo(box[key]);
      }),
    );
    expect([turned(0, -1), turned(270, 1)]).toEqual([270, 0]);
  });
  it('are drawn between any two corners, within the page', () => {
    expect(boxBetween({ x: 40, y: 25 }, { x: 10, y: -3 })).toEqual({ left: 10, top: 0, width: 30, height: 25 });
    expect(isArea(boxBetween({ x: 1, y: 1 }, { x: 1.2, y: 9 }))).toBe(false);
  });
  it('hold the words whose center is in them', () => {
    const words = [
      { text: 'in', left: 12, top: 21, width: 4, height: 2 },
      { text: 'beside', left: 38, top: 21, width: 6, height: 2 },
      { text: 'too', left: 20, top: 22, width: 4, height: 2 },
    ];
    expect(wordsIn(words, box)).toBe('in too');
    expect(boxAround(words)).toEqual({ left: 12, top: 21, width: 32, height: 3 });
    expect(boxAround([])).toBeNull();
  });
});
