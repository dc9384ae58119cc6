/** Stops the product that journeys shared. */
export default async function tearDown(): Promise<void> {
  await ((globalThis as Record<string, unknown>)['stopSharedProduct'] as (() => Promise<void>) | undefined)?.();
}
