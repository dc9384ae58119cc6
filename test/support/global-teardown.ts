/** Stops the PostgreSQL of this run, after the application that tests shared in this process. */
export default async function stopCluster(): Promise<void> {
  await ((globalThis as Record<string, unknown>)['closeSharedApp'] as (() => Promise<void>) | undefined)?.();
  await ((globalThis as Record<string, unknown>)['stopTestCluster'] as (() => Promise<void>) | undefined)?.();
}
