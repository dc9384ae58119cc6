import type { Uuid } from '../kernel/index.ts';
import { untitled } from '../kinds/index.ts';

/** What somebody said or wrote, kept: an interview, a ticket, an answer. Its document has the same id. */
export interface Note {
  id: Uuid;
  teamId: Uuid;
  projectId: Uuid;
  title: string;
  /** The day it happened, as yyyy-mm-dd; absent when nobody said. */
  occurredOn: string | null;
  /** BCP 47 tag. */
  language: string | null;
  /** Columns and front matter that have no place yet, as they came. */
  rawFields: Record<string, string>;
  fingerprint: string | null;
  sourceName: string | null;
  /** Which row (or note) of the imported file it was, from 0. */
  sourceRow: number | null;
  /** Counts up with every change of title, date, language or archive. */
  version: number;
  /** Null until somebody orders by hand. */
  rank: number | null;
  createdBy: Uuid;
  createdAt: Date;
  updatedAt: Date;
  archivedAt: Date | null;
}

export const UNTITLED_NOTE = untitled('note');
