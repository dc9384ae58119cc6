import type { Hue } from '../kernel/index.ts';

/** Order in which new groups get hues. Neighbors contrast, and warning colors come late. */
const IN_TURN = [
  'blue',
  'orange',
  'green',
  'violet',
  'amber',
  'teal',
  'pink',
  'lime',
  'indigo',
  'cyan',
  'red',
  'grey',
] as const satisfies readonly Hue[];

/** Returns the hue for a project's next group: an unused one, otherwise one of the least used. */
export function nextHue(used: readonly Hue[]): Hue {
  const times = (hue: Hue) => used.filter((one) => one === hue).length;
  return IN_TURN.reduce<Hue>((least, hue) => (times(hue) < times(least) ? hue : least), IN_TURN[0]);
}
