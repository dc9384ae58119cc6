import { placedId } from '@evident/domain/kernel';
import type { Ids } from './ids.ts';

/** Ids for the rows of a file, in their order: lists that show the highest id first keep the order of the file. */
export function idsInOrder(ids: Ids, at: Date): Ids {
  let row = 0;
  return { newId: () => placedId(ids.newId(), at, { file: 0, row: row++ }) };
}
