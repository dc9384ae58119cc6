import { MEDIA_PROCESSING, type MediaProcessing } from './news.ts';
import type { Media } from './media.ts';

/** A recording in the queue. */
export type Queued = Pick<Media, 'fileId' | 'state' | 'priority' | 'createdAt'>;

/** Whether it is prepared, or waits for it. */
export const isUnfinished = ({ state }: Pick<Media, 'state'>): boolean => state === 'WAITING' || state === 'PROCESSING';

/**
 * Why a recording waits: recordings of its workspace come first (AHEAD), or the worker has its turn with another
 * workspace (TURN).
 */
export const WAITING_REASONS = ['AHEAD', 'TURN'] as const;

export interface Waiting {
  readonly reason: (typeof WAITING_REASONS)[number];
  /** Recordings of the workspace that are prepared first. */
  readonly ahead: number;
}

/**
 * Returns why a recording waits among the unfinished ones of its workspace; null unless it waits. They are finished one
 * after the other: those that have begun, then by priority and time.
 */
export function waitingOf(media: Queued, unfinished: readonly Queued[]): Waiting | null {
  if (media.state !== 'WAITING') return null;
  const ahead = unfinished.filter((other) => other.fileId !== media.fileId && comesFirst(other, media)).length;
  return { reason: ahead > 0 ? 'AHEAD' : 'TURN', ahead };
}

function comesFirst(one: Queued, other: Queued): boolean {
  if (one.state === 'PROCESSING') return true;
  const priority = rankOf(one.priority) - rankOf(other.priority);
  if (priority !== 0) return priority > 0;
  const time = one.createdAt.getTime() - other.createdAt.getTime();
  return time < 0 || (time === 0 && one.fileId < other.fileId);
}

const rankOf = (priority: MediaProcessing): number => MEDIA_PROCESSING.indexOf(priority);
