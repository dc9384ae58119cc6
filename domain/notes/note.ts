import type { Uuid } from '../kernel/index.ts';
import { untitled } from '../kinds/index.ts';

/** The words of a participant or customer: an interview, a ticket, an answer. Its document has the same id. */
export interface Note {
  id: Uuid;
  teamId: Uuid;
  projectId: Uuid;
  title: string;
  /** Date of the conversation, yyyy-mm-dd; null if unknown. */
  occurredOn: string | null;
  /** BCP 47 tag. */
  language: string | null;
  /** Imported columns and front matter without a field of their own, unchanged. */
  rawFields: Record<string, string>;
  fingerprint: string | null;
  sourceName: string | null;
  /** Row (or note) in the imported file, starting at 0. */
  sourceRow: number | null;
  /** Increments on every change of title, date, language or archive. */
  version: number;
  /** Null until ordered manually. */
  rank: number | null;
  createdBy: Uuid;
  /** Whether AI wrote it. */
  aiGenerated: boolean;
  createdAt: Date;
  updatedAt: Date;
  archivedAt: Date | null;
}

export const UNTITLED_NOTE = untitled('note');
