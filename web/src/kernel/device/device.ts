import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, type StoreNames, deleteDB, openDB } from 'idb';
import { confirmedAccount } from './account.ts';

/** An answer of the server, by the hash of its query. */
export interface KeptAnswer {
  readonly hash: string;
  readonly key: readonly unknown[];
  readonly data: unknown;
  readonly at: number;
}

/** A live document. Own updates after `sentUpTo` are not stored by the server yet. */
export interface KeptRecord {
  readonly documentId: string;
  readonly writable: boolean;
  readonly openedAt: number;
  readonly sentUpTo: number;
  readonly unsent: boolean;
}

export interface KeptUpdate {
  readonly documentId: string;
  readonly update: Uint8Array;
  readonly own: boolean;
}

/** Work that the server refused. Stays until the member discards it. */
export interface RefusedWork {
  readonly id: string;
  readonly documentId: string;
  readonly what: 'text' | 'highlight' | 'tag';
  readonly words: readonly string[];
  readonly reason: string;
  readonly at: number;
}

/** Highlighting or tagging that the server has not confirmed yet, in order. */
export interface QueuedAction {
  readonly id: string;
  readonly documentId: string;
  readonly at: number;
  readonly action: unknown;
}

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer };
  documents: { key: string; value: KeptRecord };
  updates: { key: number; value: KeptUpdate; indexes: { documentId: string } };
  actions: { key: string; value: QueuedAction };
  refused: { key: string; value: RefusedWork };
}

export type Device = IDBPDatabase<Schema>;

const PREFIX = 'evident ';

/** Opens the database of an account. Another tab can erase it at any time. */
export const openDevice = (account: string): Promise<Device> =>
  openDB<Schema>(`${PREFIX}${account}`, 1, {
    upgrade(db) {
      db.createObjectStore('answers', { keyPath: 'hash' });
      db.createObjectStore('documents', { keyPath: 'documentId' });
      db.createObjectStore('updates', { autoIncrement: true }).createIndex('documentId', 'documentId');
      db.createObjectStore('actions', { keyPath: 'id' });
      db.createObjectStore('refused', { keyPath: 'id' });
    },
    blocking(_, __, { target }) {
      (target as IDBDatabase).close();
    },
  });

let opened: Promise<Device | null> | undefined;

/** The database of the confirmed account; null where the browser keeps nothing, as in some private windows. */
export const device = (): Promise<Device | null> =>
  (opened ??= confirmedAccount()
    .then(openDevice)
    .catch(() => null));

/** Erases the updates of a document, as one step of a transaction. */
export async function eraseUpdates<Stores extends ArrayLike<StoreNames<Schema>>>(
  updates: IDBPObjectStore<Schema, Stores, 'updates', 'readwrite'>,
  documentId: string,
): Promise<void> {
  const keys = await updates.index('documentId').getAllKeys(documentId);
  await Promise.all(keys.map((key) => updates.delete(key)));
}

export const eraseAccount = (account: string): Promise<void> => deleteDB(`${PREFIX}${account}`);

/** Erases what this browser keeps of all accounts but one; returns whether there was any. */
export async function eraseOthers(account: string | null): Promise<boolean> {
  // Older browsers do not list databases. They keep those of other accounts, which no page opens.
  const databases = (await indexedDB.databases?.()) ?? [];
  const others = databases
    .map(({ name = '' }) => name)
    .filter((name) => name.startsWith(PREFIX) && name !== `${PREFIX}${account}`);
  await Promise.all(others.map((name) => deleteDB(name)));
  return others.length > 0;
}
