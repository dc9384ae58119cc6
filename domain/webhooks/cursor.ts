import { refuse } from '../kernel/index.ts';
import { EVENT_DAYS } from './message.ts';

/** The ends of the stream of a workspace. */
export interface StreamEnds {
  readonly last: number;
  /** Events up to here are no longer kept. */
  readonly forgotten: number;
}

/**
 * The position after which to read; without a cursor, the beginning of what is kept.
 *
 * @throws Refusal `ValidationError` for what is no cursor, `NotFound` if events after it are no longer kept
 */
export function positionAfter(cursor: string | undefined, { last, forgotten }: StreamEnds): number {
  if (cursor === undefined) return forgotten;
  const position = /^\d{1,15}$/.test(cursor) ? Number(cursor) : -1;
  if (position < 0 || position > last)
    refuse('ValidationError', '`after` is no cursor of this workspace', 'Send the `cursor` of an event, or none.');
  if (position < forgotten)
    refuse(
      'NotFound',
      'Events after this cursor are no longer kept',
      `Events are kept for ${EVENT_DAYS} days. Read the objects that you need, then continue without a cursor.`,
    );
  return position;
}
