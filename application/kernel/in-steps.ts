/** Milliseconds after which maintenance makes way for other jobs. It continues in a later job. */
const SLICE_MS = 10_000;

/**
 * Runs the steps of long maintenance, each in a unit of work of its own. Rests after each step for as long as the step took.
 * @param step resolves to true once everything is done
 * @returns false when it must continue later: the slice is used up, or the process stops
 */
export async function inSteps(
  step: () => Promise<boolean>,
  stopping: () => boolean,
  sliceMs = SLICE_MS,
): Promise<boolean> {
  const end = performance.now() + sliceMs;
  do {
    const began = performance.now();
    if (await step()) return true;
    await new Promise((resolve) => setTimeout(resolve, performance.now() - began));
  } while (!stopping() && performance.now() < end);
  return false;
}
