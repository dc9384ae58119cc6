export type { UndoStore } from './undo-store.ts';
export type { Undoer } from './undo.ts';
