import { type EvidenceText, isBeingWritten } from '@evident/domain/evidence';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AiTextReader, AiTextStore } from '../ai/index.ts';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Delivery } from './cite-quotes.ts';

/** The requirement of both commands. */
export const TO_CITE = memberWith({
  scope: 'write',
  role: 'author',
  refusal: { title: 'Viewers cannot add AI texts to insights' },
  access: 'write',
});

export interface CitingPorts {
  readonly texts: AiTextReader;
  readonly workers: DocumentWorkers;
  readonly rooms: LiveRooms;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** A text, and the number of redactions and erasures before it was read: compare it before the words are written elsewhere. */
interface Findings {
  readonly text: EvidenceText;
  readonly seen: bigint;
}

/**
 * Reads a finished text, and stores the latest edits of the notes that it cites.
 * @throws Refusal `NotFound` if the actor cannot see it, `InvalidOperation` without findings
 */
export async function findingsOf(
  work: UnitOfWork<{ aiTexts: AiTextStore }>,
  { texts, rooms }: CitingPorts,
  actor: Actor,
  textId: Uuid,
): Promise<Findings> {
  const seen = await work.prepare(actor.teamId, ({ aiTexts }) => aiTexts.seen());
  const [text] = await texts.read(actor, [textId]);
  if (!text) return notFound('Text');
  if (isBeingWritten(text)) refuse('InvalidOperation', 'The text is still being written', 'Wait until it is done.');
  if (text.content.sections.length === 0)
    refuse('InvalidOperation', 'The text has no findings', 'Only texts with sentences can become insights.');
  const noteIds = text.content.citations.filter(({ type }) => type === 'note').map(({ id }) => id);
  for (const noteId of new Set(noteIds)) await rooms.flush(noteId);
  return { text, seen };
}

/** Sends changes to open editors, after the commit. */
export async function deliver(
  rooms: LiveRooms,
  { teamId }: Pick<Actor, 'teamId'>,
  deliveries: readonly Delivery[],
): Promise<void> {
  for (const { documentId, update } of deliveries) await rooms.deliver(teamId, documentId, update);
}
