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

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The text of a note after its words were deleted. It resembles no quote, because lost quotes are looked for in it. */
export const deletedText = (at: Date): string =>
  `Text and recordings were removed on ${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}, when their storage period ended.`;

/** Replaces the words of a highlight. */
export const deletedQuote = (at: Date): string => `[deleted by retention on ${at.toISOString().slice(0, 10)}]`;

export const RECEIPT_FORMATS = ['csv', 'json'] as const;
