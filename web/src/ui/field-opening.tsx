import { useLayoutEffect } from 'react';
import { holdKeys } from '../kernel/keys/type-ahead.ts';

/** Shown while a chunk with a text field loads: what is typed meanwhile goes into the field. */
export function FieldOpening() {
  useLayoutEffect(() => void holdKeys(), []);
  return null;
}
