import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { HighlightStore } from '../highlights/highlight-store.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { derived } from './derived.ts';
import type { DocumentCodec, OpenDocument } from './document-codec.ts';
import type { DocumentOwner, DocumentStore, StoredDocument } from './document-store.ts';
import type { DocumentWorkers } from './document-workers.ts';
import type { LiveRooms } from './live-rooms.ts';
import type { LiveDocument } from './open-live.ts';
import { openSince } from './open-since.ts';

/** Bring what readers see up to what was typed: content, text, the places of highlights, the evidence of an insight. Asked by the product itself. */
export class DeriveDocument extends Command {
  constructor(readonly teamId: Uuid, readonly documentId: Uuid) { super(); }
}

export interface DerivingStores {
  documents: DocumentStore;
  highlights: HighlightStore;
  outbox: Outbox;
}

/** Updates are folded into the base state once there are so many. */
const FOLD_AFTER = 200;

export class DeriveDocumentHandler implements Handler<DeriveDocument> {
  constructor(
    private readonly work: UnitOfWork<DerivingStores>,
    private readonly codec: DocumentCodec & DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly clock: Clock,
  ) {}

  async execute({ teamId, documentId }: DeriveDocument): Promise<void> {
    const updates = await this.work.perform(teamId, (stores) => catchUp(stores, teamId, documentId, this.codec, this.clock.now()));
    for (const update of updates) await this.rooms.deliver(teamId, documentId, update);
  }
}

/** Derives a document whose last updates no reader has seen yet, in a worker. Returns what this changed in it, to be delivered to those who have it open. */
export async function catchUp(stores: DerivingStores, teamId: Uuid, documentId: Uuid, codec: DocumentCodec & DocumentWorkers, now: Date): Promise<Uint8Array[]> {
  const { documents, highlights } = stores;
  const document = await openSince(documents, codec, documentId, 'Document');
  if (document.derivedSeq === document.lastSeq) return [];
  const owner = (await documents.owner(documentId)) ?? refuse('NotFound', 'Document not found');
  const { marks, moved, evidence, ...reading } = await codec.run('derive', document, { highlights: owner.kind === 'note' ? await highlights.jsonOfNote(documentId) : '[]', speakers: document.speakers, now });
  const lastSeq = await appendMarks(documents, documentId, document.lastSeq, marks);
  await documents.saveReading(documentId, reading, lastSeq);
  if (moved) await highlights.saveMoved(moved);
  await announceReading(stores, teamId, documentId, owner, evidence);
  if (document.lastSeq - document.stateSeq > FOLD_AFTER) {
    const state = await codec.run('whole', { ...document, base: document.lastSeq, updates: marks, lastSeq, uncommitted: document.uncommitted || marks.length > 0 }, null);
    await documents.saveState(documentId, state, lastSeq);
  }
  return [...marks];
}

/** Adds what somebody changed in a document that is open and locked, and derives it. Answers all that is to be handed to those who have it open. */
export async function changeDocument(stores: DerivingStores, { teamId, userId }: Actor, { stored, open }: LiveDocument, updates: readonly Uint8Array[], now: Date): Promise<Uint8Array[]> {
  if (updates.length === 0) return [];
  let { lastSeq } = stored;
  for (const update of updates) lastSeq = await stores.documents.append(stored.id, update, userId);
  return [...updates, ...(await derive(stores, teamId, { ...stored, lastSeq }, open, now))];
}

async function derive(stores: DerivingStores, teamId: Uuid, stored: StoredDocument, open: OpenDocument, now: Date): Promise<Uint8Array[]> {
  const { documents, highlights } = stores;
  const owner = (await documents.owner(stored.id)) ?? refuse('NotFound', 'Document not found');
  const all = owner.kind === 'note' ? await highlights.ofNote(stored.id) : [];
  const { marks, reading, moved, evidence } = derived(open, { highlights: all, text: stored.text, speakers: stored.speakers }, now);
  const lastSeq = await appendMarks(documents, stored.id, stored.lastSeq, marks);
  await documents.saveReading(stored.id, reading, lastSeq);
  await highlights.save(...moved);
  await announceReading(stores, teamId, stored.id, owner, evidence);
  // Last, because the updates name their authors.
  if (stored.updates.length > FOLD_AFTER) await documents.saveState(stored.id, open.whole(), lastSeq);
  return [...marks];
}

/** Edits by the system have no author. Returns the number of the last update. */
async function appendMarks(documents: DocumentStore, documentId: Uuid, lastSeq: number, marks: readonly Uint8Array[]): Promise<number> {
  let seq = lastSeq;
  for (const mark of marks) seq = await documents.append(documentId, mark, null);
  return seq;
}

async function announceReading({ documents, outbox }: DerivingStores, teamId: Uuid, documentId: Uuid, owner: DocumentOwner, evidence: readonly Uuid[]): Promise<void> {
  if (owner.kind === 'insight') await documents.saveEvidence(documentId, evidence);
  // The id of a readme is its project's; named twice it would look like a change of the project itself.
  const which = owner.kind === 'readme' ? {} : { [`${owner.kind}Id`]: documentId };
  await outbox.announce({ name: `${owner.kind}:changed`, teamId, payload: { ...which, projectId: owner.projectId } });
}
