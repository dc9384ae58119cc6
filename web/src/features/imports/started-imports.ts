import { createStore, useStore } from '../../kernel/store.ts';

/** An import started in this tab and not dismissed yet. */
export interface StartedImport {
  readonly id: string;
  readonly projectId: string;
  readonly projectTitle: string;
  readonly fileNames: readonly string[];
}

const KEY = 'evident-imports-2';

/** Survives navigation and reloads. */
const started = createStore<readonly StartedImport[]>(remembered());

export const imports = {
  useStarted: () => useStore(started),
  started: (one: StartedImport) => keep([...started.get(), one]),
  putAway: (id: string) => keep(started.get().filter((one) => one.id !== id)),
};

function keep(all: readonly StartedImport[]): void {
  started.set(all);
  sessionStorage.setItem(KEY, JSON.stringify(all));
}

function remembered(): readonly StartedImport[] {
  try {
    const all: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(all) ? (all as StartedImport[]) : [];
  } catch {
    return [];
  }
}
