import { fitted } from './word-boxes.ts';

const word = (text: string, x0: number, x1: number, y0 = 10, y1 = 40) => ({ text, bbox: { x0, y0, x1, y1 } });

describe('the boxes of recognized words', () => {
  it('end where the next word begins, in both directions of reading', () => {
    const [wide, cut, next] = [word('in', 46, 54), word('in', 46, 52), word('1', 52, 55)];
    expect(fitted([wide, next])).toEqual([cut, next]);
    expect(fitted([next, wide])).toEqual([next, cut]);
  });

  it('are those of signs, not of specks', () => {
    expect(fitted([word('|', 58, 60, 14, 16), word('.', 70, 75, 35, 40), word('|', 80, 82)])).toEqual([
      word('.', 70, 75, 35, 40),
      word('|', 80, 82),
    ]);
  });
});
