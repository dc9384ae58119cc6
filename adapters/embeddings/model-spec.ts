/** A model on this machine, as its worker thread opens it. */
export type ModelSpec =
  | { readonly kind: 'static'; readonly folder: string }
  | { readonly kind: 'onnx'; readonly folder: string; readonly modelFile: string; readonly maxTokens: number };

/** An opened model. Gives the vectors of non-blank texts one after the other in one array. */
export interface OpenModel {
  readonly dimensions: number;
  embed(texts: readonly string[]): Float32Array | Promise<Float32Array>;
}

export interface AskedVectors {
  readonly spec: ModelSpec;
  readonly texts: readonly string[];
}
export type AnsweredVectors = { readonly vectors: Float32Array } | { readonly failed: string };
