import { isSameJson, refuse } from '../kernel/index.ts';

/** A saved thing before and after a change; `after` is null if it was deleted. */
export interface ThingChange<Thing> {
  readonly before: Thing;
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
 * The thing that undoes a change. Parts that were changed otherwise since are kept.
 * @param now the thing as it is; null if there is none
 * @throws Refusal `InvalidOperation` if the same part was changed again, or if the thing was deleted since
 */
export function reverted<Thing>(
  { noun, titleOf, parts }: Revertible<Thing>,
  { before, after }: ThingChange<Thing>,
  now: Thing | null,
): Thing {
  if (!after) return now ? tooLate(`The ${noun} exists again.`) : before;
  if (!now) return tooLate(`The ${noun} “${titleOf(after)}” was deleted since then. Restore it first.`);
  const changed = parts.filter((part) => !isSameJson(before[part], after[part]));
  if (changed.some((part) => !isSameJson(now[part], after[part]))) changedAgain(noun, titleOf(now));
  return { ...now, ...Object.fromEntries(changed.map((part) => [part, before[part]])) };
}

/** @throws Refusal `InvalidOperation` with the reason why a change can no longer be undone */
export function tooLate(why: string): never {
  return refuse('InvalidOperation', 'That can no longer be undone', why);
}

/** @throws Refusal `InvalidOperation` */
export function changedAgain(noun: string, title: string): never {
  return tooLate(`The ${noun} “${title}” was changed again since then. Undo that first.`);
}
