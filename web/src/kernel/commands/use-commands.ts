import { isOfRole } from '@evident/domain/permissions';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { holdKeys } from '../keys/type-ahead.ts';
import { createStore, useStore } from '../store.ts';

export interface Command {
  /** Items use `project <id>` in every source, so that the palette shows each once. */
  id: string;
  /** Starts with a verb: `Go to projects`. */
  label: string;
  /** Label with matches highlighted. */
  shown?: ReactNode;
  group: string;
  run: () => void;
  /** Opens the item in a side peek on Shift Enter, if `run` navigates away. */
  openInPeek?: () => void;
  keys?: string;
  icon?: ComponentType<{ size?: number | string }>;
  /** Synonyms to search by. */
  keywords?: string;
  /** Secondary line: location or matched text. */
  detail?: ReactNode;
  /** Disables the command and explains why; leaves it out if the member’s role can never run it. */
  disabledReason?: string;
}

/** Asynchronous results, such as search. */
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

/** Registers commands while the component is mounted. */
export function useCommands(commands: readonly Command[]): void {
  useRegistered({ commands });
}

/** Registers commands of the page, listed before global ones. */
export function usePageCommands(commands: readonly Command[]): void {
  useRegistered({ commands, ofPage: true });
}

/** Lets the palette query a source, debounced. */
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
    commands: pageFirst.flatMap(({ commands }) => commands).filter(({ disabledReason }) => !isOfRole(disabledReason)),
    sources: all.flatMap(({ source }) => source ?? []),
  };
}

export const palette = {
  open: () => {
    holdKeys(true);
    paletteOpen.set(true);
  },
  close: () => paletteOpen.set(false),
  useIsOpen: () => useStore(paletteOpen),
};
