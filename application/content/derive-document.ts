import type { DomainEvent } from '@evident/domain/events';
import { type Uuid, notFound } from '@evident/domain/kernel';
import { announceMentions } from './announce-mentions.ts';
import type { DocumentHighlights } from './document-highlights.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ChangeOf, DocumentOwner, DocumentStore } from './document-store.ts';
import type { DerivedBytes } from './document-tasks.ts';
import type { DocumentWorkers } from './document-workers.ts';
import type { LiveRooms } from './live-rooms.ts';
import { openSince } from './open-since.ts';
import { recordVersion } from './record-version.ts';
import type { TextVersions } from './text-versions.ts';

/**
 * Derives what readers see from the latest edits: content, text, highlight places, evidence of an insight. Sent by jobs
 * only.
 */
export class DeriveDocument extends Command {
  static readonly requires = WORKER;

  constructor(
    readonly teamId: Uuid,
    readonly documentId: Uuid,
  ) {
    super();
  }
}

export interface DerivingStores {
  documents: DocumentStore;
  highlights: DocumentHighlights;
  versions: TextVersions;
  outbox: Outbox;
}

/** Number of updates after which they are folded into the base state. */
const FOLD_AFTER = 200;

export class DeriveDocumentHandler implements Handler<DeriveDocument> {
  constructor(
    private readonly work: UnitOfWork<DerivingStores>,
    private readonly codec: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly clock: Clock,
  ) {}

  async execute({ teamId, documentId }: DeriveDocument): Promise<void> {
    const updates = await catchUpApart(this.work, teamId, documentId, this.codec, this.clock);
    for (const update of updates) await this.rooms.deliver(teamId, documentId, update);
  }
}

type Derivable = Awaited<ReturnType<typeof openSince>>;
/** The input of a derivation, read under the lock of its document. */
interface Snapshot {
  readonly document: Derivable;
  readonly owner: DocumentOwner;
  readonly highlights: string;
  /** Digest of the highlights, to detect changes. */
  readonly marked: string;
}

/** Number of tries without a lock; then the document stays locked. */
const TRIES_APART = 3;

/**
 * Like {@link catchUp}, but without an open transaction while the worker runs: a large document would hold a connection
 * and the lock for seconds. Updates appended meanwhile are derived next time. Starts over if the document was derived
 * or a highlight changed meanwhile.
 */
export async function catchUpApart(
  work: UnitOfWork<DerivingStores>,
  teamId: Uuid,
  documentId: Uuid,
  codec: DocumentWorkers,
  clock: Clock,
): Promise<Uint8Array[]> {
  for (let tried = 1; tried <= TRIES_APART; tried += 1) {
    const snapshot = await work.prepare(teamId, (stores) => snapshotOf(stores, documentId, codec));
    if (snapshot === null) return [];
    const { document } = snapshot;
    const apart = {
      // Committed by now, including its first state.
      ...document,
      uncommitted: false,
      all: () => work.prepare(teamId, ({ documents }) => documents.updatesOf(documentId)),
      text: () => work.prepare(teamId, ({ documents }) => documents.textOf(documentId)),
    };
    const result = await codec.run('derive', apart, {
      highlights: snapshot.highlights,
      speakers: document.speakers,
      now: clock.now(),
    });
    const kept = await work.perform(teamId, async (stores) =>
      (await isCurrent(stores, snapshot)) ? keepDerived(stores, teamId, snapshot, result) : null,
    );
    if (kept === null) continue;
    if (document.lastSeq - document.stateSeq > FOLD_AFTER)
      await work.perform(teamId, (stores) => foldDocument(stores, documentId, codec));
    return kept;
  }
  return work.perform(teamId, (stores) => catchUp(stores, teamId, documentId, codec, clock.now()));
}

/**
 * Derives the pending updates of a document in a worker while it stays locked. Returns the resulting changes to the
 * document, to deliver to open editors.
 */
export async function catchUp(
  stores: DerivingStores,
  teamId: Uuid,
  documentId: Uuid,
  codec: DocumentWorkers,
  now: Date,
): Promise<Uint8Array[]> {
  const snapshot = await snapshotOf(stores, documentId, codec);
  if (snapshot === null) return [];
  const { document, highlights } = snapshot;
  const marks = await keepDerived(
    stores,
    teamId,
    snapshot,
    await codec.run('derive', document, { highlights, speakers: document.speakers, now }),
  );
  if (document.lastSeq - document.stateSeq > FOLD_AFTER) await foldDocument(stores, documentId, codec);
  return marks;
}

/** Null if everything is derived. */
async function snapshotOf(
  { documents, highlights }: DerivingStores,
  documentId: Uuid,
  codec: DocumentWorkers,
): Promise<Snapshot | null> {
  const document = await openSince(documents, codec, documentId, 'Document');
  if (document.derivedSeq === document.lastSeq) return null;
  const owner = (await documents.owner(documentId)) ?? notFound('Document');
  return {
    document,
    owner,
    marked: await highlights.stateOf(documentId),
    highlights: await highlights.jsonOf(documentId),
  };
}

/** Locks the document and returns whether the snapshot is still current. */
async function isCurrent({ documents, highlights }: DerivingStores, { document, marked }: Snapshot): Promise<boolean> {
  const now = (await documents.lockSince(document.id, document.lastSeq)) ?? notFound('Document');
  return now.derivedSeq === document.derivedSeq && (await highlights.stateOf(document.id)) === marked;
}

async function keepDerived(
  stores: DerivingStores,
  teamId: Uuid,
  { document, owner }: Snapshot,
  { marks, moved, evidence, mentions, ...reading }: DerivedBytes,
): Promise<Uint8Array[]> {
  const { documents, highlights, versions } = stores;
  await recordVersion(versions, document.id);
  // Before the reading is saved, because then no author is later than it.
  const author = await documents.lastAuthor(document.id);
  await announceMentions(stores, teamId, document.id, owner, mentions, author);
  const lastSeq = await appendMarks(documents, document.id, document.lastSeq, marks);
  // If an update arrived meanwhile, the marks are derived again with it.
  await documents.saveReading(
    document.id,
    reading,
    lastSeq === document.lastSeq + marks.length ? lastSeq : document.lastSeq,
  );
  if (moved) await highlights.saveMoved(moved);
  if (owner.kind === 'insight') await documents.saveEvidence(document.id, evidence);
  await stores.outbox.announce(readingChanged(teamId, document.id, owner, author));
  return [...marks];
}

/** Replaces updates by a base state that covers them and holds nothing deleted. */
export async function foldDocument(
  { documents }: Pick<DerivingStores, 'documents'>,
  documentId: Uuid,
  codec: DocumentWorkers,
): Promise<void> {
  const document = await openSince(documents, codec, documentId, 'Document');
  await documents.saveState(documentId, await codec.run('whole', document, null), document.lastSeq);
}

/** Appends changes by a member, or by the system, to a locked document and derives it. Returns all updates to deliver to open editors. */
export async function changeDocument(
  stores: DerivingStores,
  { teamId, userId }: { readonly teamId: Uuid; readonly userId: Uuid | null },
  documentId: Uuid,
  updates: readonly Uint8Array[],
  codec: DocumentWorkers,
  now: Date,
  what: ChangeOf = 'text',
): Promise<Uint8Array[]> {
  if (updates.length === 0) return [];
  for (const update of updates) await stores.documents.append(documentId, update, userId, what);
  return [...updates, ...(await catchUp(stores, teamId, documentId, codec, now))];
}

/** Edits by the system have no author. Returns the number of the last update. */
async function appendMarks(
  documents: DocumentStore,
  documentId: Uuid,
  lastSeq: number,
  marks: readonly Uint8Array[],
): Promise<number> {
  let seq = lastSeq;
  for (const mark of marks) seq = await documents.append(documentId, mark, null);
  return seq;
}

/** `author`: the member who changed the text last; null for the system. */
export function readingChanged(
  teamId: Uuid,
  documentId: Uuid,
  { kind, projectId }: DocumentOwner,
  author: Uuid | null,
): DomainEvent {
  const by = author === null ? {} : { by: author };
  switch (kind) {
    case 'note':
      return { name: 'note:changed', teamId, payload: { noteId: documentId, projectId, ...by } };
    case 'insight':
      return { name: 'insight:changed', teamId, payload: { insightId: documentId, projectId, ...by } };
    case 'readme':
      return { name: 'readme:changed', teamId, payload: { projectId } };
    case 'aiDoc':
      return { name: 'ai-doc:changed', teamId, payload: { docId: documentId, projectId } };
  }
}
