import { countCodePoints } from '@evident/domain/content';
import {
  EMBEDDED_SIZE,
  inverseDocumentFrequency,
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
}

interface Counted extends Omit<Piece, 'words' | 'held'> {
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
  return cut.flatMap((pieces) => {
    const scores = withNeighbors(pieces.map(scoreOf));
    return pieces.map(({ object, start, end, text, times }, at) => {
      const held = asked.reduce((sum, { weight }, word) => sum + (times[word]! > 0 ? weight : 0), 0) / total;
      return { object, start, end, text, words: scores[at]! / reachable, held };
    });
  });
}

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
      for (const { word } of matchesIn(tokens, asked)) times[word]! += 1;
      const from = start + piece.start;
      return {
        object,
        start: from,
        end: from + countCodePoints(piece.text),
        text: piece.text,
        length: tokens.length,
        times,
      };
    });
}
