import { isSameJson } from '@evident/domain/kernel';
import { type Redo, TooLateToUndo } from './undo-change.ts';

/** How the parts of an object are read and set, for changes that the server keeps no undo for. */
export interface Swapped<Thing extends object, Parts extends object> {
  /** The start of a sentence: `The project`. */
  readonly what: string;
  /** As it is now on the server; undefined once it is deleted. */
  readonly read: () => Promise<Thing | undefined>;
  /** Sets the parts; `now` has the version for `If-Match`. */
  readonly send: (parts: Parts, now: Thing) => Promise<unknown>;
}

/**
 * Undoes a change: sets parts back, unless one of them was changed since. Resolves to its redo, with the same check.
 * Other parts keep what members changed meanwhile.
 */
export const swapBack =
  <Thing extends object, Parts extends object>(
    { what, read, send }: Swapped<Thing, Parts>,
    before: Parts,
    after: Parts,
  ): Redo =>
  async () => {
    const now = await read();
    if (!now) throw new TooLateToUndo(`${what} was deleted since then.`);
    const isChanged = ([part, value]: [string, unknown]) => !isSameJson(plain(now[part as keyof Thing]), plain(value));
    if (Object.entries(after).some(isChanged)) throw new TooLateToUndo(`${what} was changed again since then.`);
    await send(before, now);
    return swapBack({ what, read, send }, after, before);
  };

/** The server stores texts without extra blanks. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : (value ?? null);
