import { foldWord } from '@evident/domain/search';
import type { RawWord } from '../split-words.ts';
import { isLatin, latinLanguage, stem } from '../stem.ts';
import { arabicStem } from './arabic.ts';
import { simplified } from './chinese.ts';
import { germanParts, withoutUmlauts, withUmlauts } from './german.ts';
import { hebrewStems } from './hebrew.ts';
import { japaneseStem } from './japanese.ts';
import { koreanStem } from './korean.ts';
import { turkishStem } from './turkish.ts';

/** Maximum code points of a term; longer ones are cut. */
const TERM_LENGTH = 60;
export const cut = (term: string): string =>
  term.length <= TERM_LENGTH ? term : [...term].slice(0, TERM_LENGTH).join('');

const ENGLISH = 'en';
const GERMAN = 'de';
/** Languages whose texts have German names in either spelling. */
const WITH_GERMAN_NAMES = new Set([ENGLISH, GERMAN, 'und']);

/**
 * The forms by which a word is found besides its own, in a text of a language: its stems and spellings. An empty one is
 * none.
 */
export function relatedForms(word: RawWord, language: string): string[] {
  const lower = word.text.normalize('NFC').toLowerCase();
  if (word.segmented) return japanese(word);
  if (isLatin(lower)) return latin(lower, word.text, language);
  const own = stem(lower, language);
  const folded = foldWord(lower);
  return [
    marked(own, ''),
    marked(koreanStem(folded), ''),
    marked(arabicStem(folded), ''),
    ...hebrewStems(folded).map((one) => marked(one, '')),
  ];
}

/**
 * Marks a stem to distinguish it from a written word, and adds its language unless English (`~connect`, `~es~cas`).
 * Stems of one language may be words of another: a text taken for Czech must not make "notes" match every "not".
 */
function marked(stemmed: string | null, language: string): string {
  if (stemmed === null || stemmed === '') return '';
  return (language === '' ? '~' : `~${language}~`) + cut(foldWord(stemmed));
}

function japanese({ text, isVerb }: RawWord): string[] {
  const stemmed = japaneseStem(text, isVerb);
  return [stemmed === null ? '' : marked(simplified(stemmed), 'ja')];
}

function latin(lower: string, written: string, inLanguage: string): string[] {
  const language = latinLanguage(inLanguage);
  const names = WITH_GERMAN_NAMES.has(inLanguage) ? withoutUmlauts(lower) : null;
  const spelled = names === null ? '' : cut(foldWord(names));
  if (language === null) return [spelled];
  if (language === GERMAN) {
    return [spelled, marked(stemOfGerman(withUmlauts(lower)), GERMAN)];
  }
  if (language === 'tr') {
    const turkish = written.normalize('NFC').toLocaleLowerCase('tr');
    return [marked(stem(turkish, 'tr'), 'tr'), marked(turkishStem(foldWord(turkish)), 'tr')];
  }
  return [spelled, marked(stem(lower, language), language === ENGLISH ? '' : language)];
}

/** The stems of the parts of a compound in a text of a language. */
export function componentForms({ text, segmented }: RawWord, language: string): string[] {
  if (language !== GERMAN || segmented) return [];
  const lower = text.normalize('NFC').toLowerCase();
  return isLatin(lower)
    ? germanParts(withUmlauts(lower), stemOfGerman).map((part) => marked(stemOfGerman(part), GERMAN))
    : [];
}

/** Plurals that Snowball leaves: Interviews, Apps, Videos. */
const PLURAL_S = /(?<=..[wpo])s$/;

const stemOfGerman = (word: string): string => stem(word.replace(PLURAL_S, ''), GERMAN) ?? '';
