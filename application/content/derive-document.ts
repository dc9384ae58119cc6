import { settle } from '@evident/domain/anchors';
import { EVIDENCE_MAX, evidenceIn, speakersOf } from '@evident/domain/content';
import { type Highlight, afterReading, selectorOf } from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { HighlightStore } from '../highlights/highlight-store.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { DocumentCodec, DocumentReading, OpenDocument, Speakers } from './document-codec.ts';
import type { DocumentStore, StoredDocument } from './document-store.ts';
import { findLost } from './find-lost.ts';
import type { LiveRooms } from './live-rooms.ts';
import { type LiveDocument, openLive } from './open-live.ts';

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
    private readonly codec: DocumentCodec,
    private readonly rooms: LiveRooms,
    private readonly clock: Clock,
  ) {}

  async execute({ teamId, documentId }: DeriveDocument): Promise<void> {
    const updates = await this.work.perform(teamId, (stores) => catchUp(stores, teamId, documentId, this.codec, this.clock.now()));
    for (const update of updates) await this.rooms.deliver(teamId, documentId, update);
  }
}

/** Derives a document whose last updates no reader has seen yet. Answers what it changed in it, to be handed to those who have it open. */
export async function catchUp(stores: DerivingStores, teamId: Uuid, documentId: Uuid, codec: DocumentCodec, now: Date): Promise<Uint8Array[]> {
  const { stored, open } = await openLive(stores.documents, codec, documentId, 'Document');
  return stored.derivedSeq === stored.lastSeq ? [] : derive(stores, teamId, stored, open, now);
}

/** Adds what somebody changed in a document that is open and locked, and derives it. Answers all that is to be handed to those who have it open. */
export async function changeDocument(stores: DerivingStores, { teamId, userId }: Actor, { stored, open }: LiveDocument, updates: readonly Uint8Array[], now: Date): Promise<Uint8Array[]> {
  if (updates.length === 0) return [];
  let { lastSeq } = stored;
  for (const update of updates) lastSeq = await stores.documents.append(stored.id, update, userId);
  return [...updates, ...(await derive(stores, teamId, { ...stored, lastSeq }, open, now))];
}

async function derive({ documents, highlights, outbox }: DerivingStores, teamId: Uuid, stored: StoredDocument, open: OpenDocument, now: Date): Promise<Uint8Array[]> {
  const owner = (await documents.owner(stored.id)) ?? refuse('NotFound', 'Document not found');
  const all = owner.kind === 'note' ? await highlights.ofNote(stored.id) : [];
  const found = findLost(all, open, stored.text);
  // What it adds to the document is nobody's.
  const lastSeq = found ? await documents.append(stored.id, found, null) : stored.lastSeq;
  const reading = open.read();
  const after = replaced(all, open, stored.text, reading.text, now);
  await documents.saveReading(stored.id, { ...reading, speakers: stillNamed(reading, stored, after) }, lastSeq);
  await highlights.save(...after.filter((highlight, index) => highlight !== all[index]));
  if (owner.kind === 'insight') await documents.saveEvidence(stored.id, evidenceIn(reading.content).slice(0, EVIDENCE_MAX));
  // A readme has no id but its project's: named twice it would be taken for a change of the project itself.
  const which = owner.kind === 'readme' ? {} : { [`${owner.kind}Id`]: stored.id };
  await outbox.announce({ name: `${owner.kind}:changed`, teamId, payload: { ...which, projectId: owner.projectId } });
  // Only now: the updates tell who wrote them.
  if (stored.updates.length > FOLD_AFTER) await documents.saveState(stored.id, open.whole(), lastSeq);
  return found ? [found] : [];
}

/** Whoever speaks in the document; and in lost highlights, which keep who said them though the document may know them no more. */
function stillNamed(reading: DocumentReading, before: DocumentReading, highlights: readonly Highlight[]): Speakers {
  const lost = highlights.flatMap(({ lostAt, speakers }) => (lostAt ? speakers : []));
  return speakersOf(reading.content, { ...before.speakers, ...reading.speakers }, lost);
}

/** The highlights as they stand now; the very same where nothing changed. */
function replaced(all: readonly Highlight[], open: OpenDocument, oldText: string, newText: string, now: Date): Highlight[] {
  const marked = open.places();
  const beside = all.filter(({ anchor }) => anchor === 'beside');
  const ranges = open.resolve(beside.map(({ relativeStart, relativeEnd }) => ({ start: relativeStart!, end: relativeEnd! })));
  const placed = new Map(settle(beside.map(selectorOf), ranges, oldText, newText).map((found, index) => [beside[index]!.id, found === 'lost' ? undefined : open.placeOf(found)]));
  return all.map((highlight) => afterReading(highlight, (highlight.anchor === 'mark' ? marked : placed).get(highlight.id), now));
}
