import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Guarded } from '@evident/domain/projects';
import type { GrantStore } from './grant-store.ts';

/**
 * Grants on a new project or folder: FULL for its creator, and WRITE for everyone unless it or its folder is private.
 * @throws Refusal `InvalidOperation` if it is private in a folder open to everyone
 */
export async function grantInitialAccess(
  grants: GrantStore,
  actor: Actor,
  made: Guarded,
  folderId: Uuid | null,
  isPrivate: boolean,
): Promise<void> {
  const open = folderId === null || (await grants.isOpen({ kind: 'folder', id: folderId }));
  if (isPrivate && folderId !== null && open) {
    refuse('InvalidOperation', 'Everyone can open this folder', 'Put it in a private folder, or in no folder.');
  }
  await grants.give(made, { kind: 'user', id: actor.userId, level: 'FULL' }, actor.userId);
  if (open && !isPrivate) await grants.give(made, { kind: 'special', id: 'public', level: 'WRITE' }, actor.userId);
}
