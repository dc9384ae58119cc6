import { codePoints } from '../content/index.ts';
import { standsAt, type WordForms } from './query-word.ts';
import type { WeighedWord } from './weights.ts';

/** A word of a text with its position in code points. */
export interface PlacedWord extends WordForms {
  readonly start: number;
  readonly end: number;
}
export interface Fragment {
  text: string;
  match: boolean;
}
/** Position of a query word. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly word: number;
}

/** Code points of text shown around a match. */
export const PREVIEW_LENGTH = 240;
const LEAD_IN = 60;

/** Returns all matches of query words and phrases, in text order. */
export function matchesIn(tokens: readonly PlacedWord[], words: readonly WeighedWord[]): Match[] {
  return tokens.flatMap((token, at) =>
    words.flatMap(({ word }, index) => {
      const found = [word, ...(word.alternatives ?? [])].find((one) => standsAt(one, tokens, at));
      return found ? [{ start: token.start, end: tokens[at + found.parts.length - 1]!.end, word: index }] : [];
    }),
  );
}

/** Returns the match whose surrounding excerpt covers most of the query; the first of equals. */
export function bestMatch(
  matches: readonly Match[],
  words: readonly WeighedWord[],
  length = PREVIEW_LENGTH - LEAD_IN,
): Match | null {
  let best: Match | null = null;
  let most = -1;
  for (const [index, match] of matches.entries()) {
    const near = new Set<number>();
    for (let at = index; at < matches.length && matches[at]!.end <= match.start + length; at += 1)
      near.add(matches[at]!.word);
    near.add(match.word);
    const worth = [...near].reduce((sum, word) => sum + words[word]!.weight, 0);
    if (worth > most * (1 + 1e-9)) [best, most] = [match, worth];
  }
  return best;
}

/** Splits a text into matches and the text between them. */
export function fragmentsOf(
  text: string,
  matches: readonly Match[],
  from = 0,
  to = Number.POSITIVE_INFINITY,
): Fragment[] {
  const points = codePoints(text);
  const end = Math.min(to, points.length);
  const fragments: Fragment[] = [];
  let at = from;
  const add = (until: number, match: boolean): void => {
    if (until <= at) return;
    const last = fragments.at(-1);
    if (last?.match === match) last.text += points.slice(at, until);
    else fragments.push({ text: points.slice(at, until), match });
    at = until;
  };
  for (const match of matches) {
    if (match.end > end) break;
    if (match.start < from) continue;
    add(match.start, false);
    add(match.end, true);
  }
  add(end, false);
  return fragments;
}

/** Returns the excerpt around a match, or the start of the text. Cut at word boundaries, with ellipses. */
export function contextOf(
  text: string,
  tokens: readonly PlacedWord[],
  matches: readonly Match[],
  best: Match | null,
): Fragment[] {
  const length = codePoints(text).length;
  const wanted = best === null ? 0 : Math.max(0, Math.min(best.start - LEAD_IN, length - PREVIEW_LENGTH));
  const from = wanted === 0 ? 0 : (tokens.find(({ start }) => start >= wanted)?.start ?? wanted);
  const ends = Math.max(from + PREVIEW_LENGTH, best?.end ?? 0);
  const to = ends >= length ? length : (tokens.findLast(({ start, end }) => end <= ends && start >= from)?.end ?? ends);
  const fragments = fragmentsOf(text, matches, from, to).map(({ text: shown, match }) => ({
    text: shown.replace(/\s+/g, ' '),
    match,
  }));
  return [
    ...(from > 0 ? [{ text: '… ', match: false }] : []),
    ...fragments,
    ...(to < length && text.slice(codePoints(text).unitAt(to)).trim() !== '' ? [{ text: ' …', match: false }] : []),
  ];
}
