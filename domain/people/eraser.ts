import { digitsOf, isPersonalAddress } from './personal-address.ts';

/** Replaces erased words (decided). */
export const ERASED = '[erased]';

export interface Eraser {
  /** The text without these words, and how often they stood in it. */
  (text: string): { text: string; count: number };
}

const MAYBE_ADDRESSES = /[^\s<>"'`()[\]{}|,;]+/g;

/**
 * Erases whole words, without regard to case; any white space parts them, and anything the digits of a phone number. An
 * address that holds them is erased as a whole, as its other parts lead to the same person.
 */
export function eraserOf(words: readonly string[]): Eraser {
  const patterns = [...words].sort((one, other) => other.length - one.length).map(patternOf);
  if (patterns.length === 0) return (text) => ({ text, count: 0 });
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const isPersonal = isPersonalAddress(words);
  return (text) => {
    let count = 0;
    const erased = (): string => {
      count += 1;
      return ERASED;
    };
    const others = text.replace(MAYBE_ADDRESSES, (found) => {
      const address = withoutStop(found);
      return isPersonal(address) ? erased() + found.slice(address.length) : found;
    });
    return { text: others.replace(pattern, erased), count };
  };
}

function patternOf(word: string): string {
  const digits = digitsOf(word);
  const written = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');
  return digits ? `${written}|\\+?${digits.join('[\\s().-]*')}` : written;
}

/** The marks behind an address end a sentence. */
function withoutStop(text: string): string {
  let end = text.length;
  while (end > 0 && '.:!?…*_'.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}
