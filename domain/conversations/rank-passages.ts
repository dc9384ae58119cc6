import type { CitationType } from '../evidence/index.ts';
import type { Uuid } from '../kernel/index.ts';
import { EMBEDDED_SIZE, type SearchedType } from '../search/index.ts';

/** The types of search whose passages can answer, and what their citations are called. A data point is cited as its theme. */
export const PASSAGE_OF = {
  NOTE: 'note',
  INSIGHT: 'insight',
  HIGHLIGHT: 'highlight',
  CHANNEL_DATAPOINT: 'theme',
} as const satisfies Partial<Record<SearchedType, CitationType>>;

/** A passage that may answer, with how well its words and its meaning fit. Both count from 0 and are comparable among the candidates only. */
export interface ScoredPassage {
  readonly type: Exclude<CitationType, 'tag'>;
  readonly id: Uuid;
  /** The note of a highlight. */
  readonly parentId: Uuid | null;
  readonly start: number;
  readonly end: number;
  readonly words: number;
  readonly meaning: number;
  /** The share of the question's words in and around it, from 0 to 1. */
  readonly near: number;
  /** The share of neighboring words of the question that are neighbors there too, from 0 to 1. */
  readonly phrases: number;
}

/** Passages nearer to each other than this are one place (code points, decided): five answers should not be one minute of a talk. */
const GAP = EMBEDDED_SIZE * 2;

/** Weights in relation to those of words and meaning, chosen on the tuned half of the meetings. */
const NEAR = 1;
const PHRASES = 0.5;

/**
 * The passages in the order in which they answer. Words and meaning count the same, each in relation to the best candidate. Measured on
 * QMSum, this finds more answers than reciprocal ranks do (`docs/benchmarks.md`).
 */
export function rankPassages<Passage extends ScoredPassage>(
  passages: readonly Passage[],
): (Passage & { readonly score: number })[] {
  const [mostWords, mostMeaning] = [most(passages, 'words'), most(passages, 'meaning')];
  return passages
    .map((passage) => ({
      ...passage,
      score:
        passage.words / mostWords + passage.meaning / mostMeaning + NEAR * passage.near + PHRASES * passage.phrases,
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

type Place = Pick<ScoredPassage, 'id' | 'start' | 'end'> & { readonly type: string };

/** The first of ranked passages, at most one of each place. */
export function ofDifferentPlaces<Passage>(
  ranked: readonly Passage[],
  limit: number,
  placeOf: (passage: Passage) => Place,
): Passage[] {
  const chosen: Passage[] = [];
  for (const passage of ranked) {
    if (chosen.length >= limit) break;
    if (!chosen.some((one) => isSamePlace(placeOf(one), placeOf(passage)))) chosen.push(passage);
  }
  return chosen;
}

const most = (passages: readonly ScoredPassage[], key: 'words' | 'meaning'): number =>
  passages.reduce((best, passage) => Math.max(best, passage[key]), 0) || 1;

const isSamePlace = (a: Place, b: Place): boolean =>
  a.type === b.type && a.id === b.id && a.start < b.end + GAP && b.start < a.end + GAP;
