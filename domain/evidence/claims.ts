import type { FoundQuote } from './find-quote.ts';
import { fold } from './fold.ts';

const SENTENCE_MAX = 2_000;
/** Tags, entities, Markdown links and images. */
const MARKUP = /<\/?[a-z!][^>]*>?|&(?:#\d+|#x[\da-f]+|[a-z]+);|!?\[[^\]]*\]\([^)]*\)/iu;
const LINK = /\b(?:[a-z][a-z\d+.-]*:\/\/|javascript:|data:|mailto:|www\.)\S*/giu;
const NUMBERS = /\d+(?:[.,:/]\d+)*/gu;

/**
 * Whether a sentence claims nothing that its quotes cannot support: it has no markup and no address, and every number in
 * it occurs in its quotes, in the title of a source or the name of a speaker, or counts its sources or speakers.
 */
export function isClaimed(text: string, quotes: readonly FoundQuote[]): boolean {
  if (text === '' || text.length > SENTENCE_MAX) return false;
  const support = fold(
    quotes.flatMap(({ text: words, source, block }) => [words, source.title, block?.speaker ?? '']).join('\n'),
  ).text;
  const said = fold(text).text;
  if (support.includes(said)) return true;
  if (MARKUP.test(text)) return false;
  if ([...said.matchAll(LINK)].some(([link]) => !support.includes(link))) return false;
  const numbers = new Set([...support.matchAll(NUMBERS)].map(([number]) => plainNumber(number)));
  const counts = new Set(
    [
      quotes.length,
      new Set(quotes.map(({ source }) => source.id)).size,
      new Set(quotes.map(({ source, block }) => `${source.id} ${block?.speaker}`)).size,
    ].map(String),
  );
  return [...said.matchAll(NUMBERS)].every(([number]) => {
    const plain = plainNumber(number);
    return numbers.has(plain) || counts.has(plain);
  });
}

/** Without separators of thousands: `1,200` and `1.200` are `1200`. */
const plainNumber = (number: string): string => number.replace(/[.,](?=\d{3}(?:\D|$))/gu, '').replace(',', '.');
