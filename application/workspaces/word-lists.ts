/** External lists of words and domains. */
export interface WordLists {
  /** Whether a part of a subdomain is offensive. */
  isProfane(part: string): boolean;
  /** Returns the mail domains (with leading @) that offer public mailboxes. */
  freeMail(domains: readonly string[]): Promise<ReadonlySet<string>>;
}
