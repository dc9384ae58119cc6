import { extname, join } from 'node:path';
import type { Embedder } from '@evident/application/search/embedder';
import { ThreadEmbedder } from '../thread-embedder.ts';

const SOURCES = extname(import.meta.filename) === '.ts';
/** The bundle is in `dist/server`. */
const FOLDER = SOURCES
  ? join(import.meta.dirname, 'data')
  : join(import.meta.dirname, '../../adapters/embeddings/static/data');

/** The token vectors that come with Evident. English; no network access. */
export const staticEmbedder = (): Embedder => new ThreadEmbedder('static-256', 256, { kind: 'static', folder: FOLDER });
