import { countCodePoints } from '@evident/domain/content';
import {
  EMBEDDED_SIZE,
  inverseDocumentFrequency,
  type Match,
  matchesIn,
  NEIGHBORHOOD,
  passagesOf,
  type WeighedWord,
  withNeighbors,
} from '@evident/domain/search';
import type { TextAnalysis } from '../search/index.ts';
import type { CandidateText, PassageObject } from './passage-reader.ts';

/** A short part of a text, with how well its words fit. */
export interface Piece {
  readonly object: PassageObject;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** From 0 to 1, of the most that the words of the question can reach. */
  readonly words: number;
  /** The share of the question's words in the piece itself, by weight, from 0 to 1. */
  readonly held: number;
  /** The same share with the pieces around it, from 0 to 1: farther words count less. */
  readonly near: number;
  /** The share of neighboring words of the question that are neighbors in it or around it too, from 0 to 1. */
  readonly phrases: number;
}

interface Counted extends Omit<Piece, 'words' | 'held' | 'near' | 'phrases'> {
  /** Pairs of words of the question that follow one another. */
  readonly pairs: number;
  /** Number of words. */
  readonly length: number;
  /** Occurrences of each word of the question. */
  readonly times: readonly number[];
}

/** Saturation of repeated words in BM25. */
const K1 = 1.2;

/**
 * Cuts texts into pieces and scores the words of each by BM25 (k1 = 1.2, b = 0.75), with some of its neighbors. A word weighs more the
 * fewer objects and the fewer of these pieces have it: within one text, words that are everywhere in it say little.
 * @param missing words of the question that occur nowhere
 */
export function piecesOf(
  texts: readonly CandidateText[],
  weighed: readonly WeighedWord[],
  analysis: TextAnalysis,
  missing: number,
): Piece[] {
  const asked = weighed.filter(({ demand }) => demand > 0);
  const cut = joined(texts).map((text) => countedPieces(text, asked, analysis));
  const all = cut.flat();
  const meanLength = all.reduce((sum, { length }) => sum + length, 0) / Math.max(1, all.length);
  const weights = asked.map(
    ({ weight }, word) =>
      weight + inverseDocumentFrequency(all.length, all.filter(({ times }) => times[word]! > 0).length),
  );
  // Words that occur nowhere are as telling as the most telling one.
  const most = asked.reduce((best, { weight }) => Math.max(best, weight), 1);
  const total = asked.reduce((sum, { weight }) => sum + weight, 0) + missing * most || 1;
  const scoreOf = ({ times, length }: Counted): number =>
    times.reduce(
      (sum, count, word) =>
        sum + (weights[word]! * (K1 + 1) * count) / (count + K1 * (0.25 + (0.75 * length) / Math.max(1, meanLength))),
      0,
    );
  // The score of a piece that has nothing but these words, like its neighbors.
  const reachable =
    (weights.reduce((sum, weight) => sum + weight, 0) + 2 * missing * most) * (K1 + 1) * NEIGHBORHOOD || 1;
  const wholeWeight = weights.reduce((sum, weight) => sum + weight, 0) + 2 * missing * most || 1;
  const nearOf = (pieces: readonly Counted[], at: number): number =>
    weights.reduce((sum, weight, word) => sum + weight * nearest(pieces, at, ({ times }) => times[word]! > 0), 0) /
    wholeWeight;
  const phrasesOf = (pieces: readonly Counted[], at: number): number =>
    mostNear(pieces, at, ({ pairs }) => pairs) / Math.max(1, asked.length - 1);
  return cut.flatMap((pieces) => {
    const scores = withNeighbors(pieces.map(scoreOf));
    return pieces.map(({ object, start, end, text, times }, at) => {
      const held = asked.reduce((sum, { weight }, word) => sum + (times[word]! > 0 ? weight : 0), 0) / total;
      const words = scores[at]! / reachable;
      return { object, start, end, text, words, held, near: nearOf(pieces, at), phrases: phrasesOf(pieces, at) };
    });
  });
}

/** Pieces on each side whose words count for a piece, and how much less with each. */
const AROUND = 3;
const FARTHER = 0.2;

/** The most of the pieces around one, less with distance. */
function mostNear(pieces: readonly Counted[], at: number, of: (piece: Counted) => number): number {
  let most = 0;
  for (let other = Math.max(0, at - AROUND); other <= at + AROUND && other < pieces.length; other += 1)
    most = Math.max(most, of(pieces[other]!) * (1 - FARTHER * Math.abs(other - at)));
  return most;
}

/** From 1 in the piece itself to 0 where none around it has what is looked for. */
const nearest = (pieces: readonly Counted[], at: number, has: (piece: Counted) => boolean): number =>
  mostNear(pieces, at, (piece) => (has(piece) ? 1 : 0));

/** Texts that continue one another as one, so that passages at their ends have their neighbors too. */
function joined(texts: readonly CandidateText[]): CandidateText[] {
  const runs: (CandidateText & { readonly parts: string[] })[] = [];
  let end = 0;
  for (const text of texts) {
    const last = runs.at(-1);
    if (last && last.id === text.id && last.type === text.type && text.start === end) last.parts.push(text.text);
    else runs.push({ ...text, parts: [text.text] });
    end = text.start + countCodePoints(text.text);
  }
  return runs.map(({ parts, ...run }) => ({ ...run, text: parts.join('') }));
}

function countedPieces(
  { type, id, parentId, start, text, language }: CandidateText,
  asked: readonly WeighedWord[],
  analysis: TextAnalysis,
): Counted[] {
  const object = { type, id, parentId };
  // A highlight is one passage, because it was chosen as one.
  const pieces = type === 'HIGHLIGHT' ? [{ start: 0, text }] : passagesOf(text, EMBEDDED_SIZE);
  return pieces
    .filter((piece) => piece.text.trim() !== '')
    .map((piece) => {
      const { tokens } = analysis.analyse(piece.text, language);
      const times = asked.map(() => 0);
      const matches = matchesIn(tokens, asked);
      for (const { word } of matches) times[word]! += 1;
      const from = start + piece.start;
      return {
        object,
        start: from,
        end: from + countCodePoints(piece.text),
        text: piece.text,
        length: tokens.length,
        times,
        pairs: pairsIn(matches),
      };
    });
}

/** UTF-16 units between words that are said together: one short word. */
const APART = 8;

/** How many pairs of words that follow one another in the question do so in a text. */
function pairsIn(matches: readonly Match[]): number {
  const pairs = new Set<number>();
  for (const [at, { word, end }] of matches.entries())
    for (let next = at + 1; next < matches.length && matches[next]!.start <= end + APART; next += 1)
      if (matches[next]!.word === word + 1) pairs.add(word);
  return pairs.size;
}
