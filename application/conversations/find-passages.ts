import {
  type AskedScope,
  PASSAGE_OF,
  rankPassages,
  type ScoredPassage,
  speakersNamed,
  subjectOf,
} from '@evident/domain/conversations';
import { codePoints } from '@evident/domain/content';
import type { Source } from '@evident/domain/evidence';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { SEARCH_QUERY_CHARS } from '@evident/domain/search';
import type { QueryMeanings, TextAnalysis } from '../search/index.ts';
import type {
  Candidates,
  FoundPlace,
  NearPlace,
  PassageReader,
  PlacedSource,
  SearchedCounts,
} from './passage-reader.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** A passage that may answer a question. */
export interface FoundPassage {
  /** Some text of the object around the passage. */
  readonly source: Source;
  /** Verbatim words of the source. */
  readonly text: string;
  /** Of the passage, in the whole text of the object, in code points. */
  readonly start: number;
  readonly end: number;
  /** In relation to the other passages. */
  readonly score: number;
}

export interface FoundPassages {
  /** Best first; their sources are called S1, S2 and so on. */
  readonly passages: readonly FoundPassage[];
  /** Words of the question that occur nowhere that the actor can see. */
  readonly missing: readonly string[];
  readonly searched: SearchedCounts;
}

/**
 * Finds the passages of notes, insights and highlights that fit a question best, by words and by meaning, in what the actor can see.
 * @throws NotFound if the actor cannot see the folder, project or note
 */
export type FindPassages = (actor: Actor, scope: AskedScope, question: string, limit: number) => Promise<FoundPassages>;

/**
 * A passage is about a question from this share of its words, by weight, or from this cosine (decided). Most unrelated texts
 * are below 0.2, and names that occur nowhere lower the share.
 */
const HELD = 0.3;
const SIMILAR = 0.35;
/** Share by which a passage gains that is all said by a named speaker. */
const NAMED = 0.4;
/** Words of a question that are looked for: the first of a long one. */
const WORDS_MAX = 40;

export const findPassages =
  (reader: PassageReader, analysis: TextAnalysis, meanings: Pick<QueryMeanings, 'of'>): FindPassages =>
  async (actor, scope, question, limit) => {
    const subject = subjectOf(question.slice(0, SEARCH_QUERY_CHARS)).replaceAll('"', ' ');
    const found = await reader.candidates(actor, {
      scope,
      words: (languages) => analysis.analyseQuery(`${subject} `, languages).slice(0, WORDS_MAX),
      meaning: await meanings.of(actor, subject, 'HYBRID'),
    });
    if (found === null) refuse('NotFound', 'Not found', 'It may have been deleted, or you have no access to it.');
    // More than asked for: some may have changed since they were indexed.
    const ranked = rankPassages(scoredPassages(found, analysis), limit * 2);
    const sources = await reader.sources(actor, ranked.map(placeOf));
    const passages = bySpeaker(
      question,
      ranked.flatMap(({ score }, at) => {
        const placed = sources[at];
        return placed ? [passageOf(placed, score)] : [];
      }),
    )
      .filter(isFirstOfItsWords)
      .slice(0, limit)
      .map((passage, at) => ({ ...passage, source: { ...passage.source, key: `S${at + 1}` } }));
    return { passages, missing: found.missing, searched: found.searched };
  };

function passageOf({ source, start, end }: PlacedSource, score: number): FoundPassage {
  const from = source.offset ?? 0;
  const text = codePoints(source.text).slice(start - from, end - from);
  return { source: { ...source, key: '' }, text, start, end, score };
}

/** Passages in which someone talks whom the question names come earlier. The index has no speakers. */
function bySpeaker(question: string, passages: readonly FoundPassage[]): FoundPassage[] {
  const speakers = passages.flatMap(({ source }) => source.blocks.flatMap(({ speaker }) => speaker ?? []));
  const named = new Set(speakersNamed(question, [...new Set(speakers)]));
  if (named.size === 0) return [...passages];
  const shareOf = ({ source: { blocks } }: FoundPassage): number => {
    const length = (of: typeof blocks) => of.reduce((sum, { start, end }) => sum + end - start, 0);
    return length(blocks.filter(({ speaker }) => named.has(speaker ?? ''))) / Math.max(1, length(blocks));
  };
  return passages
    .map((passage) => ({ ...passage, score: passage.score * (1 + NAMED * shareOf(passage)) }))
    .sort((a, b) => b.score - a.score);
}

/** A highlight and the passage of its note are the same words. */
const isFirstOfItsWords = (passage: FoundPassage, at: number, all: readonly FoundPassage[]): boolean =>
  !all
    .slice(0, at)
    .some(({ source, text }) => noteOf(source) === noteOf(passage.source) && isWithin(text, passage.text));

const noteOf = ({ parentId, id }: Source) => parentId ?? id;
const isWithin = (a: string, b: string): boolean => a.includes(b.trim()) || b.includes(a.trim());

type Candidate = ScoredPassage & Pick<Piece, 'object' | 'text'>;

/** Pieces of the texts, each with the similarity of the vectors where it is. */
function scoredPassages({ texts, near, weighed, missing }: Candidates, analysis: TextAnalysis): Candidate[] {
  const places = Map.groupBy(near, ({ type, id }) => type + id);
  const pieces = piecesOf(texts, weighed, analysis, missing.length).map((piece) => {
    const place = placeAt(places.get(piece.object.type + piece.object.id) ?? [], piece.start, piece.end);
    return { ...piece, place, isAbout: piece.held >= HELD || (place?.alone ?? 0) >= SIMILAR };
  });
  return pieces.flatMap(({ object, text, start, end, words, place }, at): Candidate[] => {
    // An answer often has no word of the question, but the turn before it does.
    const isNear = [-1, 0, 1].some((by) => pieces[at + by]?.isAbout && pieces[at + by]!.object.id === object.id);
    if (!isNear) return [];
    const { id, parentId } = object;
    const type = PASSAGE_OF[object.type];
    return [{ object, text, type, id, parentId, start, end, words, meaning: place?.similarity ?? 0 }];
  });
}

/** Vectors are of pieces that begin elsewhere, so the piece takes that of the place which it covers most of. */
function placeAt(places: readonly NearPlace[], start: number, end: number): NearPlace | null {
  let best: NearPlace | null = null;
  let most = 0;
  for (const place of places) {
    const shared = Math.min(end, place.end) - Math.max(start, place.start);
    if (shared > most) [best, most] = [place, shared];
  }
  return best;
}

const placeOf = ({ object, text, start, end }: Candidate): FoundPlace => ({ ...object, text, start, end });
