import { chipsThatFit } from './fitted-chips.ts';

describe('the tags of a cell', () => {
  const cell = (width: number, wrapped = false) => ({ width, wrapped });

  it('are whole, and the others are counted', () => {
    expect(chipsThatFit(['Cost', 'Trust', 'Moving over'], cell(220))).toBe(2);
    expect(chipsThatFit(['Cost', 'Trust', 'Moving over'], cell(320))).toBe(3);
  });

  it('need no room for a number if all are shown', () => {
    expect(chipsThatFit(['Cost', 'Trust'], cell(17 + 64 + 71))).toBe(2);
    expect(chipsThatFit(['Cost', 'Trust', 'Doubt'], cell(17 + 64 + 71))).toBe(1);
  });

  it('have two lines in a wrapped cell, and one is always shown', () => {
    expect(chipsThatFit(['Cost', 'Trust', 'Doubt'], cell(17 + 64 + 71, true))).toBe(3);
    expect(chipsThatFit(['A very long name of a tag', 'Cost'], cell(60))).toBe(1);
    expect(chipsThatFit([], cell(60))).toBe(0);
  });
});
