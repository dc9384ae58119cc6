import { SIMPLIFIED, TRADITIONAL } from '../data/simplified-characters.ts';

const BY_TRADITIONAL = new Map([...TRADITIONAL].map((character, at) => [character, SIMPLIFIED.charAt(at)]));
const HAN = /\p{Script=Han}/gu;

/** The text in simplified Chinese characters, as long in UTF-16 units. */
export const simplified = (text: string): string =>
  text.replace(HAN, (character) => BY_TRADITIONAL.get(character) ?? character);
