/** One place of a word: one of the forms stands there, or something that begins with the prefix. */
export interface WordPart {
  readonly forms: readonly string[];
  /** Set on the word that is being typed. */
  readonly prefix: string | null;
}

/** A word of a query, or a phrase: parts that follow one another. */
export interface QueryWord {
  /** As it was typed. */
  readonly text: string;
  readonly parts: readonly WordPart[];
  /** Said in quotes: results must have it, in exactly these forms. */
  readonly quoted: boolean;
}

/** What stands at one place of a text: the folded word, and the forms it shares with its inflections. */
export interface WordForms {
  readonly forms: readonly string[];
}

export const fits = ({ forms, prefix }: WordPart, token: WordForms): boolean =>
  token.forms.some((form) => forms.includes(form) || (prefix !== null && form.startsWith(prefix)));

/** Whether a word stands at this place of a text. */
export const standsAt = (word: QueryWord, tokens: readonly WordForms[], at: number): boolean =>
  word.parts.every((part, index) => {
    const token = tokens[at + index];
    return token !== undefined && fits(part, token);
  });
