import { type Uuid, refuse } from '../kernel/index.ts';

/** Reasons that keep a note or an insight in its project. */
export const OBSTACLES = {
  LOCKED: 'It is locked. Unlock it first.',
  ARCHIVED: 'It is archived. Restore it from the archive first.',
  SHARED_FILE: 'One of its files is also used elsewhere in the project. Remove the file there first.',
  IN_REEL: 'A reel of the project plays its recording. Remove it from the reel first.',
  REDACTED: 'It has redactions that are pending or can be restored. Decide these first.',
  BUSY: 'One of its files is still being uploaded or processed. Wait until that is done.',
  SAME_SOURCE: 'The other project has a note from the same source already.',
} as const;
export type ObstacleKind = keyof typeof OBSTACLES;

/** A note or an insight that cannot be moved. */
export interface Obstacle {
  readonly id: Uuid;
  readonly title: string;
  readonly kind: ObstacleKind;
}

/** Moves are complete or refused: @throws Refusal `InvalidOperation` with the first obstacle */
export function refuseObstacles([first, ...others]: readonly Obstacle[]): void {
  if (!first) return;
  const more = others.length > 0 ? ` ${others.length} more can’t be moved either.` : '';
  refuse('InvalidOperation', `“${first.title}” can’t be moved`, `${OBSTACLES[first.kind]}${more}`);
}
