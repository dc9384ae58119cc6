import type { DomainEvent } from '@evident/domain/events';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Span } from '@evident/domain/media';
import {
  type RecordingRedaction,
  type Redaction,
  newRecordingRedaction,
  renderedRedactions,
} from '@evident/domain/redaction';
import { holdBackRenders } from '../media/index.ts';
import type { RedactionStores } from './redacted-note.ts';

export const redactionChanged = ({
  fileId,
  teamId,
  noteId,
  projectId,
  createdBy,
}: RecordingRedaction): DomainEvent<'redaction:changed'> => ({
  name: 'redaction:changed',
  teamId,
  payload: { fileId, noteId, projectId, by: createdBy },
});

/** Times and ids of a change of recordings. */
export interface RedactHow {
  readonly newId: () => Uuid;
  readonly by: Uuid;
  readonly now: Date;
}

/**
 * Withholds a recording, deletes its outputs, and holds back the renderings that use the redacted parts. Returns the
 * ids of the outputs; their bytes are deleted by the caller.
 */
export async function withholdRecording(
  stores: RedactionStores,
  fileId: Uuid,
  redactions: readonly Redaction[],
  now: Date,
): Promise<Uuid[]> {
  const { redactions: store, media } = stores;
  const outputs: Uuid[] = [];
  for (const id of [fileId, ...(await heldResults(stores, fileId, spansOf(redactions), now))]) {
    for (const redaction of redactions) await store.withhold([id], redaction.id);
    outputs.push(...(await media.remove(id)));
  }
  return outputs;
}

/** Starts the job that renders the redacted version with the applied redactions that there are now. */
export async function startRecordingRedaction(
  { redactions, recordingRedactions, outbox }: RedactionStores,
  of: Redaction,
  { newId, by, now }: RedactHow,
): Promise<void> {
  const fileId = of.fileId ?? notFound('Recording');
  const job = newRecordingRedaction(
    { ...of, fileId },
    await recordingRedactions.find(fileId),
    renderedRedactions(await redactions.ofFile(fileId)),
    { workflowId: newId(), by, now },
  );
  await recordingRedactions.save(job);
  await outbox.announce(redactionChanged(job));
}

/** Holds back the renderings that use parts of a recording, and those that use their results. Returns all results. */
export async function heldResults(
  stores: RedactionStores,
  fileId: Uuid,
  spans: readonly Span[],
  now: Date,
): Promise<Uuid[]> {
  const all = new Set<Uuid>();
  const visit = async (id: Uuid, parts: readonly Span[]): Promise<void> => {
    for (const result of await holdBackRenders(stores, id, parts, now)) {
      if (all.has(result)) continue;
      all.add(result);
      await visit(result, ALL);
    }
  };
  await visit(fileId, spans);
  return [...all];
}

const ALL: readonly Span[] = [{ startMs: 0, endMs: Number.MAX_SAFE_INTEGER }];
export const spansOf = (redactions: readonly Redaction[]): Span[] =>
  redactions.flatMap(({ startMs, endMs }) => (startMs === null || endMs === null ? [] : [{ startMs, endMs }]));
