import { createStore, useStore } from '../../kernel/store.ts';

/** Where an uploaded file goes: a new note, a note, or the project alone. */
export interface UploadTarget {
  readonly projectId: string;
  readonly projectTitle: string;
  readonly note: 'new' | { readonly id: string; readonly title: string } | null;
}

/** `interrupted`: the connection is gone; continues by itself. `finishing`: all bytes are sent, the server checks them. */
export type UploadState = 'waiting' | 'uploading' | 'paused' | 'interrupted' | 'finishing' | 'done' | 'failed';

/** A file being uploaded in this tab. */
export interface UploadRow {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
  readonly state: UploadState;
  /** Why it failed; null otherwise. */
  readonly problem: string | null;
  /** The id of the file; null until the server knows it. */
  readonly fileId: string | null;
  readonly target: UploadTarget;
  /** The window shows it in which the texts are imported that were dropped with it. */
  readonly inDialog: boolean;
  /** The transcript of the same name, which joins the new note. */
  readonly transcript: { readonly name: string; readonly problem: string | null } | null;
}

const rows = createStore<readonly UploadRow[]>([]);

/** All uploads of this tab, in the order they were added. Survives navigation. */
export const uploadRows = {
  use: () => useStore(rows),
  get: rows.get,
  set: rows.set,
  /** Ends their place in a window: they have a card again, except for those that its report has shown. */
  leaveDialog: (reported: boolean) =>
    rows.change((all) =>
      all.some(({ inDialog }) => inDialog)
        ? all
            .filter(({ inDialog, state }) => !(inDialog && reported && state === 'done'))
            .map((row) => ({ ...row, inDialog: false }))
        : all,
    ),
  change: (key: string, part: Partial<UploadRow>) =>
    rows.change((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row))),
};

const ACTIVE: ReadonlySet<UploadState> = new Set(['uploading', 'finishing']);
const OVER: ReadonlySet<UploadState> = new Set(['done', 'failed']);

export const isActive = ({ state }: Pick<UploadRow, 'state'>): boolean => ACTIVE.has(state);
export const isOver = ({ state }: Pick<UploadRow, 'state'>): boolean => OVER.has(state);

/** The waiting uploads to start next, so that at most `most` are active. */
export function startable(all: readonly UploadRow[], most: number): UploadRow[] {
  const room = most - all.filter(isActive).length;
  return all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, room));
}
