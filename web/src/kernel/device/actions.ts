import { type QueuedAction, type RefusedWork, device } from './device.ts';

/** Keeps an action until the server has answered. Returns whether it survives a reload. */
export async function keepAction(action: QueuedAction): Promise<boolean> {
  try {
    const db = await device();
    await db?.put('actions', action);
    return db !== null;
  } catch {
    return false;
  }
}

export const dropAction = async (id: string): Promise<void> =>
  void (await (await device())?.delete('actions', id).catch(() => undefined));

/** The actions that an earlier page left, in order. */
export const leftActions = async (): Promise<QueuedAction[]> =>
  ((await (await device())?.getAll('actions')) ?? [])
    .filter(({ at }) => at < performance.timeOrigin)
    .sort((a, b) => a.at - b.at);

/** Keeps refused work until the member discards it. */
export async function keepRefused(work: Omit<RefusedWork, 'id' | 'at'>): Promise<void> {
  const db = await device();
  await db?.put('refused', { ...work, id: crypto.randomUUID(), at: Date.now() }).catch(() => undefined);
  refusedChanged();
}

export const refusedWork = async (): Promise<RefusedWork[]> =>
  ((await (await device())?.getAll('refused')) ?? []).sort((a, b) => a.at - b.at);

export async function discardRefused(id: string): Promise<void> {
  await (await device())?.delete('refused', id);
  refusedChanged();
}

const listeners = new Set<() => void>();
/** Calls back when refused work was added or discarded. Returns a function that stops it. */
export function onRefused(listen: () => void): () => void {
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
  };
}
export function refusedChanged(): void {
  for (const listen of listeners) listen();
}
