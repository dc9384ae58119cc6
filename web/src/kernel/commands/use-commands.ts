import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { createStore, useStore } from '../store.ts';

export interface Command {
  /** What is found by its name is `project <its id>`, whoever finds it: the palette shows it once. */
  id: string;
  /** A verb first: `Go to projects`. */
  label: string;
  /** The label as it is drawn, where something in it is marked. */
  shown?: ReactNode;
  group: string;
  run: () => void;
  /** Opens it beside the page one is on, with Shift Enter, where `run` leaves for it. */
  beside?: () => void;
  keys?: string;
  icon?: ComponentType<{ size?: number | string }>;
  /** Other words people may type for it. */
  keywords?: string;
  /** A second, quieter line: where it is, or the matched words. */
  detail?: ReactNode;
  /** Shown instead of running it, in words. */
  disabledReason?: string;
}

/** Answers that have to be asked for, such as what the workspace holds. */
export interface CommandSource {
  id: string;
  find: (typed: string, signal: AbortSignal) => Promise<Command[]>;
}

interface Registration {
  commands: readonly Command[];
  source?: CommandSource;
  ofPage?: boolean;
}

const registrations = createStore<readonly Registration[]>([]);
const paletteOpen = createStore(false);
const typedIntoPalette = createStore('');

/** Enter was pressed after these words, which it is meant for. */
interface Entered {
  readonly typed: string;
  readonly beside: boolean;
}

const enteredIntoPalette = createStore<Entered | null>(null);

/** Commands the palette offers while this component is on the screen. */
export function useCommands(commands: readonly Command[]): void {
  useRegistered({ commands });
}

/** Commands of the page itself, listed before those of the whole product. */
export function usePageCommands(commands: readonly Command[]): void {
  useRegistered({ commands, ofPage: true });
}

/** Lets the palette ask, a moment after the last key, for more than is registered. */
export function useCommandSource(source: CommandSource): void {
  useRegistered({ commands: NONE, source });
}

const NONE: readonly Command[] = [];

function useRegistered(now: Registration): void {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => {
    const registration: Registration = {
      get commands() {
        return latest.current.commands;
      },
      get source() {
        return latest.current.source;
      },
      get ofPage() {
        return latest.current.ofPage === true;
      },
    };
    registrations.change((all) => [...all, registration]);
    return () => registrations.change((all) => all.filter((one) => one !== registration));
  }, []);
}

export function useRegisteredCommands(): { commands: Command[]; sources: CommandSource[] } {
  const all = useStore(registrations);
  const pageFirst = [...all.filter(({ ofPage }) => ofPage), ...all.filter(({ ofPage }) => !ofPage)];
  return {
    commands: pageFirst.flatMap(({ commands }) => commands),
    sources: all.flatMap(({ source }) => source ?? []),
  };
}

export const palette = {
  open: () => paletteOpen.set(true),
  close: () => {
    paletteOpen.set(false);
    typedIntoPalette.set('');
    enteredIntoPalette.set(null);
  },
  useIsOpen: () => useStore(paletteOpen),
  type: typedIntoPalette.change,
  useTyped: () => useStore(typedIntoPalette),
  /** Runs what is chosen as soon as it is known what that is. */
  enter: (beside: boolean) => enteredIntoPalette.set({ typed: typedIntoPalette.get(), beside }),
  entered: () => enteredIntoPalette.set(null),
  useEntered: () => useStore(enteredIntoPalette),
};
