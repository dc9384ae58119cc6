/** A kind of change that can be undone, with the type of what is kept to undo it: JSON values and dates. */
export interface UndoKind<Kept extends object> {
  readonly name: string;
  /** Never set; carries the type. */
  readonly kept?: (kept: Kept) => Kept;
}

export const undoKind = <Kept extends object>(name: string): UndoKind<Kept> => ({ name });

/** The type of what a kind keeps. */
export type KeptOf<Kind> = Kind extends UndoKind<infer Kept> ? Kept : never;

/** A change as it is kept. */
export interface KeptChange {
  /** The name of its {@link UndoKind}. */
  readonly kind: string;
  readonly before: object;
}

export const keptAs = <Kept extends object>({ name }: UndoKind<Kept>, before: NoInfer<Kept>): KeptChange => ({
  kind: name,
  before,
});
