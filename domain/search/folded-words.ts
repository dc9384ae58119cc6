import { foldText } from './fold-text.ts';

/** English endings are part of their word; every other apostrophe separates words: l’année, O’Brien. */
const ENDING = /(?<=[a-z])'(?=(s|t|d|m|re|ve|ll)(?![a-z0-9]))/g;
/** Chinese and Japanese, Thai, Lao, Burmese, Khmer: scripts without spaces. */
export const WITHOUT_BLANKS =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005\\u3007\\u3040-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\uff66-\\uff9f\\u{20000}-\\u{3ffff}';
const UNSPACED = new RegExp(`[${WITHOUT_BLANKS}]`, 'gu');
/** Everything but letters, marks, numbers and code points without a meaning yet; also the marks of emoji. */
export const SEPARATOR = /[\p{P}\p{S}\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cs}\ufe00-\ufe0f\u20dd-\u20e4]+/gu;
const ASCII_WORD = /[a-z0-9]+/g;
const BEYOND_ASCII = /[^\u0000-\u007f]/;

/**
 * The folded words of a text, separated by single spaces: the form in which a filter looks for phrases.
 * Each character of a script without spaces is a word of its own, because platforms segment such scripts differently.
 * The SQL function `folded_words` returns the same.
 */
export function foldedWords(text: string): string {
  const folded = foldText(text).replace(ENDING, '');
  const words = BEYOND_ASCII.test(folded)
    ? folded.replace(UNSPACED, ' $& ').split(SEPARATOR).filter(Boolean)
    : folded.match(ASCII_WORD);
  return words?.join(' ') ?? '';
}

/** Whether a text contains a phrase, given as folded words. An empty phrase is in no text. */
export const containsPhrase = (text: string, phrase: string): boolean =>
  phrase !== '' && ` ${foldedWords(text)} `.includes(` ${phrase} `);
