import type { Saving } from '../kernel/connection/saving.ts';

/** How far what was typed here has got. Counts changes; nothing counts as saved until the server says that PostgreSQL has it. */
export interface SavedSoFar {
  readonly typed: number;
  readonly kept: number;
  readonly connected: boolean;
  readonly refused: boolean;
}

export const nothingTyped: SavedSoFar = { typed: 0, kept: 0, connected: false, refused: false };

export const isUnsaved = ({ typed, kept }: SavedSoFar): boolean => kept < typed;

/** An answer about an older change says nothing about newer ones, and an older answer takes nothing back. */
export const afterSettled = (now: SavedSoFar, upTo: number): SavedSoFar => ({
  ...now,
  kept: Math.min(now.typed, Math.max(now.kept, upTo)),
});

/** What the status bar says; nothing before anything was typed. */
export function savingOf(now: SavedSoFar): Saving | null {
  if (now.refused && isUnsaved(now)) return 'refused';
  if (now.typed === 0) return null;
  if (!isUnsaved(now)) return 'saved';
  return now.connected ? 'saving' : 'waiting';
}
