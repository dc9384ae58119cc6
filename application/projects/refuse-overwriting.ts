import { refuse } from '@evident/domain/kernel';

/** Refuses a change made to a version that somebody has changed since; without an expected version everything goes. */
export function refuseOverwriting(version: number, expected: number | null): void {
  if (expected !== null && expected !== version) refuse('InvalidOperation', 'Somebody has changed this in the meantime', 'Load it again, then make your change.');
}
