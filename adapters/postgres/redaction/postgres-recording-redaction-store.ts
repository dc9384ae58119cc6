import type { RecordingRedactionStore } from '@evident/application/redaction/recording-redaction-store';
import type { Uuid } from '@evident/domain/kernel';
import type { RecordingRedaction } from '@evident/domain/redaction';
import type { Session } from '../session.ts';
import { recordingRedactionEntity } from './entities.ts';

/** Redacted versions of recordings in PostgreSQL. Row-level security hides the rows of other teams. */
export class PostgresRecordingRedactionStore implements RecordingRedactionStore {
  constructor(private readonly session: Session) {}

  read(fileId: Uuid): Promise<RecordingRedaction | null> {
    return this.session.manager.findOneBy(recordingRedactionEntity, { fileId });
  }
  find(fileId: Uuid): Promise<RecordingRedaction | null> {
    return this.session.manager.findOne(recordingRedactionEntity, {
      where: { fileId },
      lock: { mode: 'for_no_key_update' },
    });
  }
  async holdBytes(fileId: Uuid): Promise<void> {
    // Bytes are copied meanwhile, which takes minutes for long recordings.
    for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
      await this.session.query(`SELECT set_config($1, '0', true)`, [limit]);
    await this.session.query(`SELECT pg_advisory_xact_lock(hashtextextended('bytes of ' || $1, 0))`, [fileId]);
  }
  async save(redaction: RecordingRedaction): Promise<void> {
    await this.session.manager.upsert(recordingRedactionEntity, redaction as never, ['fileId']);
    if (redaction.originalKey)
      await this.session.query('DELETE FROM unowned_bytes WHERE file_id = $1', [redaction.originalKey]);
  }
}
