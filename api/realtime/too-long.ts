import * as Y from 'yjs';
import type { Struct } from './change-parents.ts';

type Deletions = ReturnType<typeof Y.decodeUpdate>['ds'];

/** UTF-16 units that a document has at most: exact when counted, raised by every insertion since. */
const atMost = new WeakMap<Y.Doc, number>();

/** UTF-16 units that a change inserts, without those the document has already. */
export function newCharacters(document: Y.Doc, structs: readonly Struct[]): number {
  let added = 0;
  for (const struct of structs) {
    if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentString)) continue;
    const known = Math.max(0, Y.getState(document.store, struct.id.client) - struct.id.clock);
    added += Math.max(0, struct.length - known);
  }
  return added;
}

/** UTF-16 units of a document, at most. Counted once. */
export function lengthOf(document: Y.Doc): number {
  const known = atMost.get(document) ?? charactersOf(document);
  atMost.set(document, known);
  return known;
}

/** Whether a document with so many more characters is too long. Counts the document only when it may be. */
export function isTooLong(document: Y.Doc, added: number, deletions: Deletions, limit: number): boolean {
  const counted = atMost.get(document) ?? charactersOf(document);
  if (counted + added <= limit) {
    atMost.set(document, counted + added);
    return false;
  }
  const exact = charactersOf(document);
  const left = exact + added - deletedBy(document, deletions);
  // Deleting is always possible: a document over the limit may shrink.
  const refused = left > limit && left > exact;
  atMost.set(document, refused ? exact : exact + added);
  return refused;
}

/** Raises the count by a change that enters without being checked. */
export function countCharacters(document: Y.Doc, structs: readonly Struct[]): void {
  const counted = atMost.get(document);
  if (counted !== undefined) atMost.set(document, counted + newCharacters(document, structs));
}

function charactersOf(document: Y.Doc): number {
  let characters = 0;
  for (const structs of document.store.clients.values()) {
    for (const struct of structs) if (isText(struct)) characters += struct.length;
  }
  return characters;
}

const isText = (struct: unknown): struct is Y.Item =>
  struct instanceof Y.Item && !struct.deleted && struct.content instanceof Y.ContentString;

function deletedBy(document: Y.Doc, { clients }: Deletions): number {
  let characters = 0;
  for (const [client, ranges] of clients) {
    const structs = document.store.clients.get(client) ?? [];
    for (const { clock, len } of ranges) {
      if (clock >= Y.getState(document.store, client)) continue;
      for (let index = Y.findIndexSS(structs, clock); index < structs.length; index += 1) {
        const struct = structs[index]!;
        if (struct.id.clock >= clock + len) break;
        if (isText(struct))
          characters += Math.min(struct.id.clock + struct.length, clock + len) - Math.max(struct.id.clock, clock);
      }
    }
  }
  return characters;
}
