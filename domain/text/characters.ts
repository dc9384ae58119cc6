/** Typographic characters with the one of a keyboard that writers use instead. */
const KEYBOARD: ReadonlyMap<string, string> = new Map(
  [
    ["'", '‘’‚‛‹›′`´ʹʻʼ׳❛❜'],
    ['"', '“”„‟«»″״〝〞〟❝❞'],
    ['-', '‐‑‒–—―−⁃'],
    ['/', '⁄∕'],
  ].flatMap(([plain, typographic]) => [...typographic!].map((character) => [character, plain!])),
);
const TYPOGRAPHIC = new RegExp(`[${[...KEYBOARD.keys()].join('')}]`, 'gu');

/**
 * Code points that are drawn as nothing and do not change a word: soft hyphens, zero-width characters, direction marks,
 * variation selectors, fillers (Default_Ignorable_Code_Point in the Unicode Character Database, UAX #44).
 */
export const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Quotation marks, apostrophes, hyphens, dashes and slashes as a keyboard has them. */
export const asTyped = (text: string): string => text.replace(TYPOGRAPHIC, (character) => KEYBOARD.get(character)!);
