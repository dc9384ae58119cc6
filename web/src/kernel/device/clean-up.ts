import { forgetAccount, lastAccount } from './account.ts';
import { type Device, eraseAccount, eraseOthers, eraseUpdates, openDevice } from './device.ts';

const DAY_MS = 86_400_000;
/** Days that this browser keeps what was not opened again. Unsent work stays. */
const DAYS = 14;
const DOCUMENTS_MAX = 30;

/** Removes what was not opened for long, except unsent work. */
export async function cleanUp(db: Device, now = Date.now()): Promise<void> {
  const documents = (await db.getAll('documents')).sort((a, b) => b.openedAt - a.openedAt);
  const old = documents.filter(
    ({ openedAt, unsent }, place) => !unsent && (place >= DOCUMENTS_MAX || openedAt < now - DAYS * DAY_MS),
  );
  await erase(
    db,
    old.map(({ documentId }) => documentId),
  );
  for (const { hash, at } of await db.getAll('answers')) if (at < now - DAYS * DAY_MS) await db.delete('answers', hash);
}

/** The session has ended: keeps only unsent work, for the same member after signing in again. */
export async function lock(): Promise<void> {
  const account = lastAccount();
  forgetAccount();
  if (account === null) return;
  const db = await openDevice(account);
  await db.clear('answers');
  const documents = await db.getAll('documents');
  await erase(
    db,
    documents.filter(({ unsent }) => !unsent).map(({ documentId }) => documentId),
  );
  db.close();
}

/** How the page looks, which is of the browser and not of an account. */
const LOOKS = new Set(['evident-color-scheme', 'evident-preferences', 'evident-sidebar']);
/** An invite that is accepted after signing in as someone else. */
const INVITE = 'evident-invite';

/** Signed out: keeps nothing of the account. */
export async function eraseDevice(): Promise<void> {
  const account = lastAccount();
  forgetAccount();
  for (const key of Object.keys(localStorage)) if (!LOOKS.has(key)) localStorage.removeItem(key);
  for (const key of Object.keys(sessionStorage)) if (key !== INVITE) sessionStorage.removeItem(key);
  if (account !== null) await eraseAccount(account);
  await eraseOthers(null);
}

/** Counts the texts, actions and refused changes that exist only on this device. */
export async function countUnsent(): Promise<number> {
  const account = lastAccount();
  if (account === null) return 0;
  const db = await openDevice(account);
  const [documents, actions, refused] = await Promise.all([
    db.getAll('documents'),
    db.count('actions'),
    db.count('refused'),
  ]);
  db.close();
  return documents.filter(({ unsent }) => unsent).length + actions + refused;
}

async function erase(db: Device, documentIds: readonly string[]): Promise<void> {
  const transaction = db.transaction(['documents', 'updates'], 'readwrite');
  for (const documentId of documentIds) {
    await eraseUpdates(transaction.objectStore('updates'), documentId);
    await transaction.objectStore('documents').delete(documentId);
  }
  await transaction.done;
}
