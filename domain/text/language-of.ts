import { detectLanguage } from '../kernel/index.ts';
import { scriptOf } from './script.ts';

/** A language in Latin script that is not known, but is not English. ISO 639-2. */
export const UNDETERMINED = 'und';

/** The language of most texts in a script. */
const LANGUAGES: Readonly<Record<string, string>> = {
  Arabic: 'ar',
  Armenian: 'hy',
  Bengali: 'bn',
  Burmese: 'my',
  Cyrillic: 'ru',
  Devanagari: 'hi',
  Ethiopic: 'am',
  Georgian: 'ka',
  Greek: 'el',
  Gujarati: 'gu',
  Gurmukhi: 'pa',
  Han: 'zh',
  Hangul: 'ko',
  Hebrew: 'he',
  Kana: 'ja',
  Kannada: 'kn',
  Khmer: 'km',
  Lao: 'lo',
  Malayalam: 'ml',
  Mongolian: 'mn',
  Oriya: 'or',
  Sinhala: 'si',
  Syriac: 'syr',
  Tamil: 'ta',
  Telugu: 'te',
  Thaana: 'dv',
  Thai: 'th',
  Tibetan: 'bo',
};
/** Letters that tell other languages of a script. */
const BY_LETTERS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  Arabic: [
    [/[\u0679\u0688\u0691\u06ba\u06d2]/, 'ur'],
    [/[\u067e\u0686\u0698\u06af\u06a9\u06cc]/, 'fa'],
  ],
  Cyrillic: [
    [/[ђћџљњј]/i, 'sr'],
    [/ў/i, 'be'],
    [/[іїєґ]/i, 'uk'],
  ],
};
/** Codes of `Intl` for scripts of {@link scriptOf} that have another name there. */
const CODES: Readonly<Record<string, string>> = {
  Hans: 'Han',
  Hant: 'Han',
  Hani: 'Han',
  Jpan: 'Kana',
  Kore: 'Hangul',
  Latn: 'Latin',
  Cyrl: 'Cyrillic',
  Arab: 'Arabic',
  Aran: 'Arabic',
  Hebr: 'Hebrew',
  Grek: 'Greek',
  Deva: 'Devanagari',
  Beng: 'Bengali',
  Guru: 'Gurmukhi',
  Gujr: 'Gujarati',
  Orya: 'Oriya',
  Taml: 'Tamil',
  Telu: 'Telugu',
  Knda: 'Kannada',
  Mlym: 'Malayalam',
  Sinh: 'Sinhala',
  Laoo: 'Lao',
  Tibt: 'Tibetan',
  Mymr: 'Burmese',
  Geor: 'Georgian',
  Ethi: 'Ethiopic',
  Khmr: 'Khmer',
  Mong: 'Mongolian',
  Armn: 'Armenian',
  Syrc: 'Syriac',
  Thaa: 'Thaana',
};
const scripts = new Map<string, string | null>();

/** The script that a language is usually written in; null if the tag is no language. */
export function scriptOfLanguage(tag: string): string | null {
  const known = scripts.get(tag);
  if (known !== undefined) return known;
  const script = usualScript(tag);
  scripts.set(tag, script);
  return script;
}

function usualScript(tag: string): string | null {
  try {
    const code = new Intl.Locale(tag.replaceAll('_', '-')).maximize().script;
    return code === undefined ? 'Latin' : (CODES[code] ?? code);
  } catch {
    return null;
  }
}

/** Share of words with letters beyond ASCII from which a text is not English. */
const FOREIGN_SHARE = 0.2;
const FOREIGN = /[\u00c0-\u024f\u1e00-\u1eff]/;
const WORD = /[\p{L}\p{M}]+/gu;
const SAMPLE = 4_000;

/** Words of a text, in small letters, from which its language is told. */
export const lowerCaseWords = (text: string): string[] => text.slice(0, SAMPLE).toLowerCase().match(WORD) ?? [];

/** Context that decides where the text does not. */
export interface LanguageClues {
  /** Declared for the text, as a BCP 47 tag. Not believed if the text is in another script. */
  readonly declared?: string | null;
  /** Of the texts around it. */
  readonly otherwise?: string | null;
  /** The words of the text in small letters; default: {@link lowerCaseWords}. */
  readonly words?: readonly string[];
}

/**
 * The language of a text, as an ISO 639-1 code: by its script first, then by its letters and words, else by the context.
 * Null if none of these decides; the text then has few letters that English lacks. {@link UNDETERMINED} if it has many.
 */
export function languageOf(text: string, { declared, otherwise, words }: LanguageClues = {}): string | null {
  const script = scriptOf(text);
  const known = languageIn(declared, script);
  if (known !== null) return known;
  if (script !== null && script !== 'Latin') return languageOfScript(script, text);
  const sample = script === null ? [] : (words ?? lowerCaseWords(text));
  return detectLanguage(sample) ?? languageAround(sample, languageIn(otherwise, script));
}

const languageOfScript = (script: string, text: string): string =>
  BY_LETTERS[script]?.find(([letters]) => letters.test(text))?.[1] ?? LANGUAGES[script]!;

/** The language around a text whose words do not tell its own. */
function languageAround(words: readonly string[], around: string | null): string | null {
  const isForeign = foreignShare(words) >= FOREIGN_SHARE;
  if (around !== null && !(isForeign && around === 'en')) return around;
  return isForeign ? UNDETERMINED : null;
}

/** The language of a tag, if it is written in the script; `nb` and `nn` are `no`. */
function languageIn(tag: string | null | undefined, script: string | null): string | null {
  if (!tag) return null;
  const code = tag.toLowerCase().split(/[-_]/)[0]!;
  const its = scriptOfLanguage(tag);
  const fits = script === null || its === script || (code === 'ja' && script === 'Han');
  if (its === null || !fits) return null;
  return code === 'nb' || code === 'nn' ? 'no' : code;
}

const foreignShare = (words: readonly string[]): number =>
  words.length === 0 ? 0 : words.filter((word) => FOREIGN.test(word)).length / words.length;
