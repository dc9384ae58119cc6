import { type Actor, canManage } from '@evident/domain/permissions';
import type { Guarded } from '@evident/domain/projects';
import type { GrantStore } from './grant-store.ts';

/** Gives whoever moved something FULL on it, if they held it only through the folder that it has left. */
export async function keepFull(grants: GrantStore, actor: Actor, moved: Guarded): Promise<void> {
  if (canManage(await grants.accessTo(actor, moved))) return;
  await grants.give(moved, { kind: 'user', id: actor.userId, level: 'FULL' }, actor.userId);
}
