import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModelSpec, OpenModel } from '../model-spec.ts';

/** Parts of onnxruntime-node and @huggingface/tokenizers. Not installed with Evident: together they take 290 MB. */
interface Tensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}
interface Runtime {
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => unknown;
  readonly InferenceSession: { create(file: string, options: object): Promise<Session> };
}
interface Session {
  readonly inputNames: readonly string[];
  run(inputs: Record<string, unknown>): Promise<Record<string, Tensor>>;
}
interface Tokenizer {
  encode(text: string): { readonly ids: number[] };
}
interface Tokenizers {
  readonly Tokenizer: new (tokenizer: unknown, config: unknown) => Tokenizer;
}

/** Texts of similar length that run together: more of them pad each other without being faster. */
const BATCH = 16;

/** Opens the network: mean of the token vectors, scaled to length 1. */
export async function openOnnxModel(spec: Extract<ModelSpec, { kind: 'onnx' }>): Promise<OpenModel> {
  const runtime = await installed<Runtime>('onnxruntime-node', spec.folder);
  const tokenizers = await installed<Tokenizers>('@huggingface/tokenizers', spec.folder);
  const json = (name: string): unknown => JSON.parse(readFileSync(join(spec.folder, name), 'utf8'));
  const tokenizer = new tokenizers.Tokenizer(json('tokenizer.json'), json('tokenizer_config.json'));
  const session = await runtime.InferenceSession.create(spec.modelFile, { intraOpNumThreads: 1 });
  const { hidden_size: dimensions } = json('config.json') as { hidden_size: number };

  async function run(texts: readonly (readonly number[])[]): Promise<Float32Array> {
    const length = Math.max(...texts.map((ids) => ids.length));
    const size = texts.length * length;
    const [ids, mask] = [new BigInt64Array(size), new BigInt64Array(size)];
    for (const [row, text] of texts.entries())
      for (const [at, id] of text.entries()) {
        ids[row * length + at] = BigInt(id);
        mask[row * length + at] = 1n;
      }
    const values: Record<string, BigInt64Array> = {
      input_ids: ids,
      attention_mask: mask,
      token_type_ids: new BigInt64Array(size),
    };
    const inputs = session.inputNames.map((name) => [
      name,
      new runtime.Tensor('int64', values[name]!, [texts.length, length]),
    ]);
    const output = Object.values(await session.run(Object.fromEntries(inputs)))[0]!;
    return pooled(output.data, texts, { length, dimensions });
  }

  return {
    dimensions,
    async embed(texts) {
      const encoded = texts.map((text) => shortened(tokenizer.encode(text.toWellFormed()).ids, spec.maxTokens));
      const order = encoded.map((_, at) => at).sort((a, b) => encoded[a]!.length - encoded[b]!.length);
      const vectors = new Float32Array(texts.length * dimensions);
      for (let from = 0; from < order.length; from += BATCH) {
        const some = order.slice(from, from + BATCH);
        const rows = await run(some.map((at) => encoded[at]!));
        for (const [row, at] of some.entries())
          vectors.set(rows.subarray(row * dimensions, (row + 1) * dimensions), at * dimensions);
      }
      return vectors;
    },
  };
}

/** Keeps the last token: it ends the text. */
const shortened = (ids: readonly number[], most: number): readonly number[] =>
  ids.length > most ? [...ids.slice(0, most - 1), ids.at(-1)!] : ids;

function pooled(
  hidden: Float32Array,
  texts: readonly (readonly number[])[],
  { length, dimensions }: { readonly length: number; readonly dimensions: number },
): Float32Array {
  const vectors = new Float32Array(texts.length * dimensions);
  for (const [row, ids] of texts.entries()) {
    const vector = vectors.subarray(row * dimensions, (row + 1) * dimensions);
    for (let at = 0; at < ids.length; at += 1) {
      const token = (row * length + at) * dimensions;
      for (let d = 0; d < dimensions; d += 1) vector[d]! += hidden[token + d]!;
    }
    const size = Math.hypot(...vector) || 1;
    for (let d = 0; d < dimensions; d += 1) vector[d]! /= size;
  }
  return vectors;
}

/** Loads a package from Evident's own packages, or those in the folder of the model. */
async function installed<Module>(name: string, folder: string): Promise<Module> {
  for (const place of [import.meta.filename, join(folder, 'package.json')]) {
    const path = resolved(name, place);
    if (path === null) continue;
    const loaded = (await import(pathToFileURL(path).href)) as Module & { readonly default?: Module };
    return loaded.default ?? loaded;
  }
  throw new Error(
    `${name} is not installed. Run \`npm install --ignore-scripts onnxruntime-node@1 @huggingface/tokenizers@0.2\` in the folder of EMBEDDING_MODEL_DIR.`,
  );
}

function resolved(name: string, place: string): string | null {
  try {
    return createRequire(place).resolve(name);
  } catch {
    return null;
  }
}
