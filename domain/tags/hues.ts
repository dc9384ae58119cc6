/** The hues a tag group can have; each has a text and a tint in both themes (the web app's tokens). */
export const HUES = [
  'red',
  'orange',
  'amber',
  'lime',
  'green',
  'teal',
  'cyan',
  'blue',
  'indigo',
  'violet',
  'pink',
  'grey',
] as const;
export type Hue = (typeof HUES)[number];

/** In which order new groups take them: those that stand beside each other are far apart, and what looks like a warning comes late. */
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

/** The hue for the next group of a project, whose groups have these: one that no group has yet, then one of those that the fewest have. */
export function nextHue(used: readonly Hue[]): Hue {
  const times = (hue: Hue) => used.filter((one) => one === hue).length;
  return IN_TURN.reduce<Hue>((least, hue) => (times(hue) < times(least) ? hue : least), IN_TURN[0]);
}
