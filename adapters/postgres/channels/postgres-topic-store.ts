import type { FoundTopic, TopicStore } from '@evident/application/channels/topics';
import type { Topic } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { EntitySchema } from 'typeorm';
import { saved, text, uuid } from '../columns.ts';
import { SavedRows } from '../saved-rows.ts';
import type { Session } from '../session.ts';

export const topicEntity = new EntitySchema<Topic>({
  name: 'topic',
  columns: {
    ...saved,
    channelId: uuid('channel_id'),
    title: text,
    included: { type: 'uuid', array: true },
    excluded: { type: 'uuid', array: true },
    createdBy: uuid('created_by'),
  },
});

export class PostgresTopicStore extends SavedRows<Topic> implements TopicStore {
  constructor(session: Session) {
    super(session, topicEntity);
  }

  ofChannel(channelId: Uuid): Promise<Topic[]> {
    return this.session.manager.find(topicEntity, { where: { channelId }, order: { id: 'ASC' } });
  }

  async present(channelId: Uuid, ids: readonly Uuid[]): Promise<Uuid[]> {
    const rows = await this.session.query<{ id: Uuid }>(
      'SELECT id FROM data_point WHERE channel_id = $1 AND id = ANY ($2::uuid[])',
      [channelId, ids],
    );
    const found = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => found.has(id));
  }

  async cellsOf(channelId: Uuid, ids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, number>> {
    const rows = await this.session.query<{ id: Uuid; cell: number }>(
      'SELECT id, cell FROM data_point WHERE channel_id = $1 AND id = ANY ($2::uuid[]) AND cell IS NOT NULL',
      [channelId, ids],
    );
    return new Map(rows.map(({ id, cell }) => [id, cell]));
  }

  async keepCells(channelId: Uuid, found: readonly FoundTopic[]): Promise<void> {
    const ids = found.map(({ topicId }) => topicId);
    await this.session.query('DELETE FROM topic_cell WHERE topic_id = ANY ($1::uuid[])', [ids]);
    await this.session.query(
      `INSERT INTO topic_cell (topic_id, team_id, channel_id, cell) SELECT c.topic, $2, $1, c.cell
       FROM unnest($3::uuid[], $4::int[]) c (topic, cell) JOIN topic t ON t.id = c.topic`,
      [
        channelId,
        this.session.teamId,
        found.flatMap(({ topicId, cells }) => cells.map(() => topicId)),
        found.flatMap(({ cells }) => cells),
      ],
    );
    await this.session.query(
      'UPDATE topic t SET found_version = f.version FROM unnest($1::uuid[], $2::int[]) f (id, version) WHERE t.id = f.id',
      [ids, found.map(({ version }) => version)],
    );
  }
}
