import * as Y from 'yjs';
import type { Struct } from './change-parents.ts';

type Deletions = ReturnType<typeof Y.decodeUpdate>['ds'];

/** Upper bound of a document's UTF-16 units: exact after a count, raised by each insertion. */
const atMost = new WeakMap<Y.Doc, number>();

/** Counts UTF-16 units that a change inserts, without those the document already has. */
export function newCharacters(document: Y.Doc, structs: readonly Struct[]): number {
  let added = 0;
  for (const struct of structs) {
    if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentString)) continue;
    const known = Math.max(0, Y.getState(document.store, struct.id.client) - struct.id.clock);
    added += Math.max(0, struct.length - known);
  }
  return added;
}

/** Upper bound of a document's UTF-16 units. Counts once. */
export function lengthOf(document: Y.Doc): number {
  const known = atMost.get(document) ?? charactersOf(document);
  atMost.set(document, known);
  return known;
}

/** Reports whether a document exceeds its limit after an insertion. Counts only if the upper bound exceeds it. */
export function isTooLong(document: Y.Doc, added: number, deletions: Deletions, limit: number): boolean {
  const counted = atMost.get(document) ?? charactersOf(document);
  if (counted + added <= limit) {
    atMost.set(document, counted + added);
    return false;
  }
  const exact = charactersOf(document);
  const left = exact + added - deletedBy(document, deletions);
  // A document over the limit may still shrink.
  const refused = left > limit && left > exact;
  atMost.set(document, refused ? exact : exact + added);
  return refused;
}

/** Raises the bound for a change that enters unchecked. */
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
