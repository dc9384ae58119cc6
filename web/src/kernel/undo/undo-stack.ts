import type { Redo } from './undo-change.ts';

/** Where a change was made: a project, or the pages outside projects. */
export interface Place {
  /** The id of the project; null outside projects. */
  readonly projectId: string | null;
  /** Title of the project. */
  readonly title?: string;
  /** The page, to go back to. */
  readonly path?: string;
}

export interface Done {
  readonly id: number;
  readonly label: string;
  readonly place: Place;
  /** Can resolve to a function that does it again. */
  readonly undo: () => unknown;
}

/** An undone change that can be done again. */
export interface Undone extends Done {
  readonly redo: Redo;
}

type Earlier = Omit<Done, 'id'>;

export const STACK_MAX = 100;

/** Undo stack: changes on this page and before it opened. Each can be undone once, and done again after that. */
export class UndoStack {
  #done: Done[] = [];
  #undone: Undone[] = [];
  #last = 0;

  /** A change ends what could be done again where it was made, unless it is itself one done again. */
  done(entry: Earlier, again = false): Done {
    const kept = { ...entry, id: ++this.#last };
    this.#done = [...this.#done, kept].slice(-STACK_MAX);
    if (!again) this.#undone = this.#undone.filter(({ place }) => place.projectId !== entry.place.projectId);
    return kept;
  }

  /** Whether the stack has changes of this page. */
  get touched(): boolean {
    return this.#last > 0;
  }

  /** Adds earlier changes, newest first, below those of this page. */
  before(changes: readonly Earlier[]): void {
    this.#done = [...changes.map((change, index) => ({ ...change, id: -index })).reverse(), ...this.#done].slice(
      -STACK_MAX,
    );
  }

  /** The last change in the given projects, or of all. */
  last(shown?: ReadonlySet<string | null>): Done | undefined {
    return this.#done.findLast(({ place }) => !shown || shown.has(place.projectId));
  }

  /** Removes an entry. */
  take(entry: Done | undefined): Done | undefined {
    if (!entry || !this.#done.includes(entry)) return undefined;
    this.#done = this.#done.filter((one) => one !== entry);
    return entry;
  }

  putBack(entry: Done): void {
    this.#done = [...this.#done, entry].sort((one, other) => one.id - other.id);
  }

  /** Keeps an undone entry to do it again. */
  undone(entry: Undone): void {
    this.#undone.push(entry);
  }

  /** Removes and returns the entry that was undone last in the given projects. */
  takeUndone(shown: ReadonlySet<string | null>): Undone | undefined {
    const entry = this.#undone.findLast(({ place }) => shown.has(place.projectId));
    this.#undone = this.#undone.filter((one) => one !== entry);
    return entry;
  }
}
