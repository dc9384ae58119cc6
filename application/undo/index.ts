export { type KeptOf, undoKind } from './undo-kind.ts';
export type { UndoStore } from './undo-store.ts';
export type { Undoer } from './undo.ts';
