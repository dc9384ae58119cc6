import type { EmbeddedPassage, QuantizedVector } from '@evident/domain/search';
import type { SearchRef } from './search-index.ts';

/** A change whose vectors are not made yet. */
export interface VectorChange extends SearchRef {
  readonly changeId: string;
}

/** An indexed object as it is now. */
export interface IndexedText extends SearchRef {
  /** Of the indexed object: its vectors are kept only if it is still the same then. */
  readonly digest: string;
  /** Of its first passage, as an ISO 639-1 code. */
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

export interface EmbeddedObject extends SearchRef {
  readonly digest: string;
  readonly passages: readonly { readonly passage: EmbeddedPassage; readonly vector: QuantizedVector }[];
}

/** The vectors that an object has already, by the text of their passage. */
export type KnownVectors = (object: SearchRef, text: string) => QuantizedVector | null;

/** The vectors of one team, inside a unit of work. */
export interface VectorStore {
  /** Notes all objects as changed if the model is new to the team. */
  begin(model: string): Promise<void>;
  /** The oldest changes: of objects with together about so many indexed passages. */
  changes(passages: number): Promise<VectorChange[]>;
  read(refs: readonly SearchRef[]): Promise<IndexedText[]>;
  known(model: string, refs: readonly SearchRef[]): Promise<KnownVectors>;
  /** Stores vectors of objects that have not changed since, and empties those of objects that are gone. */
  keep(model: string, objects: readonly EmbeddedObject[], gone: readonly SearchRef[]): Promise<void>;
  /** Forgets changes whose vectors are stored. */
  forget(changes: readonly VectorChange[]): Promise<void>;
  /**
   * Notes that the model has all vectors if it has. Then vectors of other models are deleted, some at a time. Resolves to whether
   * nothing is left to do.
   */
  finish(model: string): Promise<boolean>;
  /** Notes why the model does not answer, or null when it does. */
  noteFailure(model: string, failure: string | null): Promise<void>;
  /** Other models that have all vectors: they answer until this one has. */
  others(model: string): Promise<string[]>;
}
