export interface Done {
  readonly id: number;
  readonly label: string;
  readonly undo: () => unknown;
}

export const STACK_MAX = 100;

/** Undo stack: changes on this page and before it opened. Each can be undone once. */
export class UndoStack {
  #done: Done[] = [];
  #last = 0;

  done(label: string, undo: () => unknown): Done {
    const entry = { id: ++this.#last, label, undo };
    this.#done = [...this.#done, entry].slice(-STACK_MAX);
    return entry;
  }

  /** Whether the stack has changes of this page. */
  get touched(): boolean {
    return this.#last > 0;
  }

  /** Adds earlier changes, newest first, below those of this page. */
  before(changes: readonly Omit<Done, 'id'>[]): void {
    this.#done = [...changes.map((change, index) => ({ ...change, id: -index })).reverse(), ...this.#done].slice(
      -STACK_MAX,
    );
  }

  get last(): Done | undefined {
    return this.#done.at(-1);
  }

  /** Removes the given entry, or the last one. */
  take(entry: Done | undefined = this.last): Done | undefined {
    if (!entry || !this.#done.includes(entry)) return undefined;
    this.#done = this.#done.filter((one) => one !== entry);
    return entry;
  }

  putBack(entry: Done): void {
    this.#done = [...this.#done, entry].sort((one, other) => one.id - other.id);
  }
}
