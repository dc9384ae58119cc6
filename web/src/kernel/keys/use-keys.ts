import { useLayoutEffect, useRef } from 'react';
import { createStore, useStore } from '../store.ts';

export interface KeyBinding {
  /** `j`, `?`, `g h`, `mod+k`, `Escape`. */
  keys: string;
  /** What it does, a verb first: it stands in the list behind `?`. */
  label: string;
  /** The heading in that list; `Everywhere` when absent. */
  group?: string;
  run: (event: KeyboardEvent) => void;
  /** Only with a modifier, and only for what one may want in the middle of a sentence. */
  whileTyping?: boolean;
  /** Closes a layer above the page: it holds wherever it is pressed, also while typing in that layer. */
  layer?: true;
  /** A selector: it holds only where it is pressed on one of these. */
  on?: string;
}

interface Registration {
  bindings: readonly KeyBinding[];
}

const registrations = createStore<readonly Registration[]>([]);

/** Keys that work while this component is on the screen; of two alike the newer wins, so an open peek overrules the page beneath. */
export function useKeys(bindings: readonly KeyBinding[], enabled = true): void {
  const latest = useRef(bindings);
  // Before anybody sees what they are for: later, a key pressed at once would still do what it did before.
  useLayoutEffect(() => {
    latest.current = bindings;
  });
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    const registration: Registration = {
      get bindings() {
        return latest.current;
      },
    };
    registrations.change((all) => [...all, registration]);
    return () => registrations.change((all) => all.filter((one) => one !== registration));
  }, [enabled]);
}

export function activeBindings(): readonly KeyBinding[] {
  return registrations.get().flatMap(({ bindings }) => bindings);
}

export function useActiveBindings(): readonly KeyBinding[] {
  return useStore(registrations).flatMap(({ bindings }) => bindings);
}
