import { type Channel, type ChannelAction, channelAccess, refuseUnlessInChannel } from '@evident/domain/channels';
import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import { type Actor, managesWorkspaceContent, refuseUnlessAllowed } from '@evident/domain/permissions';
import type { GrantStore } from '../projects/index.ts';
import type { CountedStore } from '../saved-things/index.ts';

/** The channels of one team, inside a unit of work. */
export interface ChannelStore extends CountedStore<Channel> {
  /** Not locked. */
  read(channelId: Uuid): Promise<Channel | null>;
}

export interface ChannelAccessStores {
  readonly channels: ChannelStore;
  readonly grants: Pick<GrantStore, 'accessTo'>;
}

/** The channel of an event, with its folder, whose members alone are told. */
export const ofChannel = ({ id: channelId, folderId }: Pick<Channel, 'id' | 'folderId'>) => ({
  channelId,
  ...(folderId !== null && { folderId }),
});

/** @throws Refusal `NotFound` to those who cannot read the channel, `Forbidden` to those who may not do this */
export async function demandInChannel(
  { grants }: Pick<ChannelAccessStores, 'grants'>,
  action: ChannelAction,
  actor: Actor,
  { folderId }: Pick<Channel, 'folderId'>,
): Promise<void> {
  const folder = folderId === null ? null : await grants.accessTo(actor, { kind: 'folder', id: folderId });
  refuseUnlessInChannel(action, actor, channelAccess(actor, folder));
}

/** The channel, not locked, once the actor may do this in it. @throws Refusal as {@link demandInChannel} */
export async function channelFor(
  stores: ChannelAccessStores,
  action: ChannelAction,
  actor: Actor,
  channelId: Uuid,
): Promise<Channel> {
  const channel = (await stores.channels.read(channelId)) ?? notFound('Channel');
  await demandInChannel(stores, action, actor, channel);
  return channel;
}

/** @throws Refusal unless the actor may put channels into the folder, or at the top level with null */
export async function demandPlace(
  { grants }: Pick<ChannelAccessStores, 'grants'>,
  actor: Actor,
  folderId: Uuid | null,
): Promise<void> {
  if (folderId !== null)
    refuseUnlessAllowed('write', actor, await grants.accessTo(actor, { kind: 'folder', id: folderId }), 'Folder');
  else if (!managesWorkspaceContent(actor))
    refuse(
      'Forbidden',
      'You can’t create channels of the workspace',
      'Choose a folder that you can edit, or ask a manager.',
    );
}
