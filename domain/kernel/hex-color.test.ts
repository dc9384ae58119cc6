import { hexColor } from './hex-color.ts';

describe('a colour', () => {
  it.each([
    ['#F80', 'ff8800'],
    ['f80', 'ff8800'],
    ['#FF8800', 'ff8800'],
    ['ff8800', 'ff8800'],
  ])('reads %s as %s', (written, kept) => {
    expect(hexColor(written)).toBe(kept);
  });

  it.each(['', '#', 'ff88', '#ff88001', 'red', 'ggg', ' f80'])('refuses %p', (written) => {
    expect(() => hexColor(written)).toThrow('Invalid color');
  });
});
