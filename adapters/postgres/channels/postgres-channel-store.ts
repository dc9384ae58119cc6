import type { ChannelStore } from '@evident/application/channels/channel-access';
import type { Channel } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { EntitySchema } from 'typeorm';
import { maybeUuid, saved, text, uuid } from '../columns.ts';
import { SavedRows } from '../saved-rows.ts';
import type { Session } from '../session.ts';

export const channelEntity = new EntitySchema<Channel>({
  name: 'channel',
  columns: {
    ...saved,
    folderId: maybeUuid('folder_id'),
    title: text,
    description: text,
    createdBy: uuid('created_by'),
  },
});

export class PostgresChannelStore extends SavedRows<Channel> implements ChannelStore {
  constructor(session: Session) {
    super(session, channelEntity);
  }

  read(id: Uuid): Promise<Channel | null> {
    return this.session.manager.findOneBy(this.entity, { id });
  }
}
