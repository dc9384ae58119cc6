import type { Clause } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { EngineState, QueryCondition, SearchedType, SearchOrder, WeighedWord } from '@evident/domain/search';
import type { SearchRef } from './search-index.ts';

/** Words in their order: at each place the forms that a query may use. A phrase stays within one run. */
export interface EngineRun {
  readonly isTitle: boolean;
  readonly places: readonly (readonly string[])[];
}

/** A document as a second engine stores it: what the passages of PostgreSQL hold, word for word. */
export interface EngineDocument extends SearchRef {
  readonly scopeId: Uuid;
  /** The note of a highlight, the group of a tag, the channel of a theme or data point. */
  readonly parentId: Uuid | null;
  readonly title: string;
  readonly createdAt: Date;
  /** Differs where the document differs. */
  readonly digest: string;
  readonly runs: readonly EngineRun[];
}

export interface EngineQuestion {
  readonly teamId: Uuid;
  readonly scopes: readonly Uuid[];
  readonly types: readonly SearchedType[];
  readonly words: readonly WeighedWord[];
  /** Condition over the words that a result must satisfy; null for none. */
  readonly condition: QueryCondition | null;
  /** The clause of each type that is filtered. */
  readonly clauses: ReadonlyMap<SearchedType, Clause>;
  readonly titleOnly: boolean;
  readonly order: SearchOrder;
  /** The demands that a result meets are together more than this. */
  readonly enough: number;
  /** Objects that the engine may know in an older state: left out and not counted. */
  readonly except: readonly SearchRef[];
  /** Of each type. */
  readonly limit: number;
}

/** Ids only, best first: PostgreSQL reads the objects and decides what is shown. */
export interface EngineMatches {
  readonly type: SearchedType;
  readonly ids: readonly Uuid[];
  readonly total: number;
}

export interface EngineIndexes {
  /** The index that answers. */
  readonly current: string | null;
  /** The index that is being filled to take its place. */
  readonly next: string | null;
  /** Whether an index of another mapping version is stored. */
  readonly others: boolean;
}

export interface DocumentDigest {
  readonly id: Uuid;
  readonly digest: string;
}

export interface EngineWriting {
  readonly to: readonly ('current' | 'next')[];
  readonly teamId: Uuid;
  readonly documents: readonly EngineDocument[];
  readonly gone: readonly SearchRef[];
  /** Whether this, and all that was written before, must be found once the promise resolves. Takes up to a second. */
  readonly awaited: boolean;
}

/**
 * A search engine in addition to PostgreSQL. It finds candidates, and its documents may be late. Writes reject with an error, and are repeated until they succeed.
 */
export interface SearchEngine {
  /** Null while it cannot answer, or if its documents lack what the question compares: PostgreSQL then searches alone. Never rejects. */
  find(question: EngineQuestion): Promise<EngineMatches[] | null>;
  /** The last known state. */
  state(): EngineState;
  /** Asks whether it answers, and resolves to its state. */
  probe(): Promise<EngineState>;
  indexes(): Promise<EngineIndexes>;
  /** Creates an empty index, the next one, if there is none. */
  create(): Promise<void>;
  /** Deletes the current index. */
  discard(): Promise<void>;
  /** The next index answers from now on; all others are deleted. */
  promote(): Promise<void>;
  /** Stores documents and removes objects. */
  write(writing: EngineWriting): Promise<void>;
  /** The documents of the current index, in the order of ids: behind `after`, up to `last`. */
  digests(
    teamId: Uuid,
    type: SearchedType,
    range: { readonly after: Uuid | null; readonly last: Uuid | null; readonly limit: number },
  ): Promise<DocumentDigest[]>;
  /** The teams that the current index has documents of. */
  teams(): Promise<Uuid[]>;
  close(): Promise<void>;
}
