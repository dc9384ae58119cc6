import type { DraftSentence, Source } from '../evidence/index.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { leadIn, statementScore } from './statement.ts';
import type { Vector } from './vectors.ts';

/** A sentence of a source, with its meaning. */
export interface ReadSentence extends Sentence {
  /** {@link Source.key} */
  readonly source: string;
  /** Position in its source, from 0 to 1. */
  readonly position: number;
  readonly vector: Vector;
  /** {@link statementScore} */
  readonly statement: number;
}

/** The sentences of sources, without vectors. */
export function sentencesOfSources(sources: readonly Source[]): Omit<ReadSentence, 'vector'>[] {
  return sources.flatMap(({ key, text, blocks }) => {
    const found = sentencesOf(text, blocks);
    return found.map((sentence, at) => ({
      ...sentence,
      source: key,
      position: at / found.length,
      statement: statementScore(sentence.text),
    }));
  });
}

/** A sentence that quotes itself at its place, however short it is. */
export const quotedInPlace = (
  { text, source, start }: Pick<ReadSentence, 'text' | 'source' | 'start'>,
  section: string | null,
): DraftSentence => ({ section, text, quotes: [{ source, quote: text, start, isPlaced: true }] });

/** A sentence that quotes itself. Shown without a lead-in such as "Yeah, so". */
export function quoted({ text, source }: Pick<ReadSentence, 'text' | 'source'>, section: string | null): DraftSentence {
  const quote = text.slice(leadIn(text));
  return { section, text: capitalized(quote), quotes: [{ source, quote }] };
}

const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
