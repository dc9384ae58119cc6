import type { HighlightView } from '@evident/domain/highlights';
import { createStore, type Store } from '../../kernel/store.ts';

/** What each piece of evidence says at this moment, by the id of its highlight: null when it is gone, absent until it is known. */
export type Pieces = ReadonlyMap<string, HighlightView | null>;

export const newPieces = (): Store<Pieces> => createStore<Pieces>(new Map());
