/** The hues a tag group can have; each has a text and a tint in both themes (the web app's tokens). */
export const HUES = ['red', 'orange', 'amber', 'lime', 'green', 'teal', 'cyan', 'blue', 'indigo', 'violet', 'pink', 'grey'] as const;
export type Hue = (typeof HUES)[number];

/** The hue for the next group of a board: the first that is not in use, then round again. */
export function nextHue(used: readonly Hue[]): Hue {
  return HUES.find((hue) => !used.includes(hue)) ?? HUES[used.length % HUES.length]!;
}
