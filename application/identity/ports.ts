/** The addresses that mails and answers lead to. */
export interface Addresses {
  /** A page at the root address: `/auth/login`. */
  root(path: string): string;
  /** A page at the address of a workspace. */
  workspace(subdomain: string, path?: string): string;
}

/** Makes signing up in bulk expensive. */
export interface BotCheck {
  /** What the browser has to solve, as JSON; valid for ten minutes. */
  challenge(): Promise<BotChallenge>;
  /** True once per challenge and only for a right answer in time. `solution` is what the browser sent: whatever it is, this never throws. */
  verify(solution: string): Promise<boolean>;
}

export type BotChallenge = Readonly<Record<string, unknown>>;

/** Where a request to sign in comes from. */
export interface Caller {
  readonly ip: string;
  readonly device: string;
  /** A secret that only this browser keeps. */
  readonly browser?: string;
}

/** The offline list of common and breached passwords. */
export interface CommonPasswords {
  /** Answers whether a word in lower case is in the list. Loads the list on first use. */
  lookUp(): Promise<(word: string) => boolean>;
}

/** Codes of authenticator apps (RFC 6238): six digits, a new one every 30 seconds. */
export interface OneTimePasswords {
  /** A new shared secret, in base32. */
  newSecret(): string;
  /** The `otpauth:` address that apps read from a QR code. */
  urlOf(secret: string, label: string): string;
  /** The time step whose code this is, one step early or late at most; null for a wrong code. */
  stepOf(secret: string, code: string, now: Date): number | null;
}

/** Keeps passwords so that a stolen database does not give them away. */
export interface PasswordHasher {
  /** A self-describing string of about 100 characters; the same password gives another one each time. */
  hash(password: string): Promise<string>;
  /** False for a wrong password and for a damaged hash. With null (no such account) it takes as long as otherwise and is false, so that time tells nothing. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** True when the hash was made with weaker parameters than today's: hash again at the next sign-in. */
  outdated(hash: string): boolean;
}

/** Encrypts what has to be read again, with a key derived from the secret of the installation. */
export interface Vault {
  /** @param about what the text belongs to; the same is needed to open it */
  seal(text: string, about: string): string;
  /** Null when it was sealed with another key, belongs to something else, or was damaged. */
  open(sealed: string, about: string): string | null;
}
