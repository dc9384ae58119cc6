import type { Newcomer } from './newcomer.ts';

/** Starts jobs again that were set aside because the server was killed twice while they ran, as an admin would. */
export async function startSetAside({ ask }: Pick<Newcomer, 'ask'>): Promise<void> {
  const { items } = await ask<{ items: { id: string }[] }>('GET', '/set-aside-jobs');
  for (const { id } of items) await ask('POST', `/set-aside-jobs/${id}/retry`);
}
