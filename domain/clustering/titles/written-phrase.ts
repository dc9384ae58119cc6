import { SPAN_MAX } from './pair-counts.ts';
import { ALONE, BEGINS, ENDS, INSIDE, joinedForms, type TitleWord, titleWords } from './title-words.ts';

const SHORT = 60;
/** Capitals inside a word are mostly slips; names that are mostly written so stay. */
const ODD_CASE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|\p{Lu}{5}/u;
/** Texts that passed through some programs have this letter in capitals: “dIscharge”. */
const LOST_CASE = /(?<=\p{Ll})I|(?<=(?:^|\s)\p{Lu})I(?=\p{Ll}{2})/gu;
const ODD = 1 / 4;

/** A phrase as the texts write it most often. */
export function phraseForms(texts: readonly string[], keys: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = titleWords(text);
    for (let at = 0; at + keys.length <= words.length; at += 1) {
      const part = words.slice(at, at + keys.length);
      if (!begins(part) || !part.every(({ key, apart }, index) => key === keys[index] && !(index > 0 && apart)))
        continue;
      count(part, counts);
    }
  }
  return usual(counts, keys);
}

/**
 * Two words near each other as the texts write them most often, with what is between: “declined my transfer”. Other words between them
 * are left out where that leaves a phrase, “status of my (delta) flight”; otherwise both words are listed.
 */
export function pairForms(texts: readonly string[], keys: readonly string[]): string {
  const counts = new Map<string, number>();
  let spans = 0;
  const [first, last] = keys as [string, string];
  for (const text of texts) {
    const words = titleWords(text);
    for (const [start, word] of words.entries()) {
      if ((word.flags & BEGINS) === 0 || (word.key !== first && word.key !== last)) continue;
      const part = spanFrom(words, start, word.key === first ? last : first);
      if (!part) continue;
      spans += 1;
      const bare = withoutModifiers(part);
      // In equal numbers, the usual order of the words is better.
      if (bare)
        count(
          bare,
          counts,
          (bare.some(({ lower }) => /^be(?:en|ing)?$/.test(lower)) ? HALF : 1) + (word.key === first ? USUAL : 0),
        );
      else count(part, counts, USUAL);
    }
  }
  const usualOnes = [...counts].filter(([, times]) => times >= ODD || times / USUAL >= spans / 2);
  return usualOnes.length > 0 ? usual(new Map(usualOnes), keys) : listedForms(texts, keys);
}

/** Before nouns, apart from adjectives: what is between may be left out. */
const DETERMINERS = new Set('a an the my your our their his her its'.split(' '));
const ARTICLES = new Set(['a', 'an', 'the']);
/** Of “transfer be pending”, which needs another verb. */
const HALF = 0.5;
/** Of a span with other words inside. */
const USUAL = 1 / 256;

function spanFrom(words: readonly TitleWord[], start: number, other: string): TitleWord[] | null {
  const end = words.findIndex(({ key, flags }, at) => at > start && key === other && (flags & ENDS) !== 0);
  if (end < 0 || end - start >= SPAN_MAX) return null;
  const part = words.slice(start, end + 1);
  return part.some(({ apart, flags }, at) => at > 0 && (apart || flags === 0)) ? null : part;
}

/** Without the words before the last one that follow an article or the like; null if other words are inside. */
function withoutModifiers(part: readonly TitleWord[]): readonly TitleWord[] | null {
  const isLink = ({ flags }: TitleWord): boolean => (flags & (INSIDE | ENDS | ALONE)) === INSIDE;
  const inner = part.slice(1, -1);
  const from = inner.findIndex((word) => !isLink(word));
  // “Too high a price” is no phrase without its first word.
  if ((part[0]!.flags & ALONE) === 0 && ARTICLES.has(part[1]!.lower)) return null;
  if (from < 0) return part;
  return from > 0 && DETERMINERS.has(inner[from - 1]!.lower) && inner.slice(from).every((word) => !isLink(word))
    ? [part[0]!, ...inner.slice(0, from), part.at(-1)!]
    : null;
}

function count(part: readonly TitleWord[], counts: Map<string, number>, weight = 1): void {
  const written = joined(part.map(({ form, first }) => (first ? uncapitalized(form) : form))).replace(LOST_CASE, 'i');
  counts.set(written, (counts.get(written) ?? 0) + weight * (ODD_CASE.test(written) ? ODD : 1));
}

function usual(counts: ReadonlyMap<string, number>, keys: readonly string[]): string {
  const [most = joined(keys)] = [...counts]
    .sort(([a, n], [b, m]) => m - n || a.length - b.length || (a < b ? -1 : 1))
    .map(([written]) => written);
  return most;
}

/** Words that a negation before them denies are no phrase without it. */
const begins = (part: readonly TitleWord[]): boolean => (part[0]!.flags & (part.length > 1 ? BEGINS : ALONE)) !== 0;

const listedForms = (texts: readonly string[], keys: readonly string[]): string =>
  keys.map((key) => phraseForms(texts, [key])).join(', ');

const joined = (words: readonly string[]): string => words.reduce(joinedForms);

/** Names in capitals, such as “NHS” or “iPhone”, stay as they are. */
const uncapitalized = (word: string): string =>
  word.replace(/^\p{Lu}(?=[\p{Ll}'’-]*(?:$| ))/u, (letter) => letter.toLowerCase());
export const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The beginning of the shortest text, for groups without a telling phrase. */
export function shortened(texts: readonly string[]): string {
  const [text = ''] = texts
    .map((one) => one.replace(/\s+/gu, ' ').trim())
    .filter((one) => one !== '')
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  if (text.length <= SHORT) return text === '' ? 'Untitled' : capitalized(text);
  const cut = [...text].slice(0, SHORT).join('');
  return capitalized(`${cut.includes(' ') ? cut.replace(/\s+\S*$/u, '') : cut}…`);
}
