import { Refusal, isSameJson, refuse } from '../kernel/index.ts';

/** A saved thing before and after a change; `before` is null if it was created, `after` if it was deleted. */
export interface ThingChange<Thing> {
  readonly before: Thing | null;
  readonly after: Thing | null;
}

/** How refusals name a thing, and its parts, each of which is changed and reverted without the others. */
export interface Revertible<Thing> {
  /** Such as `feed`. */
  readonly noun: string;
  readonly titleOf: (thing: Thing) => string;
  readonly parts: readonly (keyof Thing)[];
}

/**
 * The thing that undoes a change; null deletes it. Parts that were changed otherwise since are kept.
 * @param now the thing as it is; null if there is none
 * @throws Refusal `InvalidOperation` if the same part was changed again, or if the thing was deleted or created since
 */
export function reverted<Thing>(
  { noun, titleOf, parts }: Revertible<Thing>,
  { before, after }: ThingChange<Thing>,
  now: Thing | null,
): Thing | null {
  if (!after) return now ? tooLate(`The ${noun} exists again.`) : before;
  if (!now) return tooLate(`The ${noun} “${titleOf(after)}” was deleted since then. Restore it first.`);
  const changed = before ? parts.filter((part) => !isSameJson(before[part], after[part])) : parts;
  if (changed.some((part) => !isSameJson(now[part], after[part]))) changedAgain(noun, titleOf(now));
  return before && { ...now, ...Object.fromEntries(changed.map((part) => [part, before[part]])) };
}

const TOO_LATE = 'That can no longer be undone';

/** @throws Refusal `InvalidOperation` with the reason why a change can no longer be undone or redone */
export function tooLate(why?: string): never {
  return refuse('InvalidOperation', TOO_LATE, why);
}

/** @throws Refusal `InvalidOperation` */
export function changedAgain(noun: string, title: string): never {
  return tooLate(`The ${noun} “${title}” was changed again since then. Undo that first.`);
}

/** The words of a refusal for redo, which takes back an undo. */
export const asRedo = (thrown: unknown): unknown =>
  thrown instanceof Refusal && thrown.title === TOO_LATE
    ? new Refusal(thrown.code, 'That can no longer be redone', thrown.advice)
    : thrown;
