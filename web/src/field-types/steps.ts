/** The neighbor before which an item goes when it moves one place up or down; undefined at the end of the list. */
export function neighborAfterStep(ids: readonly string[], id: string, step: 1 | -1): string | null | undefined {
  const at = ids.indexOf(id);
  const to = at + step;
  if (at === -1 || to < 0 || to >= ids.length) return undefined;
  return ids[step === -1 ? to : to + 1] ?? null;
}
