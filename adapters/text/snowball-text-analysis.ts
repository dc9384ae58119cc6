import type { AnalysedText, TextAnalysis } from '@evident/application/search/text-analysis';
import { type PlacedWord, type QueryWord, type ReadQuery, foldWord } from '@evident/domain/search';
import { languageOf } from '@evident/domain/text';
import { type Forms, parseLeaves, parseQuery } from './parse-query.ts';
import { type RawWord, splitWords } from './split-words.ts';
import { simplified } from './forms/chinese.ts';
import { componentForms, cut, relatedForms } from './forms/related-forms.ts';

/** Default language of words in Latin script. */
const LATIN_DEFAULT = 'en';
const KEPT_WORDS = 20_000;
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
    return withComponents(parseQuery(query, foldedOf, formsFor(languages)), languages);
  }

  analyseRead({ leaves, isStrict }: ReadQuery, languages: readonly string[]): QueryWord[] {
    return withComponents(parseLeaves(leaves, isStrict, foldedOf, formsFor(languages)), languages);
  }

  formsOf(words: readonly string[], languages: readonly string[]): readonly (readonly string[])[] {
    const forms = formsFor(languages);
    return words.map((text) => forms({ text, at: 0, end: text.length, segmented: false }));
  }

  /** Caches forms: a few thousand words make up most of any corpus. */
  private formsIn(language: string): (word: RawWord) => readonly string[] {
    const kept = this.known.get(language) ?? new Map<string, readonly string[]>();
    this.known.set(language, kept);
    return (word) => {
      const key = word.isVerb ? `${word.text}~` : word.text;
      const had = kept.get(key);
      if (had !== undefined) return had;
      const forms = formsOf(word, language);
      // Numbers rarely repeat and cost nothing to compute.
      if (NUMBER.test(word.text)) return forms;
      if (kept.size >= KEPT_WORDS) kept.clear();
      kept.set(key, forms);
      return forms;
    };
  }
}

const foldedOf = ({ text, segmented }: RawWord): string => {
  const folded = cut(foldWord(text));
  return segmented ? simplified(folded) : folded;
};

/** The forms of a word of a query in the languages of the texts. */
function formsFor(languages: readonly string[]): Forms {
  const known = languages.length === 0 ? [LATIN_DEFAULT] : [...new Set(languages)];
  return (word) => distinct([foldedOf(word), ...known.flatMap((language) => relatedForms(word, language))]);
}

/** Adds the parts of compounds, by which a query finds texts that write them apart. */
const withComponents = (words: readonly QueryWord[], languages: readonly string[]): QueryWord[] =>
  words.map((word) => {
    if (word.quoted || word.excluded || word.parts.length !== 1) return word;
    const raw = { text: word.text, at: 0, end: word.text.length, segmented: false };
    const forms = [...new Set(languages.flatMap((language) => componentForms(raw, language)))];
    if (forms.length < 2) return word;
    const components = forms.map((form) => ({ ...word, parts: [{ forms: [form], prefix: null }] }));
    return { ...word, components };
  });

/** A stemmer can reduce a very short word to nothing. */
const distinct = (forms: readonly string[]): string[] => [...new Set(forms)].filter((form) => form !== '');

/** Indexes each character of a Chinese word too, because texts and queries are not always segmented alike. */
function formsOf(word: RawWord, language: string): readonly string[] {
  const folded = foldedOf(word);
  return distinct([
    folded,
    ...(word.segmented ? (folded.match(HAN) ?? []) : []),
    ...relatedForms(word, language),
    ...componentForms(word, language),
  ]);
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
