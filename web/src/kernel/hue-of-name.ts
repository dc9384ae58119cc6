import { HUES, type Hue } from '@evident/domain/tags';

/** The hue in which a person is shown: always the same for a name. */
export function hueOfName(name: string): Hue {
  const sum = [...name].reduce((total, character) => (total * 31 + character.codePointAt(0)!) >>> 0, 7);
  return HUES[sum % HUES.length]!;
}
