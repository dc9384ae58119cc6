/** Milliseconds before maintenance yields to other jobs. It continues in a later job. */
const SLICE_MS = 10_000;

/**
 * Runs long maintenance in steps, each in its own unit of work. Pauses after each step for as long as the step took,
 * unless `rests` is false: then another server does most of the work.
 * @param step resolves to true once everything is done
 * @returns false if it must continue later: the slice ended, or the process stops
 */
export async function inSteps(
  step: () => Promise<boolean>,
  stopping: () => boolean,
  { sliceMs = SLICE_MS, rests = true }: { readonly sliceMs?: number; readonly rests?: boolean } = {},
): Promise<boolean> {
  const end = performance.now() + sliceMs;
  do {
    const began = performance.now();
    if (await step()) return true;
    if (rests) await new Promise((resolve) => setTimeout(resolve, performance.now() - began));
  } while (!stopping() && performance.now() < end);
  return false;
}
