import type { ChannelWrap } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';

export interface ChannelWrapReader {
  /** The week that ends with a day, `yyyy-mm-dd`, or with the newest data point. Null if the actor cannot see the channel. */
  wrap(actor: Actor, channelId: Uuid, until: string | null): Promise<ChannelWrap | null>;
}

/** The words of people in a week of a channel: themes that grew, with quotes. */
export class WrapChannel extends queryWith({ scope: 'read', access: 'read' })<
  { channelId: Uuid; until: string | null },
  ChannelWrap
> {}
export const WrapChannelHandler = answeredBy(({ actor, channelId, until }: WrapChannel, reader: ChannelWrapReader) =>
  found(reader.wrap(actor, channelId, until), 'Channel not found'),
);
