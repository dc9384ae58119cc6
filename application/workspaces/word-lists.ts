import type { Profanity } from '@evident/domain/workspaces';

/** External lists of words and domains. */
export interface WordLists {
  /** Loads the list of offensive words on first use. */
  profanity(): Promise<Profanity>;
  /** Returns the mail domains (with leading @) that offer public mailboxes. */
  freeMail(domains: readonly string[]): Promise<ReadonlySet<string>>;
}
