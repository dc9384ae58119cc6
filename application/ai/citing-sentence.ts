/** A sentence of a generated text, with its quotes from certain notes. */
export interface CitingSentence {
  readonly text: string;
  readonly quotes: readonly string[];
}
