import type { Source } from '@evident/domain/evidence';
import { type ReadSentence, type Vector, sentencesOfSources, wordVectors } from '@evident/domain/extraction';
import { EMBEDDED_AT_ONCE, type Embedder, EmbedderUnavailable, type TextAnalysis } from '../search/index.ts';
import { type TextWorkers, inBatches } from '../texts/index.ts';

/** Gives sentences their meaning. */
export interface Understanding {
  /** Null: by their words alone. */
  readonly embedder: Embedder | null;
  readonly analysis: Pick<TextAnalysis, 'analyse'>;
  /** Absent: sentences are read in this thread. */
  readonly texts?: TextWorkers;
}

/** Sentences that are understood, and questions as vectors of the same kind. */
export interface Reading {
  /** Those that can stand alone, in the order of the sources. */
  readonly sentences: readonly ReadSentence[];
  /** Whether a model gave the meanings; otherwise they are those of the words. */
  readonly isUnderstood: boolean;
  /** The meaning of other texts, comparable with that of the sentences; zero vectors where it is not known. */
  meanings(texts: readonly string[]): Promise<Vector[]>;
}

/** UTF-16 units of the texts by which their language is told. */
const SAMPLE = 4000;

/**
 * Reads the sentences of sources. In a language that the model does not know, or while it does not answer, their meaning is that of
 * their words; then other texts are comparable only by the words they share.
 */
export async function readSentences(understanding: Understanding, sources: readonly Source[]): Promise<Reading> {
  const found = (await sentencesRead(understanding, sources)).filter(({ statement }) => statement > 0);
  const embedder = knows(understanding, sources);
  const texts = found.map(({ text }) => text);
  const vectors = embedder && (await embedded(embedder, texts));
  const of = (meanings: readonly Vector[]): ReadSentence[] =>
    found.map((sentence, at) => ({ ...sentence, vector: meanings[at]! }));
  if (embedder && vectors)
    return {
      sentences: of(vectors),
      isUnderstood: true,
      meanings: async (asked) =>
        (await embedded(embedder, asked)) ?? asked.map(() => new Float32Array(vectors[0]?.length ?? 0)),
    };
  return {
    sentences: of(wordVectors(texts)),
    isUnderstood: false,
    meanings: (asked) => Promise.resolve(wordVectors([...texts, ...asked]).slice(texts.length)),
  };
}

/** UTF-16 units that are read at once. Fewer are read in this thread: it takes less time than asking another. */
const AT_ONCE = 20_000;

/** The sentences of sources, whether or not they can stand alone. */
export async function sentencesRead(
  { texts }: Understanding,
  sources: readonly Source[],
): Promise<Omit<ReadSentence, 'vector'>[]> {
  if (!texts || sources.reduce((sum, { text }) => sum + text.length, 0) <= AT_ONCE) return sentencesOfSources(sources);
  const read: Omit<ReadSentence, 'vector'>[] = [];
  for (const some of inBatches(sources, ({ text }) => text.length, AT_ONCE))
    for (const sentence of await texts.run(some[0]!.projectId ?? some[0]!.id, 'sentences', some)) read.push(sentence);
  return read;
}

function knows({ embedder, analysis }: Understanding, sources: readonly Source[]): Embedder | null {
  const languages = embedder?.languages ?? null;
  if (languages === null) return embedder;
  const sample = sources.map(({ text }) => text.slice(0, SAMPLE / sources.length + 200)).join('\n');
  return languages.includes(analysis.analyse(sample, null).language) ? embedder : null;
}

async function embedded(embedder: Embedder, texts: readonly string[]): Promise<Vector[] | null> {
  const vectors: Vector[] = [];
  try {
    for (let from = 0; from < texts.length; from += EMBEDDED_AT_ONCE)
      vectors.push(...(await embedder.embed(texts.slice(from, from + EMBEDDED_AT_ONCE))));
  } catch (error) {
    if (error instanceof EmbedderUnavailable) return null;
    throw error;
  }
  return vectors;
}
