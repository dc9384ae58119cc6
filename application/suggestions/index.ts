export type { TextVectors } from './text-vectors.ts';
