/** Keeps passwords so that a stolen database does not give them away. */
export interface PasswordHasher {
  /** A self-describing string of about 100 characters; the same password gives another one each time. */
  hash(password: string): Promise<string>;
  /** False for a wrong password and for a damaged hash. With null (no such account) it takes as long as otherwise and is false, so that time tells nothing. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** True when the hash was made with weaker parameters than today's: hash again at the next sign-in. */
  outdated(hash: string): boolean;
}
