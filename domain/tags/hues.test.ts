import { HUES, type Hue } from '../kernel/index.ts';
import { nextHue } from './hues.ts';

/** The hues of groups created one after the other. */
const oneAfterTheOther = (count: number, before: readonly Hue[] = []): Hue[] => {
  const hues = [...before];
  for (let made = 0; made < count; made += 1) hues.push(nextHue(hues));
  return hues.slice(before.length);
};

describe('the hue of a new group', () => {
  test('is one that no group has, until all are in use', () =>
    expect(new Set(oneAfterTheOther(HUES.length))).toEqual(new Set(HUES)));
  test('comes back after all are in use, each as often as the others', () => {
    const hues = oneAfterTheOther(HUES.length * 3);
    for (const hue of HUES) expect(hues.filter((one) => one === hue)).toHaveLength(3);
  });
  test('leaves out what somebody chose', () =>
    expect(new Set(oneAfterTheOther(HUES.length - 2, ['blue', 'teal']))).toEqual(
      new Set(HUES.filter((hue) => hue !== 'blue' && hue !== 'teal')),
    ));
  test('is the one that the fewest have when somebody chose one more often', () =>
    expect(nextHue([...HUES, ...HUES.filter((hue) => hue !== 'lime')])).toBe('lime'));
  test('does not begin like a warning, nor with neighbours of the rainbow', () => {
    const first = oneAfterTheOther(6);
    expect(first).not.toContain('red');
    for (const [at, hue] of first.slice(1).entries())
      expect(Math.abs(HUES.indexOf(hue) - HUES.indexOf(first[at]!))).toBeGreaterThan(2);
  });
});
