import type { Uuid } from '../kernel/index.ts';
import { COUNT_NAMES, type RetentionCounts } from './shapes.ts';

/** One note of a receipt: ids and counts, and no title, because a receipt outlives what it names. */
export interface DeletedNote {
  readonly noteId: Uuid;
  readonly projectId: Uuid;
  readonly at: Date;
  readonly counts: RetentionCounts;
}

export const RECEIPT_COLUMNS = ['noteId', 'projectId', 'deletedAt', ...COUNT_NAMES] as const;

export const receiptRow = ({ noteId, projectId, at, counts }: DeletedNote): string[] => [
  noteId,
  projectId,
  at.toISOString(),
  ...COUNT_NAMES.map((name) => String(counts[name])),
];

export const NO_COUNTS: RetentionCounts = Object.fromEntries(COUNT_NAMES.map((name) => [name, 0])) as Record<
  (typeof COUNT_NAMES)[number],
  number
>;

/** The day, as written in place of deleted words. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Stands in a note of which the words were deleted. */
export const deletedText = (at: Date): string =>
  `The words of this note were deleted by data retention on ${dayOf(at)}.`;

/** Stands in place of the words of a highlight. */
export const deletedQuote = (at: Date): string => `[deleted by retention on ${dayOf(at)}]`;

export const RECEIPT_FORMATS = ['csv', 'json'] as const;
