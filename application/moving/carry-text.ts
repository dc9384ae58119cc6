import { type RichNode, layOut } from '@evident/domain/content';
import { type Uuid, isUuid, notFound, refuse } from '@evident/domain/kernel';
import type { MarkedRange, TextMoved } from '@evident/domain/moving';
import type { Actor } from '@evident/domain/permissions';
import {
  type DocumentReading,
  type DocumentWorkers,
  type LiveRooms,
  catchUp,
  changeDocument,
  openSince,
} from '../content/index.ts';
import { anchorAllBeside, type MarkingStores, highlightsChanged } from '../highlights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { type ProjectAccess, demand } from '../permissions/index.ts';
import type { Along, TextMoveStore } from './text-move-store.ts';

export type TextMovingStores = MarkingStores & { textMoves: TextMoveStore; projectAccess: ProjectAccess };
export interface TextMovingPorts {
  readonly workers: DocumentWorkers;
  readonly rooms: LiveRooms;
  readonly clock: Clock;
}

/** Updates to deliver to open editors, with their document. */
export type Deliveries = (readonly [documentId: Uuid, update: Uint8Array])[];

/** Locks notes that the actor can write, all of one project, and derives their texts. */
export async function openNotes(
  stores: TextMovingStores,
  { workers, clock }: TextMovingPorts,
  actor: Actor,
  noteIds: readonly Uuid[],
): Promise<{ projectId: Uuid; deliveries: Deliveries }> {
  const sorted = noteIds.toSorted();
  const notes = await stores.textMoves.lock(sorted);
  const projectId = notes[0]?.projectId ?? notFound('Note');
  for (const note of notes) await demand(stores.projectAccess, actor, note.projectId, 'write', 'Note');
  if (notes.length < sorted.length) notFound('Note');
  if (notes.some((note) => note.projectId !== projectId))
    refuse('InvalidOperation', 'The notes are in two projects', 'Move one of them to the project of the other first.');
  if (notes.some(({ archived }) => archived))
    refuse('InvalidOperation', 'An archived note is read-only', 'Unarchive it first.');
  const deliveries: Deliveries = [];
  for (const id of sorted)
    for (const update of await catchUp(stores, actor.teamId, id, workers, clock.now())) deliveries.push([id, update]);
  return { projectId, deliveries };
}

export async function textOf(
  stores: TextMovingStores,
  { workers }: TextMovingPorts,
  noteId: Uuid,
): Promise<DocumentReading> {
  return workers.run('content', await openSince(stores.documents, workers, noteId), null);
}

interface Carried {
  readonly from: Uuid;
  readonly to: Uuid;
  readonly projectId: Uuid;
  readonly along: Along;
  /** Places of those that are anchored outside the text. */
  readonly beside: readonly MarkedRange[];
  readonly texts: Pick<TextMoved, 'source' | 'target'>;
}

/** Writes both texts, and changes the note of what goes along. The notes are open. */
export async function carryText(
  stores: TextMovingStores,
  { workers, clock }: TextMovingPorts,
  actor: Actor,
  { from, to, projectId, along, beside, texts }: Carried,
): Promise<Deliveries> {
  const now = clock.now();
  const deliveries: Deliveries = [];
  const write = async (id: Uuid, { content, speakers }: Pick<DocumentReading, 'content' | 'speakers'>) => {
    const highlightIds = (await stores.textMoves.highlightsOf(id)).map((one) => one.id);
    const document = await openSince(stores.documents, workers, id);
    const update = await workers.run('restore', document, { content, speakers, highlightIds });
    const updates = await changeDocument(stores, actor, id, update ? [update] : [], workers, now);
    for (const each of updates) deliveries.push([id, each]);
  };
  await stores.textMoves.share(from, to, namedIn(texts.target.content));
  await stores.textMoves.rehome(along, from, to, now);
  await write(to, texts.target);
  await write(from, texts.source);
  await anchorMoved(stores, workers, to, beside, now);
  if (along.highlightIds.length > 0)
    await stores.outbox.announce(highlightsChanged(actor, projectId, along.highlightIds));
  return deliveries;
}

/** Anchors words outside the text at their known places. */
export async function anchorMoved(
  stores: TextMovingStores,
  workers: DocumentWorkers,
  noteId: Uuid,
  beside: readonly MarkedRange[],
  now: Date,
): Promise<void> {
  if (beside.length === 0) return;
  const all = beside.map(({ id, start, end }) => ({ id, words: { start, end } }));
  const found = await anchorAllBeside(stores, workers, noteId, all);
  await stores.textMoves.anchor(
    [...found].map(([id, anchor]) => ({ id, ...anchor })),
    now,
  );
}

/** Recordings and speakers that a text names. */
function namedIn(content: RichNode): { fileIds: Uuid[]; speakers: string[] } {
  const { blocks } = layOut(content);
  const all = (values: (string | null)[]): string[] => [...new Set(values.filter((value) => value !== null))];
  return {
    fileIds: all(blocks.map(({ fileId }) => fileId)).filter(isUuid),
    speakers: all(blocks.map(({ speaker }) => speaker)),
  };
}

export async function deliverAll(rooms: LiveRooms, { teamId }: Actor, deliveries: Deliveries): Promise<void> {
  for (const [documentId, update] of deliveries) await rooms.deliver(teamId, documentId, update);
}
