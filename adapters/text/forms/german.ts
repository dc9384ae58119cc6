import { GERMAN_NOUNS } from '../data/german-nouns.ts';

/** Umlauts written with e are umlauts again: gebuehr. Not after q, a or e: quelle, dauer, neue. */
export const withUmlauts = (word: string): string =>
  word
    .replace(/(?<![qae])ue/g, 'ü')
    .replace(/(?<!a)oe/g, 'ö')
    .replace(/ae/g, 'ä');

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The word with umlauts written with e; null if it has none. */
export function withoutUmlauts(word: string): string | null {
  const plain = word.replace(/[äöü]/g, (letter) => UMLAUTS[letter]!);
  return plain === word ? null : plain;
}

type Stem = (word: string) => string;
let stems: ReadonlySet<string> | null = null;

/** The shortest word that is split, and the shortest parts. */
const WORD_LEAST = 7;
const [PART_LEAST, UNKNOWN_LEAST] = [3, 4];
const WORD_MOST = 40;
/** Least length of a known noun after a part that is unknown. */
const SURE = 5;
/** Beginnings of verbs and nouns that are no nouns themselves. */
const PREFIXES = new Set(
  'ver ent zer auf aus ein vor nach bei mit über ueber unter durch wider wieder zurück zusammen miss hin her los fort fest weiter gegen wahr teil ur haupt ge be er an ab um un zu weg voll statt heim dar nieder empor entgegen gleich hoch tief neu alt groß klein ober nicht mehr viel selb'.split(
    ' ',
  ),
);
/** Ends of the first part: a vowel of an ending, or consonants that end German syllables. */
const ENDS =
  /(?:e|[aeiouyäöü](?:[bdfgklmnprstxzß]|ch|ck|ff|ll|mm|nn|pp|rr|ss|tt|tz|sch|[lnr][bdfgkmnpstz]|st|ft|cht|chts|ngs|[lnrmkgfbpt]s|ng|nk|mpf|rst|nst|hl|hm|hn|hr|hrs|hls|h|eu|au))$/;
const VOWEL = /[aeiouyäöü]/;
/** Ends of words that are derived, not composed: Freundschaft, Landung. */
const DERIVED =
  /^(?:isch|lich|chen|lein|haft|bar|sam|los|ig|ung|heit|keit|schaft|tum|nis|ier|ist|isten|ell|iell|erin|erei|lung|ieren|iert|igen|igt|ern|ner|ler|tät|ation|ment)/;
const ONSET = /^(?:[aeiouäöü]|[bdfghjklmnprstvwz][aeiouyäöü]|sch|st|sp|[bfgkp][lr]|[dt]r|kn|pf|qu|zw|schw)/;

/** Agents on -ist are not lists: Spezialisten. */
const AGENT = /[aeio]l(?:isten?|istin(?:nen)?)$/;

/** The first parts of a split: with and without the sound that joins them. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e'] as const;

/**
 * The parts of a German compound in small letters, with umlauts; none for other words. The last part is a common noun,
 * the first one another or a word that may be one.
 */
export function germanParts(word: string, stemOf: Stem): string[] {
  stems ??= new Set(GERMAN_NOUNS.split(' ').filter(Boolean).map(stemOf));
  if (word.length < WORD_LEAST || word.length > WORD_MOST || AGENT.test(word) || stems.has(stemOf(word))) return [];
  return split(word, stemOf, stems);
}

function split(word: string, stemOf: Stem, nouns: ReadonlySet<string>): string[] {
  let best: string[] = [];
  let begun: string[] = [];
  for (let at = PART_LEAST; at <= word.length - PART_LEAST; at += 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    if (PREFIXES.has(first)) continue;
    const known = knownFirst(first, stemOf, nouns);
    if (nouns.has(stemOf(last))) {
      if (known !== null) return [known, last];
      const before = first.length >= WORD_LEAST ? split(first.replace(/s$/, ''), stemOf, nouns) : [];
      if (before.length > 0) return [...before, last];
      if (first.length >= UNKNOWN_LEAST && last.length >= SURE && mayEnd(first)) best = [first, last];
    } else if (known !== null && known.length >= UNKNOWN_LEAST && mayBegin(last)) begun = [known, last];
  }
  return best.length > 0 ? best : begun;
}

/** A known noun without the sound that joins it to the next; null if there is none. */
function knownFirst(first: string, stemOf: Stem, nouns: ReadonlySet<string>): string | null {
  for (const joint of JOINTS) {
    const noun = first.slice(0, first.length - joint.length);
    if (first.endsWith(joint) && noun.length >= PART_LEAST && nouns.has(stemOf(noun))) return noun;
  }
  return null;
}

const mayEnd = (first: string): boolean => VOWEL.test(first) && ENDS.test(first);
const mayBegin = (last: string): boolean =>
  last.length >= UNKNOWN_LEAST && VOWEL.test(last) && ONSET.test(last) && !DERIVED.test(last);
