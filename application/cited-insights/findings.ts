import { type EvidenceText, isBeingWritten } from '@evident/domain/evidence';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AiTextReader } from '../ai/index.ts';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { memberWith } from '../kernel/message.ts';
import type { Delivery } from './cite-quotes.ts';

/** What both commands require. */
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

/**
 * Reads a finished text, and stores the latest edits of the notes that it cites.
 * @throws Refusal `NotFound` if the actor cannot see it, `InvalidOperation` without findings
 */
export async function findingsOf({ texts, rooms }: CitingPorts, actor: Actor, textId: Uuid): Promise<EvidenceText> {
  const [text] = await texts.read(actor, [textId]);
  if (!text) return refuse('NotFound', 'Text not found');
  if (isBeingWritten(text)) refuse('InvalidOperation', 'The text is still being written', 'Wait until it is done.');
  if (text.content.sections.length === 0)
    refuse('InvalidOperation', 'The text has no findings', 'Only texts with sentences can become insights.');
  const noteIds = text.content.citations.filter(({ type }) => type === 'note').map(({ id }) => id);
  for (const noteId of new Set(noteIds)) await rooms.flush(noteId);
  return text;
}

/** Sends changes to open editors, after the commit. */
export async function deliver(
  rooms: LiveRooms,
  { teamId }: Pick<Actor, 'teamId'>,
  deliveries: readonly Delivery[],
): Promise<void> {
  for (const { documentId, update } of deliveries) await rooms.deliver(teamId, documentId, update);
}
