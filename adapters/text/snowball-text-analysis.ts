import type { AnalysedText, TextAnalysis } from '@evident/application/search/text-analysis';
import { type PlacedWord, type QueryWord, type ReadQuery, foldWord } from '@evident/domain/search';
import { languageOf } from '@evident/domain/text';
import { type Forms, parseLeaves, parseQuery } from './parse-query.ts';
import { type RawWord, splitWords } from './split-words.ts';
import { isLatin, latinLanguage, stem } from './stem.ts';

/** Default language of words in Latin script. */
const LATIN_DEFAULT = 'en';
const KEPT_WORDS = 20_000;
/** Maximum code points of a term; longer ones are dropped. */
const TERM_LENGTH = 60;
const HAN = /\p{Script=Han}/gu;
const NUMBER = /^\d+$/;
const SURROGATE = /[\ud800-\udfff]/;

/** Snowball stems of folded words, with `Intl.Segmenter` for scripts without spaces. */
export class SnowballTextAnalysis implements TextAnalysis {
  private readonly known = new Map<string, Map<string, readonly string[]>>();

  analyse(text: string, language: string | null, otherwise: string | null = null): AnalysedText {
    const words = splitWords(text);
    const used =
      languageOf(text, { declared: language, otherwise, words: words.map((word) => word.text.toLowerCase()) }) ??
      LATIN_DEFAULT;
    return { language: used, tokens: placed(text, words, this.formsIn(used)) };
  }

  analyseQuery(query: string, languages: readonly string[]): QueryWord[] {
    return parseQuery(query, foldedOf, formsFor(languages));
  }

  analyseRead({ leaves, isStrict }: ReadQuery, languages: readonly string[]): QueryWord[] {
    return parseLeaves(leaves, isStrict, foldedOf, formsFor(languages));
  }

  /** Caches forms: a few thousand words make up most of any corpus. */
  private formsIn(language: string): (word: RawWord) => readonly string[] {
    const kept = this.known.get(language) ?? new Map<string, readonly string[]>();
    this.known.set(language, kept);
    return (word) => {
      const had = kept.get(word.text);
      if (had !== undefined) return had;
      const forms = formsOf(word, language);
      // Numbers rarely repeat and cost nothing to compute.
      if (NUMBER.test(word.text)) return forms;
      if (kept.size >= KEPT_WORDS) kept.clear();
      kept.set(word.text, forms);
      return forms;
    };
  }
}

const foldedOf = ({ text }: RawWord): string => cut(foldWord(text));

/** The forms of a word of a query in the languages of the texts. */
function formsFor(languages: readonly string[]): Forms {
  const known = [
    ...new Set([
      ...languages.map(latinLanguage).filter((language) => language !== null),
      ...(languages.length === 0 ? [LATIN_DEFAULT] : []),
    ]),
  ];
  return (word) =>
    distinct([foldedOf(word), ...(word.segmented ? [] : known.map((language) => stemOf(word, language)))]);
}

/** A stemmer can reduce a very short word to nothing. */
const distinct = (forms: readonly string[]): string[] => [...new Set(forms)].filter((form) => form !== '');
const cut = (term: string): string => (term.length <= TERM_LENGTH ? term : [...term].slice(0, TERM_LENGTH).join(''));

/**
 * Marks a stem to distinguish it from a written word, and adds its language unless English (`~connect`, `~es~cas`).
 * Stems of one language may be words of another: a text taken for Czech must not make "notes" match every "not".
 */
function stemOf({ text }: RawWord, language: string): string {
  const lower = text.normalize('NFC').toLowerCase();
  const isOfLatin = isLatin(lower);
  const latin = isOfLatin ? latinLanguage(language) : null;
  const stemmed = isOfLatin && latin === null ? null : stem(lower, latin ?? language);
  const mark = latin === null || latin === LATIN_DEFAULT ? '~' : `~${latin}~`;
  return stemmed === null || stemmed === '' ? '' : mark + cut(foldWord(stemmed));
}

/** Indexes each character of a Chinese word too, because texts and queries are not always segmented alike. */
function formsOf(word: RawWord, language: string): readonly string[] {
  const folded = cut(foldWord(word.text));
  return distinct([folded, ...(word.segmented ? (folded.match(HAN) ?? []) : [stemOf(word, language)])]);
}

function placed(text: string, words: readonly RawWord[], forms: (word: RawWord) => readonly string[]): PlacedWord[] {
  const shift = SURROGATE.test(text) ? shiftsOf(text) : () => 0;
  const tokens: PlacedWord[] = [];
  for (const word of words) {
    const start = word.at - shift(word.at);
    const found = forms(word);
    if (found.length > 0) tokens.push({ forms: found, start, end: word.end - shift(word.end) });
  }
  return tokens;
}

/** Counts surrogate pairs before a UTF-16 index. Fast for indexes that ascend, or nearly so. */
function shiftsOf(text: string): (unit: number) => number {
  const isSecond = (unit: number): boolean => text.charCodeAt(unit) >= 0xdc00 && text.charCodeAt(unit) <= 0xdfff;
  let at = 0;
  let pairs = 0;
  return (unit) => {
    for (; at < unit; at += 1) if (isSecond(at)) pairs += 1;
    // Several words may be of one character.
    for (; at > unit; at -= 1) if (isSecond(at - 1)) pairs -= 1;
    return pairs;
  };
}
