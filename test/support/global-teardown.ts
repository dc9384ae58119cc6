/** Ends the PostgreSQL that the run started. */
export default async function stopCluster(): Promise<void> {
  await ((globalThis as Record<string, unknown>)['stopTestCluster'] as (() => Promise<void>) | undefined)?.();
}
