import { hashedVector } from '@evident/domain/themes';
import { languageOf } from '@evident/domain/text';
import { EMBEDDED_AT_ONCE, type Embedders } from '../search/index.ts';
import type { ThemeVectors } from './themer.ts';

/** Numbers per vector where no model is asked. */
const DIMENSIONS = 256;

/**
 * Vectors of the embedding model for texts in its languages. Texts in other languages, or without a model, have vectors of their words,
 * which are far from all vectors of the model: such texts form themes of their own.
 */
export function themeVectors(embedders: Embedders | null): ThemeVectors {
  return async (texts) => {
    const embedder = embedders?.current ?? null;
    const isKnown = texts.map((text) => embedder !== null && knows(embedder.languages ?? null, text));
    const asked = texts.filter((_, at) => isKnown[at]);
    const found: Float32Array[] = [];
    for (let at = 0; at < asked.length; at += EMBEDDED_AT_ONCE)
      found.push(...(await embedder!.embed(asked.slice(at, at + EMBEDDED_AT_ONCE))));
    const length = embedder?.dimensions ?? DIMENSIONS;
    let next = 0;
    const vectors = texts.map((text, at) => (isKnown[at] ? found[next++]! : hashedVector(text, length)));
    return { model: embedder?.model ?? `words-${DIMENSIONS}`, vectors };
  };
}

const knows = (languages: readonly string[] | null, text: string): boolean =>
  languages === null || languages.includes(languageOf(text, { otherwise: languages[0] }) ?? languages[0]!);
