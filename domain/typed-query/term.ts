/** How a term compares a field: `=` one of the values, `<` and `>` a number or date, `~` contains. */
export type Comparison = '=' | '<' | '>' | '~';

/** A filter or an option: `tag:onboarding`, `-by:me`, `field:"Company size"=Large`. */
export interface Term {
  readonly kind: 'term';
  /** A key of `PREFIXES`. */
  readonly prefix: string;
  readonly negated: boolean;
  /** The field of `field:` and `person-field:`; null otherwise. */
  readonly field: string | null;
  readonly comparison: Comparison;
  /** Any of them, as typed between commas. Empty while the member still types. */
  readonly values: readonly string[];
}

/** A word or a "phrase" to search for, as typed. */
export interface Word {
  readonly kind: 'word';
  readonly text: string;
}

export type TypedPart = Term | Word;

/** The text of the search field, in its parts. */
export interface TypedQuery {
  readonly parts: readonly TypedPart[];
  /** Whether the last part may be incomplete: no space follows it. */
  readonly typing: boolean;
}

/** A term with these values. */
export const termOf = (prefix: string, ...values: readonly string[]): Term => ({
  kind: 'term',
  prefix,
  negated: false,
  field: null,
  comparison: '=',
  values,
});
