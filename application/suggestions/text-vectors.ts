import type { TextWorkers } from '../texts/index.ts';
import { EMBEDDED_AT_ONCE, type Embedder, type Embedders, EmbedderUnavailable } from '../search/index.ts';

/** Vectors of length 1 for texts, which can be compared with each other only. */
export interface TextVectors {
  (texts: readonly string[], language: string | null): Promise<readonly Float32Array[]>;
  /** @param goesOn called with the finished share; null is returned once it returns false */
  (
    texts: readonly string[],
    language: string | null,
    goesOn: (share: number) => Promise<boolean>,
  ): Promise<readonly Float32Array[] | null>;
}

/** Texts whose vectors are kept, because the tagged highlights of a project are compared again and again. */
const KEPT = 20_000;

/** Vectors of the embedding model. Vectors of words, if there is none, if it does not answer, or if it does not know the language. */
export function textVectors(embedders: Embedders | null, workers: TextWorkers): TextVectors {
  const kept = new Map<string, Float32Array>();
  const byWords = (texts: readonly string[]) => workers.run('vectors', 'wordVectors', texts);
  const vectorsOf = async (
    texts: readonly string[],
    language: string | null,
    goesOn: (share: number) => Promise<boolean> = async () => true,
  ): Promise<readonly Float32Array[] | null> => {
    if (!embedders || !knows(embedders.current, language)) return byWords(texts);
    const missing = [...new Set(texts.filter((text) => !kept.has(text)))];
    const found = new Map<string, Float32Array>();
    try {
      for (let at = 0; at < missing.length; at += EMBEDDED_AT_ONCE) {
        const some = missing.slice(at, at + EMBEDDED_AT_ONCE);
        const vectors = await embedders.current.embed(some);
        for (const [index, text] of some.entries()) found.set(text, vectors[index]!);
        if (!(await goesOn((at + some.length) / missing.length))) return null;
      }
    } catch (error) {
      if (error instanceof EmbedderUnavailable) return byWords(texts);
      throw error;
    }
    const vectors = texts.map((text) => found.get(text) ?? kept.get(text)!);
    if (kept.size + found.size > KEPT) kept.clear();
    if (found.size <= KEPT) for (const [text, vector] of found) kept.set(text, vector);
    return vectors;
  };
  return vectorsOf as TextVectors;
}

const knows = ({ languages = null }: Embedder, language: string | null): boolean =>
  languages === null || language === null || languages.includes(language.slice(0, 2).toLowerCase());
