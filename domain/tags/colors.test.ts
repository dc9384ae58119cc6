import { HUE_HEX } from '../kernel/index.ts';
import { colorFrom, hexOf, nearestHue } from './colors.ts';
import { HUES } from '../kernel/index.ts';

describe('the color of a tag', () => {
  it.each(HUES)('%s is its own nearest hue', (hue) => {
    expect(nearestHue(HUE_HEX[hue])).toBe(hue);
  });

  it.each([
    ['ff0000', 'red'],
    ['00ff00', 'green'],
    ['0000ff', 'blue'],
    ['808080', 'grey'],
    ['ffa500', 'amber'],
    ['ff69b4', 'pink'],
  ] as const)('draws #%s as %s', (hex, hue) => {
    expect(nearestHue(hex)).toBe(hue);
  });

  it('is one of the twelve, or any hexadecimal color that keeps its digits', () => {
    expect(colorFrom({ color: 'teal' })).toEqual({ color: 'teal', hex: null });
    expect(colorFrom({ hex: '#F80' })).toEqual({ color: nearestHue('ff8800'), hex: 'ff8800' });
    expect(colorFrom({ hex: HUE_HEX.teal })).toEqual({ color: 'teal', hex: null });
    expect(hexOf({ color: 'teal', hex: null })).toBe('059583');
  });

  it('is kept when nothing is sent, and cleared by null', () => {
    expect(colorFrom({})).toEqual({});
    expect(colorFrom({ hex: null })).toEqual({ color: null, hex: null });
  });

  it('refuses two colors at once, and what is no color', () => {
    expect(() => colorFrom({ color: 'teal', hex: 'ff8800' })).toThrow('Two colors were sent');
    expect(() => colorFrom({ hex: 'teal-ish' })).toThrow('Invalid color');
  });
});
