/** Stops the PostgreSQL of this run. */
export default async function stopCluster(): Promise<void> {
  await ((globalThis as Record<string, unknown>)['stopTestCluster'] as (() => Promise<void>) | undefined)?.();
}
