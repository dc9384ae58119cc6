import { useStore, createStore } from '../store.ts';
import { holdKeys } from './type-ahead.ts';

interface Begun {
  readonly id: string;
  /** Typed so far. It stays when the field is mounted again, such as after a live document has opened. */
  readonly draft: string;
}

/** The object that a member has just created, whose name or text is typed next. */
const begun = createStore<Begun | null>(null);

/** Call it in the action that creates the object, or once its id is known while keys are held. */
export function beginField(id: string): void {
  holdKeys();
  begun.set({ id, draft: '' });
}

/** Returns the words typed so far into the field of a new object; null once it was left, or another was created. */
export function draftOf(id: string): string | null {
  const now = begun.get();
  return now?.id === id ? now.draft : null;
}

export const keepDraft = (id: string, draft: string): void => {
  if (draftOf(id) !== null) begun.set({ id, draft });
};

/** Once its field was left, it is an object like any other. */
export const endField = (): void => begun.set(null);

/** Whether the object was just created and has no name yet. */
export const useBegun = (id: string | undefined): boolean => useStore(begun)?.id === id && id !== undefined;
