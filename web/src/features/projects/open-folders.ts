import { createStore, useStore } from '../../kernel/store.ts';

const KEY = 'evident-folders';
const chosen = createStore<ReadonlyMap<string, boolean>>(read());

function read(): ReadonlyMap<string, boolean> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, boolean][]);
  } catch {
    return new Map();
  }
}

/** The expanded folders of the tree, stored on this device. Top-level folders are expanded by default. */
export function useOpenFolders(): [(id: string, depth: number) => boolean, (id: string, open: boolean) => void] {
  const said = useStore(chosen);
  return [
    (id, depth) => said.get(id) ?? depth === 0,
    (id, open) => {
      chosen.change((before) => new Map([...before, [id, open]]));
      localStorage.setItem(KEY, JSON.stringify([...chosen.get()]));
    },
  ];
}
