/** Texts per call of {@link Embedder.embed}. */
export const EMBEDDED_AT_ONCE = 256;

/**
 * Turns texts into vectors, so that texts of similar meaning have a large dot product.
 * Vectors have length 1. A text without any meaning to the model (blank, or no known word) has the zero vector: it is similar to nothing.
 */
export interface Embedder {
  /** Of the model and its preparation of texts. Only vectors of the same id can be compared. */
  readonly model: string;
  /** Receives the texts; absent if they stay on this machine. */
  readonly host?: string;
  /** Numbers per vector; null until the first answer of a model that has to be asked. */
  readonly dimensions: number | null;
  /** Languages that it understands, as ISO 639-1 codes; null for those that texts are usually in. Texts in other languages get no vectors. */
  readonly languages?: readonly string[] | null;
  /**
   * One vector for each text, in order. Long texts are cut at the limit of the model.
   * @param texts at most {@link EMBEDDED_AT_ONCE}
   * @throws EmbedderUnavailable if the model cannot answer; the same call may succeed later
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  close(): Promise<void>;
}

/** Says in its message what the model's operator can do, and no secret. */
export class EmbedderUnavailable extends Error {
  override readonly name = 'EmbedderUnavailable';
}

/** The model of this installation, and former ones that can still turn a query into a vector. */
export interface Embedders {
  readonly current: Embedder;
  /** Null if this installation cannot ask the model any more. */
  of(model: string): Embedder | null;
}
