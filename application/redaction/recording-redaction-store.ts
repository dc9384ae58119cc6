import type { Uuid } from '@evident/domain/kernel';
import type { RecordingRedaction } from '@evident/domain/redaction';

/** Redacted versions of recordings of one team, inside a unit of work. */
export interface RecordingRedactionStore {
  /** Returns it without locking it. */
  read(fileId: Uuid): Promise<RecordingRedaction | null>;
  /** Returns it, locked until the unit of work ends. */
  find(fileId: Uuid): Promise<RecordingRedaction | null>;
  /**
   * Waits until no other unit of work replaces the bytes of the recording, and keeps others waiting until this one ends,
   * however long it takes. If the process is killed, the next one goes on.
   */
  holdBytes(fileId: Uuid): Promise<void>;
  /** Saves it, which then owns the bytes of the original. Those of a former one are deleted by the cleanup. */
  save(redaction: RecordingRedaction): Promise<void>;
}
