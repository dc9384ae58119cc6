import { type Pressed, chordOf, matchKeys } from './chord.ts';

const SEQUENCE_MS = 1000;

/** The parts of a binding that decide whether it runs. */
interface Rules {
  readonly keys: string;
  readonly whileTyping?: boolean;
  readonly layer?: true;
}

/** The focus and the open elements at a press, strongest first. */
export interface Layers {
  /** The focused control uses the key itself: Enter on a button, Escape in an open menu. */
  readonly control?: boolean;
  /** The focus is in a text field, a menu or a list. */
  readonly field?: boolean;
  /** The focus is in a modal dialog. */
  readonly dialog?: boolean;
  /** A picker or an unnamed new object is open, or an edit left the focus nowhere. */
  readonly unfinished?: boolean;
}

/** A press that types a character, without a modifier: `j`, `?`, `g h`. */
const isTypable = (keys: string): boolean => [...keys].length === 1 || keys.includes(' ') || keys === 'Space';

/** Whether a binding runs over what is open. */
function mayRun({ control, field, dialog, unfinished }: Layers, { keys, whileTyping, layer }: Rules): boolean {
  if (control) return false;
  if (field) return whileTyping === true || layer === true;
  if (dialog) return layer === true;
  return !(unfinished && isTypable(keys));
}

export interface Press extends Pressed {
  readonly code: string;
  readonly repeat: boolean;
  /** Alt Gr types characters. */
  readonly altGraph: boolean;
}

/** Letters, and what corrects or ends them. */
function isHeld({ key, ctrlKey, metaKey, altKey, altGraph }: Press, follows: boolean): boolean {
  if ((ctrlKey || metaKey || altKey) && !altGraph) return false;
  return [...key].length === 1 || ((key === 'Enter' || key === 'Backspace') && follows);
}

/** Decides about every key press of the app. Knows nothing of the DOM. */
export class Dispatcher {
  #pressed: string[] = [];
  #lastAt = 0;
  #held: Press[] | null = null;
  #withEnter = false;

  readonly #mac: boolean;

  constructor(mac: boolean) {
    this.#mac = mac;
  }

  /** Keeps the keys from now on for a field that is not there yet; `withEnter` also an Enter before any letter. */
  hold(withEnter = false): void {
    this.#held ??= [];
    this.#withEnter = withEnter;
    this.#pressed = [];
  }

  get holds(): boolean {
    return this.#held !== null;
  }

  /** The next kept key. */
  next(): Press | undefined {
    return this.#held?.shift();
  }

  release(): void {
    this.#held = null;
  }

  /** Keeps the press if a field is awaited. Escape and Tab end the wait. */
  keep(press: Press): boolean {
    if (!this.#held) return false;
    if (press.key === 'Escape' || press.key === 'Tab') this.release();
    else if (isHeld(press, this.#withEnter || this.#held.length > 0)) {
      if (!press.repeat || press.key !== 'Enter') this.#held.push(press);
      return true;
    }
    return false;
  }

  /** Returns the binding to run. `at` is in milliseconds. */
  match<Binding extends Rules>(
    press: Pressed,
    at: number,
    layers: Layers,
    bindings: readonly Binding[],
  ): Binding | undefined {
    const chord = chordOf(press, this.#mac);
    if (chord === null) return undefined;
    const possible = bindings.filter((binding) => mayRun(layers, binding));
    const sequence = at - this.#lastAt < SEQUENCE_MS ? [...this.#pressed, chord] : [chord];
    const match = [sequence, [chord]]
      .map((keys) => ({ keys, ...matchKeys(possible, keys) }))
      .find(({ run, pending }) => run ?? pending);
    this.#pressed = match?.pending ? match.keys : [];
    this.#lastAt = at;
    return match?.run;
  }
}
