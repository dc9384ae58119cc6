export type { AutoFeatureRunner } from './auto-feature-runner.ts';
export type { TextVectors } from './text-vectors.ts';
