export interface Done {
  readonly id: number;
  readonly label: string;
  readonly undo: () => unknown;
}

export const KEPT_AT_MOST = 100;

/** What a person did, on this page and before it was opened, last first to be taken back. Each thing can be taken back once. */
export class UndoStack {
  #done: Done[] = [];
  #last = 0;

  done(label: string, undo: () => unknown): Done {
    const entry = { id: ++this.#last, label, undo };
    this.#done = [...this.#done, entry].slice(-KEPT_AT_MOST);
    return entry;
  }

  /** Whether anything was done on this page so far. */
  get touched(): boolean {
    return this.#last > 0;
  }

  /** Puts what was done before this page was opened, newest first, below what was done on it. */
  before(deeds: readonly Omit<Done, 'id'>[]): void {
    this.#done = [...deeds.map((deed, index) => ({ ...deed, id: -index })).reverse(), ...this.#done].slice(
      -KEPT_AT_MOST,
    );
  }

  get last(): Done | undefined {
    return this.#done.at(-1);
  }

  /** Takes out the given entry, or the last one. */
  take(entry: Done | undefined = this.last): Done | undefined {
    if (!entry || !this.#done.includes(entry)) return undefined;
    this.#done = this.#done.filter((one) => one !== entry);
    return entry;
  }

  putBack(entry: Done): void {
    this.#done = [...this.#done, entry].sort((one, other) => one.id - other.id);
  }
}
