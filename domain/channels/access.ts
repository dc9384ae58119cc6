import { refuse } from '../kernel/index.ts';
import { type Access, type Actor, type Level, NO_ACCESS, canManage, canRead, canWrite } from '../permissions/index.ts';

/**
 * The access to a channel (decided): that of its folder. A channel at the top level is the workspace's: viewers read it, contributors
 * change it, managers and admins have full access, as its creator has.
 *
 * @param folder the access to its folder; null at the top level
 */
export function channelAccess(
  actor: Actor,
  { createdBy }: { readonly createdBy: string },
  folder: Access | null,
): Access {
  if (folder) return folder;
  return { ...NO_ACCESS, level: levelAtTop(actor, createdBy === actor.userId) };
}

const levelAtTop = ({ role, workspaceAdmin }: Actor, isCreator: boolean): Level => {
  if (role === 'VIEWER') return 'READ';
  return role === 'MANAGER' || workspaceAdmin || isCreator ? 'FULL' : 'WRITE';
};

/** Changes that members make in a channel: `write` changes it and its data, `manage` deletes or moves it. */
export type ChannelAction = 'read' | 'write' | 'manage';

const ALLOWED: Readonly<Record<ChannelAction, (access: Access) => boolean>> = {
  read: canRead,
  write: canWrite,
  manage: canManage,
};

/** The reason for which the action is not allowed; `undefined` if it is. */
export function channelDisabledReason(
  action: ChannelAction,
  { role }: Pick<Actor, 'role'>,
  access: Pick<Access, 'level'>,
): string | undefined {
  if (ALLOWED[action]({ ...NO_ACCESS, level: access.level })) return undefined;
  if (role === 'VIEWER') return 'Viewers cannot edit';
  return action === 'manage'
    ? 'You don’t have full access to this channel'
    : 'You don’t have edit permissions in this channel';
}

/** @throws Refusal `NotFound` to those who cannot read it, else `Forbidden` with {@link channelDisabledReason} */
export function refuseUnlessInChannel(action: ChannelAction, actor: Actor, access: Access): void {
  if (!canRead(access)) refuse('NotFound', 'Channel not found');
  const reason = channelDisabledReason(action, actor, access);
  if (reason !== undefined) refuse('Forbidden', reason, 'Ask a manager of the workspace or of its folder.');
}
