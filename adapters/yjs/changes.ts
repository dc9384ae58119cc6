import * as Y from 'yjs';

/** Transaction origin of changes by the server, for observers and undo managers. */
export const SERVER = Symbol('server');

/** Runs a change in one transaction and returns its update, or null without changes. */
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

/** Inside the caller's transaction Yjs emits no update yet, so it is computed from the state vector. */
function changedInside(document: Y.Doc, change: () => void): Uint8Array | null {
  const before = Y.encodeStateVector(document);
  change();
  const update = Y.encodeStateAsUpdate(document, before);
  return update.length > EMPTY_LENGTH ? update : null;
}

const EMPTY_LENGTH = Y.encodeStateAsUpdate(new Y.Doc()).length;
