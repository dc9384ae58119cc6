import { createStore } from '../../kernel/store.ts';
import { holdKeys } from '../../kernel/keys/type-ahead.ts';

/** The object that a member has just added, whose text is typed next. */
const begun = createStore<string | null>(null);

export function beginField(objectId: string): void {
  holdKeys();
  begun.set(objectId);
}

export const isBegun = (objectId: string): boolean => begun.get() === objectId;

/** Once it was left, it is an object like any other. */
export const endField = (): void => begun.set(null);
