import type { Uuid } from '@evident/domain/kernel';
import type { RecordingRedaction } from '@evident/domain/redaction';

/** Redacted versions of recordings of one team, inside a unit of work. */
export interface RecordingRedactionStore {
  /** Returns it without locking it. */
  read(fileId: Uuid): Promise<RecordingRedaction | null>;
  /** Returns it, locked until the unit of work ends. */
  find(fileId: Uuid): Promise<RecordingRedaction | null>;
  /** Saves it, which then owns the bytes of the original. Those of a former one are deleted by the cleanup. */
  save(redaction: RecordingRedaction): Promise<void>;
}
