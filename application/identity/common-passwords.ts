/** The offline list of common and breached passwords. */
export interface CommonPasswords {
  /** Answers whether a word in lower case is in the list. Loads the list on first use. */
  lookUp(): Promise<(word: string) => boolean>;
}
