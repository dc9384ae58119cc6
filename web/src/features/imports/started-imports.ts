import { createStore, useStore } from '../../kernel/store.ts';

/** An import somebody started on this tab and has not put away yet. */
export interface StartedImport {
  readonly id: string;
  readonly projectId: string;
  readonly projectTitle: string;
  readonly fileCount: number;
}

const KEY = 'evident-imports';

/** They outlive the page they were started on, and a reload. */
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
