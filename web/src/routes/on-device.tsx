import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountOf } from '../kernel/device/account.ts';
import { keepAnswers } from '../kernel/device/answers.ts';
import { cleanUp } from '../kernel/device/clean-up.ts';
import { type Device, device, eraseOthers } from '../kernel/device/device.ts';
import { showToast } from '../kernel/toasts.ts';
import { useWho } from '../kernel/who.ts';

/** Milliseconds after which the app's files are fetched for use without a connection. */
const KEEP_APP_AFTER_MS = 4_000;

/** Keeps on this device what a member needs to go on without a connection, and sends unsent work when it is back. */
export function OnDevice() {
  const client = useQueryClient();
  const who = useWho();
  const account = who && accountOf(who);
  useEffect(() => {
    if (account === null) return undefined;
    const over = new AbortController();
    void keepFor(account, client, over.signal);
    return () => over.abort();
  }, [account, client]);
  useEffect(() => {
    const timer = setTimeout(() => void keepApp(), KEEP_APP_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

async function keepFor(account: string, client: QueryClient, over: AbortSignal): Promise<void> {
  const db = await device();
  if (!db || over.aborted) return;
  over.addEventListener('abort', keepAnswers(client, db), { once: true });
  if (await eraseOthers(account)) showToast({ title: 'Work of another account was removed from this device' });
  await cleanUp(db);
  await sendUnsent(db);
}

/** Opens documents with unsent edits until the server has stored them. */
async function sendUnsent(db: Device): Promise<void> {
  const unsent = (await db.getAll('documents')).filter((record) => record.unsent);
  if (unsent.length === 0) return;
  const { documents } = await import('../editor/documents.ts');
  for (const { documentId } of unsent) {
    documents.show(documentId);
    void documents.leave(documentId);
  }
}

async function keepApp(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined);
}
