import { settle } from '@evident/domain/anchors';
import { EVIDENCE_MAX, evidenceIn } from '@evident/domain/content';
import { type Highlight, afterReading, selectorOf } from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { HighlightStore } from '../highlights/highlight-store.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { DocumentCodec, OpenDocument } from './document-codec.ts';
import type { DocumentStore, StoredDocument } from './document-store.ts';
import { openLive } from './open-live.ts';

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
    private readonly clock: Clock,
  ) {}

  execute({ teamId, documentId }: DeriveDocument): Promise<void> {
    return this.work.perform(teamId, (stores) => catchUp(stores, teamId, documentId, this.codec, this.clock.now()));
  }
}

/** Derives a document whose last updates no reader has seen yet. */
export async function catchUp(stores: DerivingStores, teamId: Uuid, documentId: Uuid, codec: DocumentCodec, now: Date): Promise<void> {
  const { stored, open } = await openLive(stores.documents, codec, documentId, 'Document');
  if (stored.derivedSeq === stored.lastSeq) return;
  if (stored.updates.length > FOLD_AFTER) await stores.documents.saveState(documentId, open.whole(), stored.lastSeq);
  await derive(stores, teamId, stored, open, now);
}

/** The same within a unit of work that changed the document itself. */
export async function derive({ documents, highlights, outbox }: DerivingStores, teamId: Uuid, stored: StoredDocument, open: OpenDocument, now: Date): Promise<void> {
  const owner = (await documents.owner(stored.id)) ?? refuse('NotFound', 'Document not found');
  const reading = open.read();
  await documents.saveReading(stored.id, reading, stored.lastSeq);
  if (owner.kind === 'insight') await documents.saveEvidence(stored.id, evidenceIn(reading.content).slice(0, EVIDENCE_MAX));
  if (owner.kind === 'note') await highlights.save(...replaced(await highlights.ofNote(stored.id), open, stored.text, reading.text, now));
  // A readme has no id but its project's: named twice it would be taken for a change of the project itself.
  const which = owner.kind === 'readme' ? {} : { [`${owner.kind}Id`]: stored.id };
  await outbox.announce({ name: `${owner.kind}:changed`, teamId, payload: { ...which, projectId: owner.projectId } });
}

/** The highlights that stand elsewhere now, say something else, are lost or found. */
function replaced(all: readonly Highlight[], open: OpenDocument, oldText: string, newText: string, now: Date): Highlight[] {
  const marked = open.places();
  const beside = all.filter(({ anchor }) => anchor === 'beside');
  const ranges = open.resolve(beside.map(({ relativeStart, relativeEnd }) => ({ start: relativeStart!, end: relativeEnd! })));
  const placed = new Map(settle(beside.map(selectorOf), ranges, oldText, newText).map((found, index) => [beside[index]!.id, found === 'lost' ? undefined : open.placeOf(found)]));
  return all.flatMap((highlight) => {
    const after = afterReading(highlight, (highlight.anchor === 'mark' ? marked : placed).get(highlight.id), now);
    return after === highlight ? [] : [after];
  });
}
