import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Embedder } from '@evident/application/search/embedder';
import { ThreadEmbedder } from '../thread-embedder.ts';

/** Where sentence transformers keep their network; the smallest first, as it is the fastest. */
const MODEL_FILES = ['onnx/model_quantized.onnx', 'onnx/model_int8.onnx', 'onnx/model.onnx', 'model.onnx'];
const MAX_TOKENS = 512;

/**
 * Opens a sentence transformer in ONNX format, as published on Hugging Face: `config.json`, `tokenizer.json`, and the network in `onnx/`.
 * @throws Error with a sentence for the operator if the folder holds none
 */
export async function onnxEmbedder(path: string): Promise<Embedder> {
  const folder = resolve(path);
  const modelFile = MODEL_FILES.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (!modelFile || !existsSync(join(folder, 'tokenizer.json')))
    throw new Error(
      `EMBEDDING_MODEL_DIR holds no sentence transformer: it needs config.json, tokenizer.json and ${MODEL_FILES[0]}`,
    );
  const { hidden_size: dimensions, vocab_size: vocabulary } = await json(join(folder, 'config.json'));
  if (typeof dimensions !== 'number') throw new Error('EMBEDDING_MODEL_DIR: config.json has no hidden_size');
  const { model_max_length: most } = await json(join(folder, 'tokenizer_config.json')).catch(() => ({}) as Json);
  const maxTokens = typeof most === 'number' ? Math.min(most, MAX_TOKENS) : MAX_TOKENS;
  const name = basename(folder).replace(/[^\w.-]/g, '-') || 'model';
  const model = `onnx/${name}@${(await sha256Of(modelFile)).slice(0, 16)}`;
  const languages = await languagesOf(folder, vocabulary);
  return new ThreadEmbedder(model, dimensions, { kind: 'onnx', folder, modelFile, maxTokens }, languages);
}

/** Vocabularies of several languages have 100,000 pieces of words and more, those of one about 30,000. */
const ONE_LANGUAGE = 60_000;
const FRONT_MATTER = /^---\r?\n([^]*?)\r?\n---/;
const LANGUAGES = /^languages?:[ \t]*([^\r\n]*(?:\r?\n[ \t]*-[^\r\n]*)*)/m;

/**
 * The languages that the model card in `README.md` declares; without one, English for a small vocabulary. Null for many.
 */
async function languagesOf(folder: string, vocabulary: unknown): Promise<string[] | null> {
  const card = await readFile(join(folder, 'README.md'), 'utf8').catch(() => '');
  const [, declared = ''] = LANGUAGES.exec(FRONT_MATTER.exec(card)?.[1] ?? '') ?? [];
  if (/multilingual/i.test(declared)) return null;
  const languages = declared.toLowerCase().match(/\b[a-z]{2,3}\b/g);
  if (languages) return languages;
  return typeof vocabulary === 'number' && vocabulary < ONE_LANGUAGE ? ['en'] : null;
}

type Json = Readonly<Record<string, unknown>>;
const json = async (file: string): Promise<Json> => JSON.parse(await readFile(file, 'utf8')) as Json;

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
