import { useLayoutEffect, type FocusEvent } from 'react';
import { draftOf } from '../../kernel/keys/begun.ts';
import { holdKeys } from '../../kernel/keys/type-ahead.ts';

/** After the draft, which the browser would put the caret before. */
export function toItsEnd({ currentTarget: field }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  field.setSelectionRange(field.value.length, field.value.length);
}

/**
 * The field of a new object goes and comes back when the live canvas opens. Keys that are typed meanwhile go into the
 * one that comes.
 */
export function useKeptField(objectId: string): void {
  useLayoutEffect(
    () => () => {
      if (draftOf(objectId) !== null) holdKeys();
    },
    [objectId],
  );
}
