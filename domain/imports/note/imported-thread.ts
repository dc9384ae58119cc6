/** Comments of a file, oldest first, that become a thread about words of the note or about the whole note. */
export interface ImportedThread {
  /** In code points of the note's text; null for the whole note. */
  readonly place: { readonly start: number; readonly end: number } | null;
  readonly resolved: boolean;
  readonly comments: readonly ImportedComment[];
}

export interface ImportedComment {
  /** Empty if the file does not name the author. */
  readonly author: string;
  /** Day as written, such as `2026-03-14`. */
  readonly day: string | null;
  readonly text: string;
}
