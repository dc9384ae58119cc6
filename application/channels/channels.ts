import { CHANNEL, type Channel, type ChannelUpdate, type ChannelView, type NewChannel } from '@evident/domain/channels';
import type { Limit, Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type RoomStores, takeRoom } from '../plans/index.ts';
import { SavedThing, type ThingStores, newRow } from '../saved-things/index.ts';
import { type ChannelAccessStores, demandInChannel, demandPlace, ofChannel } from './channel-access.ts';

/** Channels visible to an actor. */
export interface ChannelReader {
  /** The newest first; with a folder, those directly in it; null for those at the top level. */
  list(actor: Actor, of: { readonly folderId?: Uuid | null }, page: PageRequest): Promise<Page<ChannelView>>;
  channel(actor: Actor, channelId: Uuid): Promise<ChannelView | null>;
}

type Stores = ThingStores & ChannelAccessStores & RoomStores;

/** Plans limit channels; this keeps lists of them short. */
const CHANNELS_MAX: Limit = {
  most: 1000,
  title: 'A workspace has at most 1,000 channels',
  advice: 'Delete one that is not used.',
};

const CHANNELS = new SavedThing<Channel, ChannelAccessStores>({
  ...CHANNEL,
  kind: 'channels:changed',
  store: ({ channels }) => channels,
  access: (stores, actor, channel) => demandInChannel(stores, 'write', actor, channel),
  max: CHANNELS_MAX,
  count: ({ channels }) => channels.count({}),
  event: ({ teamId, userId: by }, { before, after }) => ({
    name: 'channel:changed',
    teamId,
    payload: { ...ofChannel((after ?? before)!), by },
  }),
});
export const undoChannelChanges = (clock: Clock) => CHANNELS.undoer(clock);

/** The channels that the actor sees, the newest first. */
export class ListChannels extends queryWith({ scope: 'read', access: 'visible' })<
  { folderId?: Uuid | null; page: PageRequest },
  Page<ChannelView>
> {}
export const ListChannelsHandler = answeredBy(({ actor, folderId, page }: ListChannels, reader: ChannelReader) =>
  reader.list(actor, { folderId }, page),
);

/** One channel with its counts. */
export class GetChannel extends queryWith({ scope: 'read', access: 'read' })<{ channelId: Uuid }, ChannelView> {}
export const GetChannelHandler = answeredBy(({ actor, channelId }: GetChannel, reader: ChannelReader) =>
  found(reader.channel(actor, channelId), 'Channel not found'),
);

/** Creates a channel in a folder or at the top level; returns its id. */
export class CreateChannel extends commandWith({
  scope: 'write',
  role: 'author',
  counts: ['channels'],
  refusal: { title: 'Viewers cannot create channels' },
})<{ channel: NewChannel }, { id: Uuid }> {}
export const CreateChannelHandler = answeredBy(
  async (
    { actor, channel: { title = '', description = '', folderId = null } }: CreateChannel,
    work: UnitOfWork<Stores>,
    ids: Ids,
    clock: Clock,
  ) => {
    const row = newRow({ ids, clock }, actor);
    await work.perform(actor.teamId, async (stores) => {
      await demandPlace(stores, actor, folderId);
      await takeRoom(stores, CreateChannel.requires, 'channels', row.createdAt);
      await CHANNELS.create(stores, actor, { ...row, title, description, folderId, createdBy: actor.userId });
    });
    return { id: row.id };
  },
);

/** Renames, describes or moves a channel; `expected` is the version the actor has seen. Returns the undo id. */
export class UpdateChannel extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; update: ChannelUpdate; expected: number | null },
  Uuid
> {}
export const UpdateChannelHandler = answeredBy(
  ({ actor, channelId, update, expected }: UpdateChannel, work: UnitOfWork<Stores>, clock: Clock) =>
    work.perform(actor.teamId, async (stores) => {
      const to = async (channel: Channel) => {
        const { folderId = channel.folderId } = update;
        if (folderId !== channel.folderId) {
          await demandInChannel(stores, 'manage', actor, channel);
          await demandPlace(stores, actor, folderId);
        }
        return update;
      };
      return CHANNELS.change(stores, actor, channelId, { expected, at: clock.now(), to });
    }),
);
