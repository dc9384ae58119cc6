import type { Uuid } from '../kernel/index.ts';

/** Notes of one erasure: it runs as one transaction, so that the receipt is true. */
export const ERASED_NOTES_MAX = 500;

/** Numbers of removed things, by kind. */
export interface ErasedCounts {
  readonly notes: number;
  /** Speaker turns whose words were removed. */
  readonly turns: number;
  /** Highlights of their words. */
  readonly quotes: number;
  /** Places where a name, a contact detail or a copy of removed words stood in texts. */
  readonly mentions: number;
  /** Documents whose deleted history was removed. */
  readonly histories: number;
  readonly insights: number;
  /** Published versions of insights. */
  readonly versions: number;
  readonly files: number;
  readonly undoEntries: number;
  /** Entries of the search index, with their vectors. */
  readonly searchEntries: number;
  readonly details: number;
}

/** Proof of an erasure. Names no one: the id of the person leads nowhere. */
export interface ErasureReceipt {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly personId: Uuid;
  readonly erasedBy: Uuid;
  readonly erasedAt: Date;
  readonly removedWords: boolean;
  readonly counts: ErasedCounts;
}
