import { wordVectors } from '@evident/domain/suggestions';
import { EMBEDDED_AT_ONCE, type Embedders, EmbedderUnavailable } from '../search/index.ts';

/** Vectors of length 1 for texts, which can be compared with each other only. */
export type TextVectors = (texts: readonly string[], language: string | null) => Promise<readonly Float32Array[]>;

/** Vectors of the embedding model. Vectors of words, if there is none, if it does not answer, or if it does not know the language. */
export const textVectors =
  (embedders: Embedders | null): TextVectors =>
  async (texts, language) => {
    if (!embedders) return wordVectors(texts);
    const { current } = embedders;
    const known = current.languages ?? null;
    if (known && language && !known.includes(language.slice(0, 2).toLowerCase())) return wordVectors(texts);
    const vectors: Float32Array[] = [];
    try {
      for (let at = 0; at < texts.length; at += EMBEDDED_AT_ONCE)
        vectors.push(...(await current.embed(texts.slice(at, at + EMBEDDED_AT_ONCE))));
    } catch (error) {
      if (error instanceof EmbedderUnavailable) return wordVectors(texts);
      throw error;
    }
    return vectors;
  };
