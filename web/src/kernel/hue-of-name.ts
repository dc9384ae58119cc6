import { HUES, type Hue } from '@evident/domain/tags';

/** Returns a stable hue for a person's name. */
export function hueOfName(name: string): Hue {
  const sum = [...name].reduce((total, character) => (total * 31 + character.codePointAt(0)!) >>> 0, 7);
  return HUES[sum % HUES.length]!;
}
