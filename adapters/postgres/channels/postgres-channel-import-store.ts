import type { ChannelImportStore, FailedItem } from '@evident/application/channels/channel-imports';
import type { ChannelImport } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeText, maybeUuid, moment, team, text, uuid } from '../columns.ts';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';

const count = { type: 'integer' } as const;

export const channelImportEntity = new EntitySchema<ChannelImport>({
  name: 'channel_import',
  columns: {
    id,
    teamId: team,
    channelId: uuid('channel_id'),
    source: text,
    name: text,
    state: text,
    sourceId: maybeUuid('source_id'),
    fileId: maybeUuid('file_id'),
    configuration: { type: 'jsonb', nullable: true },
    read: count,
    total: { ...count, nullable: true },
    created: count,
    updated: count,
    unchanged: count,
    folded: count,
    removed: count,
    skipped: count,
    failed: count,
    waitsUntil: maybeMoment('waits_until'),
    problem: maybeText('problem'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    endedAt: maybeMoment('ended_at'),
  },
});

/** Failures that are kept of one import; all are counted. */
const FAILURES_KEPT = 1_000;

export class PostgresChannelImportStore implements ChannelImportStore {
  constructor(private readonly session: Session) {}

  read(importId: Uuid): Promise<ChannelImport | null> {
    return this.session.manager.findOneBy(channelImportEntity, { id: importId });
  }

  find(importId: Uuid): Promise<ChannelImport | null> {
    return this.session.manager.findOne(channelImportEntity, {
      where: { id: importId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async save(job: ChannelImport): Promise<void> {
    await upsertMany(this.session.manager, channelImportEntity, [job]);
  }

  async keepFailures(
    { id: importId, failed }: Pick<ChannelImport, 'id' | 'failed'>,
    failures: readonly FailedItem[],
  ): Promise<void> {
    const kept = failures.slice(0, Math.max(0, FAILURES_KEPT - failed));
    if (kept.length > 0)
      await this.session.query(
        `INSERT INTO channel_import_failure (import_id, number, team_id, external_id, message, code)
         SELECT $1, m.most + f.place, $2, f.external_id, f.message, f.code FROM unnest($3::text[], $4::text[], $5::text[]) WITH ORDINALITY f (external_id, message, code, place),
           (SELECT coalesce(max(number), 0) AS most FROM channel_import_failure WHERE import_id = $1) m`,
        [
          importId,
          this.session.teamId,
          kept.map(({ externalId }) => externalId),
          kept.map(({ humanMessageText }) => humanMessageText),
          kept.map(({ errorCode }) => errorCode),
        ],
      );
  }

  async takeFailures(importId: Uuid, externalId: string): Promise<number> {
    const gone = await this.session.query(
      'DELETE FROM channel_import_failure WHERE import_id = $1 AND external_id = $2 RETURNING number',
      [importId, externalId],
    );
    return gone.length;
  }
}
