import * as Y from 'yjs';

/** Marks a change as the server's own, for observers and undo managers. */
export const SERVER = Symbol('server');

/** Runs a change as one transaction and answers with the update it makes, or null when nothing changed. */
export function changed(document: Y.Doc, change: () => void): Uint8Array | null {
  if (document._transaction !== null) return changedInside(document, change);
  const updates: Uint8Array[] = [];
  const collect = (update: Uint8Array): void => {
    updates.push(update);
  };
  document.on('update', collect);
  try {
    document.transact(change, SERVER);
  } finally {
    document.off('update', collect);
  }
  return updates.length > 0 ? Y.mergeUpdates(updates) : null;
}

/** Within a transaction of the caller no update is announced yet: what is new since then is taken from the state. */
function changedInside(document: Y.Doc, change: () => void): Uint8Array | null {
  const before = Y.encodeStateVector(document);
  change();
  const update = Y.encodeStateAsUpdate(document, before);
  return update.length > EMPTY_LENGTH ? update : null;
}

const EMPTY_LENGTH = Y.encodeStateAsUpdate(new Y.Doc()).length;
