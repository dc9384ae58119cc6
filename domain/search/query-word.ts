/** Matches one token: one of the forms, or any word with the prefix. */
export interface WordPart {
  readonly forms: readonly string[];
  /** Set on the word being typed. */
  readonly prefix: string | null;
}

/** A query word, or a phrase: consecutive parts. */
export interface QueryWord {
  /** As typed. */
  readonly text: string;
  readonly parts: readonly WordPart[];
  /** In quotes: results must contain it in exactly these forms. */
  readonly quoted: boolean;
  /** Results must not contain it. */
  readonly excluded?: boolean;
  /** The words that it is composed of. Results may contain these instead. */
  readonly components?: readonly QueryWord[];
  /** Other names of the same thing. Results may contain one of these instead. */
  readonly alternatives?: readonly QueryWord[];
  /** The leaves of the query that it is of. */
  readonly leaves?: readonly number[];
}

/** A token of a text: the folded word and its stems. */
export interface WordForms {
  readonly forms: readonly string[];
}

/** The language of a stem as it is indexed: `~es~cancion`; English without. */
export const languageOfStem = (stem: string): string => /^~(\p{Ll}+)~/u.exec(stem)?.[1] ?? 'en';

export const fits = ({ forms, prefix }: WordPart, token: WordForms): boolean =>
  token.forms.some((form) => forms.includes(form) || (prefix !== null && form.startsWith(prefix)));

/** Whether a query word matches at this token. */
export const standsAt = (word: QueryWord, tokens: readonly WordForms[], at: number): boolean =>
  word.parts.every((part, index) => {
    const token = tokens[at + index];
    return token !== undefined && fits(part, token);
  });
