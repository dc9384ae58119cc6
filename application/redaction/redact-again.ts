import type { Uuid } from '@evident/domain/kernel';
import { type RecordingRedaction, type Redaction, renderedRedactions } from '@evident/domain/redaction';
import type { Outbox } from '../kernel/outbox.ts';
import type { RecordingRedactionStore } from './recording-redaction-store.ts';
import { redactionChanged } from './redact-recording.ts';
import type { RedactionStore } from './redaction-store.ts';

/** Those that are not rendered stay withheld; applying them again retries. */
export async function failRedactions(redactions: RedactionStore, fileId: Uuid, reason: string): Promise<void> {
  const waiting = (await redactions.ofFile(fileId)).filter(({ state }) => state === 'APPLYING');
  for (const redaction of waiting) await redactions.save({ ...redaction, state: 'FAILED', reason } as Redaction);
}

interface Stores {
  readonly recordingRedactions: RecordingRedactionStore;
  readonly redactions: RedactionStore;
  readonly outbox: Outbox;
}

/** Lets a failed job of a recording and its redactions wait again. Does nothing for others. */
export async function redactAgain({ recordingRedactions, redactions, outbox }: Stores, fileId: Uuid): Promise<void> {
  const job = await recordingRedactions.find(fileId);
  if (job?.state !== 'FAILED') return;
  const waiting: RecordingRedaction = {
    ...job,
    state: 'WAITING',
    progress: 0,
    message: null,
    result: null,
    error: null,
  };
  await recordingRedactions.save(waiting);
  const failed = renderedRedactions(await redactions.ofFile(fileId)).filter(({ state }) => state === 'FAILED');
  for (const redaction of failed) await redactions.save({ ...redaction, state: 'APPLYING', reason: null });
  await outbox.announce(redactionChanged(waiting));
}
