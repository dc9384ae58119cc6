import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RefusedWorkCard } from '../features/offline/refused-work.tsx';
import { discardRefused, leftActions, onRefused, refusedWork } from '../kernel/device/actions.ts';
import { accountOf } from '../kernel/device/account.ts';
import { keepAnswers } from '../kernel/device/answers.ts';
import { cleanUp } from '../kernel/device/clean-up.ts';
import { type Device, type RefusedWork, device, eraseOthers } from '../kernel/device/device.ts';
import { showToast } from '../kernel/toasts.ts';
import { useUndo } from '../kernel/undo/use-undo.ts';
import { type Who, useWho } from '../kernel/who.ts';

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
  const { done } = useUndo();
  const me = who?.member;
  useEffect(() => {
    if (me) void resume(client, me, done);
  }, [me, client, done]);
  useEffect(() => {
    const timer = setTimeout(() => void keepApp(), KEEP_APP_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const [refused, setRefused] = useState<readonly RefusedWork[]>([]);
  useEffect(() => {
    const read = async () => setRefused(await refusedWork());
    void read();
    return onRefused(() => void read());
  }, []);
  return refused.length > 0 && <RefusedWorkCard work={refused} onDiscard={(id) => void discardRefused(id)} />;
}

async function keepFor(account: string, client: QueryClient, over: AbortSignal): Promise<void> {
  const db = await device();
  if (!db || over.aborted) return;
  over.addEventListener('abort', keepAnswers(client, db), { once: true });
  if (await eraseOthers(account)) showToast({ title: 'Work of another account was removed from this device' });
  await cleanUp(db);
  await sendUnsent(db);
}

let isResumed = false;

/** Once for each page. Loads the editor only if an earlier page left work. */
async function resume(client: QueryClient, me: Who['member'], done: ReturnType<typeof useUndo>['done']): Promise<void> {
  if (isResumed) return;
  isResumed = true;
  if ((await leftActions()).length === 0) return;
  const { resumeActions } = await import('../features/highlights/resume-actions.ts');
  await resumeActions(client, me, done);
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
