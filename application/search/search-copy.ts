import type { Uuid } from '@evident/domain/kernel';
import type { SearchedType } from '@evident/domain/search';
import type { DocumentDigest, EngineDocument } from './search-engine.ts';
import type { SearchRef } from './search-index.ts';

/** A change that the second engine does not have yet. */
export interface SearchChange extends SearchRef {
  readonly changeId: string;
}

export interface FillPlace {
  /** The last document copied; null at the start. */
  readonly after: SearchRef | null;
  readonly filled: boolean;
}

/** How far a comparison got. */
export interface CheckPlace {
  readonly type: SearchedType;
  readonly after: Uuid | null;
  /** Documents that differed so far. */
  readonly different: number;
}

/** The source of the second engine: the index of one team in PostgreSQL and the progress of copying it, inside a unit of work. */
export interface SearchCopy {
  /** Until the unit of work ends, no other process copies this team: an older reading never replaces a newer one. */
  lock(): Promise<void>;
  /** The oldest changes. */
  changes(limit: number): Promise<SearchChange[]>;
  /** Forgets changes that are stored now. */
  forget(changes: readonly SearchChange[]): Promise<void>;
  /** Notes documents to be copied again. */
  note(refs: readonly SearchRef[]): Promise<void>;
  /** As many of these objects, from the first, as have together about so many passages. Those without a document are part of it. */
  portion<Ref extends SearchRef>(refs: readonly Ref[], passages: number): Promise<Ref[]>;
  documents(refs: readonly SearchRef[]): Promise<EngineDocument[]>;
  /** The next documents, in the order of types and ids. */
  refsAfter(after: SearchRef | null, limit: number): Promise<SearchRef[]>;
  place(index: string): Promise<FillPlace>;
  keepPlace(index: string, place: FillPlace): Promise<void>;
  /** The documents of PostgreSQL, in the order of ids, behind `after`. */
  digests(type: SearchedType, after: Uuid | null, limit: number): Promise<DocumentDigest[]>;
  /** Null when no comparison is running. */
  checkPlace(): Promise<CheckPlace | null>;
  /** Null when it is finished, with the number of documents that differed. */
  keepCheck(place: CheckPlace | null, different: number): Promise<void>;
}

export interface TeamCopy {
  readonly teamId: Uuid;
  readonly filled: boolean;
  /** Whether changes wait. */
  readonly waiting: boolean;
}

/** The copies of all teams. */
export interface SearchCopies {
  teams(index: string | null): Promise<TeamCopy[]>;
  /** Without any index to keep, the changes that wait are forgotten too. */
  forgetExcept(indexes: readonly string[]): Promise<void>;
}
