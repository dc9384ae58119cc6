export { type KeptOf, keptAs, undoKind } from './undo-kind.ts';
export type { UndoStore } from './undo-store.ts';
export type { Outcome, Undoer } from './reverting.ts';
