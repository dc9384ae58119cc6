import { StaleVersion } from '@evident/domain/kernel';

/**
 * Refuses a change based on a stale version; without an expected version every change passes.
 * @throws StaleVersion
 */
export function refuseOverwriting({ version }: { readonly version: number }, expected: number | null): void {
  if (expected !== null && expected !== version) throw new StaleVersion();
}
