import { staticEmbedder } from '../../adapters/embeddings/static/static-embedder.ts';

const BATCH = 256;

/** Vectors of texts by the model that the product ships. */
export async function embedded(texts: readonly string[]): Promise<Float32Array[]> {
  const embedder = staticEmbedder();
  const all: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += BATCH) all.push(...(await embedder.embed(texts.slice(at, at + BATCH))));
  await embedder.close();
  return all;
}

/** Numbers below `count` in an order that depends on the seed alone (Knuth's generator, Fisher and Yates). */
export function shuffled(count: number, seed: number): number[] {
  const all = Array.from({ length: count }, (_, at) => at);
  let state = seed;
  for (let at = count - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}
