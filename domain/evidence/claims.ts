import { caseless } from '../text/index.ts';
import type { Source } from './draft.ts';
import type { FoundQuote } from './find-quote.ts';

/** UTF-16 units of a sentence at most; longer ones are no sentences. */
const SENTENCE_MAX = 2_000;
/** Tags, entities, Markdown links and images. */
const MARKUP = /<\/?[a-z!][^>]*>?|&(?:#\d+|#x[\da-f]+|[a-z]+);|!?\[[^\]]*\]\([^)]*\)/iu;
const LINK = /\b(?:[a-z][a-z\d+.-]*:\/\/|javascript:|data:|mailto:|www\.)\S*/giu;
const WORDS = /[\p{L}\p{N}]+/gu;
/** A capitalized word that does not begin a sentence or a quotation. */
const NAMES = /(?<=[\p{L}\p{N},;)’'%] +)\p{Lu}\p{L}+/gu;
const FIRST_WORD = /^[^\p{L}]*(\p{Lu}\p{L}+)/u;

/** Checks the own words of sentences against their quotes. */
export class Claims {
  /** Words of the names of all speakers. */
  private readonly speakers: ReadonlySet<string>;
  /** Whole names of speakers, folded. */
  private readonly names: readonly string[];
  private readonly checksNames: boolean;

  /** @param checksNames false where capitals or translations make names uncertain, see {@link namesAreCertain} */
  constructor(sources: readonly Source[], checksNames: boolean) {
    this.checksNames = checksNames;
    const names = new Set(sources.flatMap(({ blocks }) => blocks.map(({ speaker }) => speaker ?? '')));
    this.names = [...names].map((name) => caseless(name)).filter((name) => name !== '');
    this.speakers = new Set(this.names.flatMap(wordsOf));
  }

  /**
   * Whether a sentence claims nothing that its quotes cannot support:
   * - it has no markup, and no address that is not in its quotes;
   * - every name (a capitalized word inside the sentence, or the name of any speaker) occurs in the lines of its quotes, in a
   *   title, or in the name of their speaker.
   */
  areSupported(text: string, quotes: readonly FoundQuote[]): boolean {
    if (text === '' || text.length > SENTENCE_MAX) return false;
    const said = caseless(text);
    const support = caseless(
      quotes.flatMap(({ text: words, source, block }) => [words, source.title, block?.speaker ?? '']).join('\n'),
    );
    // Words of a source, as they are.
    if (support.includes(said)) return true;
    if (MARKUP.test(text)) return false;
    if ([...said.matchAll(LINK)].some(([link]) => !support.includes(link))) return false;
    return !this.checksNames || this.hasOnlyNamesOf(text, quotes, support);
  }

  private hasOnlyNamesOf(text: string, quotes: readonly FoundQuote[], support: string): boolean {
    const lines = caseless(quotes.flatMap(({ around, source }) => [around, source.projectTitle ?? '']).join('\n'));
    const known = new Set([...wordsOf(support), ...wordsOf(lines)]);
    const isKnown = (word: string): boolean =>
      wordsOf(caseless(word)).every((part) => known.has(part) || known.has(part.replace(/s$/u, '')));
    const [, first] = FIRST_WORD.exec(text) ?? [];
    if (first !== undefined && this.speakers.has(caseless(first)) && !isKnown(first)) return false;
    return [...text.matchAll(NAMES)].every(([name]) => isKnown(name));
  }
}

const wordsOf = (folded: string): readonly string[] => folded.match(WORDS) ?? [];

/** Words of a source that are looked at. */
const SAMPLE = 4_000;
/** Share of capitalized words inside sentences above which a language capitalizes nouns: German has about 0.25, English 0.05. */
const NOUNS = 0.16;
const LOWER = /(?<=[\p{L}\p{N},;)’'%] +)\p{Ll}\p{L}+/gu;

/** Whether capitals mark names in sources that are summarized in their own language. */
export function namesAreCertain(sources: readonly Source[]): boolean {
  const text = sources
    .map((source) => source.text.slice(0, SAMPLE))
    .join('\n')
    .slice(0, 4 * SAMPLE);
  const names = text.match(NAMES)?.length ?? 0;
  const others = text.match(LOWER)?.length ?? 0;
  return names <= NOUNS * (names + others);
}
