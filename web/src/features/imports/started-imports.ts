import { createStore, useStore } from '../../kernel/store.ts';
import { tabMemory } from '../../kernel/tab-memory.ts';

/** An import started in this tab and not dismissed yet. */
export interface StartedImport {
  readonly id: string;
  readonly projectId: string;
  readonly projectTitle: string;
  readonly fileNames: readonly string[];
}

const started = tabMemory.create<readonly StartedImport[]>('imports', []);

/** The import that the dialog shows, so that it has no card meanwhile. */
const inDialog = createStore<string | null>(null);

export const imports = {
  /** Started imports without the one in the dialog. */
  useCards: () => {
    const shown = useStore(inDialog);
    return useStore(started).filter(({ id }) => id !== shown);
  },
  showInDialog: (id: string | null) => inDialog.set(id),
  useStarted: () => useStore(started),
  started: (one: StartedImport) => started.change((all) => [...all, one]),
  putAway: (id: string) => started.change((all) => all.filter((one) => one.id !== id)),
};
