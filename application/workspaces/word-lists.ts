/** Words and domains that others keep lists of. */
export interface WordLists {
  /** Whether a part of a subdomain is offensive. */
  isProfane(part: string): boolean;
  /** Says of some mail domains (@ in front) which give an address to anybody. */
  freeMail(domains: readonly string[]): Promise<ReadonlySet<string>>;
}
