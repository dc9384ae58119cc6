/** Encrypts what has to be read again, with a key derived from the secret of the installation. */
export interface Vault {
  /** @param about what the text belongs to; the same is needed to open it */
  seal(text: string, about: string): string;
  /** Null when it was sealed with another key, belongs to something else, or was damaged. */
  open(sealed: string, about: string): string | null;
}
