import type { Saving } from '../kernel/connection/saving.ts';

/**
 * Progress of saving, in number of changes. Changes count as saved once the server has committed them to PostgreSQL.
 */
export interface SavedSoFar {
  readonly typed: number;
  readonly kept: number;
  readonly connected: boolean;
  readonly refused: boolean;
  /** Whether the server last failed to store edits. It tries again. */
  readonly stuck: boolean;
  /** Whether unsaved edits are kept on this device and survive a reload. */
  readonly onDevice: boolean;
}

export const nothingTyped: SavedSoFar = {
  typed: 0,
  kept: 0,
  connected: false,
  refused: false,
  stuck: false,
  onDevice: false,
};

export const isUnsaved = ({ typed, kept }: SavedSoFar): boolean => kept < typed;

/** Acknowledges changes up to `upTo` only; ignores older acknowledgements. */
export const afterSettled = (now: SavedSoFar, upTo: number): SavedSoFar => ({
  ...now,
  stuck: false,
  kept: Math.min(now.typed, Math.max(now.kept, upTo)),
});

/** Returns the state for the status bar; null before the first edit. */
export function savingOf(now: SavedSoFar): Saving | null {
  if (now.refused && isUnsaved(now)) return 'refused';
  if (now.typed === 0) return null;
  if (!isUnsaved(now)) return 'saved';
  if (now.connected) return now.stuck ? 'stuck' : 'saving';
  return now.onDevice ? 'kept' : 'waiting';
}
