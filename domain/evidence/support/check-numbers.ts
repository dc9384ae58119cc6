import { isSameWord } from './alike.ts';
import { type Quantity, haveSameNoun, isSameQuantity, quantities } from './numbers.ts';
import type { Finding } from './polarity.ts';
import type { Language } from './words/languages.ts';

/** How many things a sentence rests on. */
export interface Counts {
  readonly quotes: number;
  readonly sources: number;
  readonly speakers: number;
}

const COUNTED =
  /^(?:quotes?|interviews?|calls?|notes?|sources?|conversations?|sessions?|transcripts?|gespräche?n?|zitate?|entrevistas?|citas?|citaç(?:ão|ões)|entretiens?|citations?)$/u;

/**
 * Compares the numbers of a sentence with those of its quotes, each with its unit and noun. A number may also count its
 * quotes, sources or speakers.
 */
export function checkNumbers(
  { sentence, quotes, titles }: { readonly sentence: string; readonly quotes: string; readonly titles: string },
  counts: Counts,
  language: Language | null,
): Finding {
  const said = quantities(sentence, language);
  if (said.length === 0) return 'AGREES';
  const known = quantities(quotes, language);
  // Number words of other languages are not known.
  if (language === null && known.length === 0) return 'AGREES';
  const named = quantities(titles, language);
  let finding: Finding = 'AGREES';
  for (const quantity of said) {
    if (named.some(({ value }) => value === quantity.value) || isCount(quantity, counts, language)) continue;
    const compared = compareWith(quantity, known);
    if (compared === 'TURNED') return 'TURNED';
    if (compared === 'DOUBTFUL') finding = 'DOUBTFUL';
  }
  return finding;
}

/** Compares a number of a sentence with those of its quotes. */
function compareWith(quantity: Quantity, known: readonly Quantity[]): Finding {
  const same = known.filter((one) => isSameQuantity(quantity, one));
  if (same.length === 0) return 'TURNED';
  const others = known.filter((one) => !same.includes(one));
  if (same.some((one) => haveSameNoun(quantity, one) !== false)) {
    // “Eight colleagues” of “three of eight colleagues”.
    const isOnlyWhole = !quantity.isWhole && same.every(({ isWhole }) => isWhole);
    const isUnlimited = quantity.bound !== null && same.every(({ bound }) => bound === null);
    return isOnlyWhole || isUnlimited || others.some((one) => isNearer(quantity, one, same)) ? 'DOUBTFUL' : 'AGREES';
  }
  const isShareOf = quantity.value < 1 && same.some(({ nouns }) => nouns.length === 0);
  // The noun belongs to another number of the quotes.
  return !isShareOf && others.some((one) => haveSameNoun(quantity, one) === true) ? 'TURNED' : 'DOUBTFUL';
}

/** Whether a sentence has more of the words before another number of the same noun than of those before its own. */
function isNearer(said: Quantity, other: Quantity, same: readonly Quantity[]): boolean {
  if (haveSameNoun(said, other) !== true) return false;
  const near = ({ before }: Quantity): number =>
    said.before.filter((word) => before.some((known) => isSameWord(known, word))).length;
  return same.every((one) => near(other) > near(one));
}

function isCount({ value, unit, nouns }: Quantity, counts: Counts, language: Language | null): boolean {
  if (unit !== null) return false;
  const [noun] = nouns;
  if (noun !== undefined && language?.people.has(noun)) return value === counts.speakers;
  if (noun !== undefined && COUNTED.test(noun)) return value === counts.quotes || value === counts.sources;
  if (language !== null && nouns.length > 0 && value > 1 && !nouns.some((one) => language.reporting.has(one)))
    return false;
  return value === counts.speakers || value === counts.quotes || value === counts.sources;
}
