import { refuse } from '../kernel/index.ts';
import {
  type Access,
  type Actor,
  NO_ACCESS,
  canManage,
  canRead,
  canWrite,
  workspaceContentLevel,
} from '../permissions/index.ts';

/**
 * The access to a channel: that of its folder (decided). A channel at the top level is content of the workspace: every member reads it,
 * managers and admins have full access (D35).
 *
 * @param folder the access to its folder; null at the top level
 */
export const channelAccess = (actor: Actor, folder: Access | null): Access =>
  folder ?? { ...NO_ACCESS, level: workspaceContentLevel(actor) };

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
