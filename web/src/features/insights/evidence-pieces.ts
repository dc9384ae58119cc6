import type { HighlightView } from '@evident/domain/highlights';
import { createStore, type Store } from '../../kernel/store.ts';

/** What each piece of evidence says at this moment, by the id of its highlight: null when it is gone, `trash` when its source is in the trash, `failed` when it could not be asked for, absent until it is known. */
export type Pieces = ReadonlyMap<string, HighlightView | null | 'failed' | 'trash'>;

export const newPieces = (): Store<Pieces> => createStore<Pieces>(new Map());
