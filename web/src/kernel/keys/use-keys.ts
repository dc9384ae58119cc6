import { useLayoutEffect, useRef } from 'react';
import { createStore, useStore } from '../store.ts';

export interface KeyBinding {
  /** `j`, `?`, `g h`, `mod+k`, `Escape`. */
  keys: string;
  /** Description that starts with a verb, for the list behind `?`. */
  label: string;
  /** Heading in that list; default `Everywhere`. */
  group?: string;
  run: (event: KeyboardEvent) => void;
  /** Also works while typing. Use with a modifier only. */
  whileTyping?: boolean;
  /** Closes a layer; works everywhere in it, even while typing. */
  layer?: true;
  /** Selector that the focused element must match. */
  on?: string;
}

interface Registration {
  bindings: readonly KeyBinding[];
}

const registrations = createStore<readonly Registration[]>([]);

/** Registers keys while the component is mounted. Newer bindings win, so an open peek overrides its page. */
export function useKeys(bindings: readonly KeyBinding[], enabled = true): void {
  const latest = useRef(bindings);
  // Runs before paint; otherwise an early key press would still have its previous effect.
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
