import { extname, join } from 'node:path';
import type { Embedder } from '@evident/application/search/embedder';
import { ThreadEmbedder } from '../thread-embedder.ts';

const SOURCES = extname(import.meta.filename) === '.ts';
/** The bundle is in `dist/server`. */
export const STATIC_FOLDER = SOURCES
  ? join(import.meta.dirname, 'data')
  : join(import.meta.dirname, '../../adapters/embeddings/static/data');

export const STATIC_MODEL = 'static-256';

/** The token vectors that come with Evident. English; no network access. */
export const staticEmbedder = (): Embedder =>
  new ThreadEmbedder(STATIC_MODEL, 256, { kind: 'static', folder: STATIC_FOLDER }, ['en']);
