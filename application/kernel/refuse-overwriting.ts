import { StaleVersion } from '@evident/domain/kernel';

/**
 * Refuses a change made to a version that somebody has changed since; without an expected version everything goes.
 * @throws StaleVersion
 */
export function refuseOverwriting({ version }: { readonly version: number }, expected: number | null): void {
  if (expected !== null && expected !== version) throw new StaleVersion();
}
