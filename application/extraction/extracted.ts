import type { DraftSentence, Source } from '@evident/domain/evidence';
import { extractSummary } from '@evident/domain/extraction';
import { readSentences, type Understanding } from './read-sentences.ts';

/** Narrows what is extracted. */
export interface Wanted {
  /** Key of the section they are for. */
  readonly section?: string | null;
  /** A question or a subject; its nearest sentences are extracted. */
  readonly about?: string | null;
}

/**
 * Returns a function that extracts the sentences that matter most, in the order of the sources, each quoting itself. Fewer are returned
 * if the sources say less. The same sources always give the same sentences.
 */
export const extracted =
  (understanding: Understanding) =>
  async (
    sources: readonly Source[],
    count: number,
    { section = null, about = null }: Wanted = {},
  ): Promise<DraftSentence[]> => {
    const { sentences, meanings } = await readSentences(understanding, sources);
    const [meaning] = about ? await meanings([about]) : [];
    return extractSummary(sentences, { count, section, about: meaning ?? null });
  };
