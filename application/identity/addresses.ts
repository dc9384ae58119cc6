/** The addresses that mails and answers lead to. */
export interface Addresses {
  /** A page at the root address: `/auth/login`. */
  root(path: string): string;
  /** A page at the address of a workspace. */
  workspace(subdomain: string, path?: string): string;
}
