/** Hues of tag groups. Each has a text color and a tint in both themes (the web app's tokens). */
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

/**
 * The hexadecimal color of each hue, for exports and API clients. The web app's light theme uses the same values for
 * marks.
 */
export const HUE_HEX: Readonly<Record<Hue, string>> = {
  red: 'ce514d',
  orange: 'ca5b10',
  amber: 'a77601',
  lime: '728d00',
  green: '139948',
  teal: '059583',
  cyan: '0390a4',
  blue: '1a83db',
  indigo: '6c72dd',
  violet: '9763cc',
  pink: 'c3518d',
  grey: '82807b',
};
