import type { HighlightView } from '@evident/domain/highlights';
import { createStore, type Store } from '../../kernel/store.ts';

/**
 * The current state of each piece of evidence, by highlight id: null if deleted, `trash` if its source is in the trash,
 * `failed` if the request failed, absent while loading.
 */
export type Pieces = ReadonlyMap<string, ShownPiece | null | 'failed' | 'trash'>;
/** A highlight, and whether it contradicts the insight. */
export type ShownPiece = HighlightView & { readonly contradicts?: boolean };

export const newPieces = (): Store<Pieces> => createStore<Pieces>(new Map());
