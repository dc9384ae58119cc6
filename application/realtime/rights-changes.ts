import type { Uuid } from '@evident/domain/kernel';

/** Reports changes that can alter someone's rights: to grants, members, sessions, tokens, and places of documents. */
export interface RightsChanges {
  /** Calls back after each change, with its workspace; `null` if it can concern any. Stays until the process ends. */
  watch(changed: (teamId: Uuid | null) => void): void;
  /**
   * Resolves once every change committed before the call was reported, by any process. Rejects while changes can't be
   * received; all of them count as reported with `null` afterwards.
   */
  caughtUp(): Promise<void>;
}
