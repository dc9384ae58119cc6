import type { ChannelSourceStore } from '@evident/application/channels/channel-sources';
import type { ChannelSource } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeText, maybeUuid, moment, team, text, uuid } from '../columns.ts';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';

export const channelSourceEntity = new EntitySchema<ChannelSource>({
  name: 'channel_source',
  columns: {
    id,
    teamId: team,
    channelId: uuid('channel_id'),
    source: text,
    name: text,
    account: text,
    configuration: { type: 'jsonb' },
    credentials: maybeText('credentials'),
    cursor: maybeText('cursor'),
    state: text,
    problem: maybeText('problem'),
    importId: maybeUuid('import_id'),
    lastRunAt: maybeMoment('last_run_at'),
    nextRunAt: maybeMoment('next_run_at'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
  },
});

export class PostgresChannelSourceStore implements ChannelSourceStore {
  constructor(private readonly session: Session) {}

  list(channelId: Uuid): Promise<ChannelSource[]> {
    return this.session.manager.findBy(channelSourceEntity, { channelId });
  }

  read(sourceId: Uuid): Promise<ChannelSource | null> {
    return this.session.manager.findOneBy(channelSourceEntity, { id: sourceId });
  }

  find(sourceId: Uuid): Promise<ChannelSource | null> {
    return this.session.manager.findOne(channelSourceEntity, {
      where: { id: sourceId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async save(source: ChannelSource): Promise<void> {
    await upsertMany(this.session.manager, channelSourceEntity, [source]);
  }

  async remove(sourceId: Uuid): Promise<void> {
    await this.session.manager.delete(channelSourceEntity, { id: sourceId });
  }
}
