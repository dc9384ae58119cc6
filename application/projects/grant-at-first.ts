import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Guarded } from '@evident/domain/projects';
import type { GrantStore } from './grant-store.ts';

/**
 * The grants of a new project or folder: FULL for whoever makes it, and WRITE for everybody, unless it is private or lies in a folder that is.
 * @throws Refusal `InvalidOperation` for something private in a folder that is open to everybody
 */
export async function grantAtFirst(
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
