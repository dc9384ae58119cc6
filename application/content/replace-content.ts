import { refuseEvidence } from '@evident/domain/content';
import { StaleVersion, type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { DocumentOwner } from './document-store.ts';
import type { Actor } from '@evident/domain/permissions';
import { demandDocument } from './append-update.ts';
import { type DerivingStores, changeDocument } from './derive-document.ts';
import type { DocumentWorkers } from './document-workers.ts';
import type { LiveRooms } from './live-rooms.ts';
import { refuseOutOfSight } from './new-evidence.ts';
import { refuseForeignImages } from './new-images.ts';
import { openSince, seen } from './open-since.ts';
import type { FileRecords } from '../files/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { type NewContent, readingOf } from './new-content.ts';
import type { MarkdownReader } from './markdown-reader.ts';

/**
 * Replaces the whole content of a note, insight or readme, for API clients and repeated imports. Highlights move with
 * their words or are lost. `version` is the one the caller read; later edits are never overwritten.
 */
export class ReplaceContent extends Command<number> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly kind: DocumentOwner['kind'],
    readonly documentId: Uuid,
    readonly content: NewContent,
    readonly version: number | null,
  ) {
    super();
  }
}

export class ReplaceContentHandler implements Handler<ReplaceContent> {
  constructor(
    private readonly work: UnitOfWork<DerivingStores & { files: FileRecords; projectAccess: ProjectAccess }>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly markdown: MarkdownReader,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, kind, documentId, content, version }: ReplaceContent): Promise<number> {
    if (content.content === undefined && content.markdown === undefined)
      refuse('ValidationError', 'Neither content nor markdown was sent', 'Send one of them.');
    const reading = await readingOf(content, this.markdown);
    if (kind !== 'insight') refuseEvidence(reading.content);
    await this.rooms.flush(documentId);
    const done = await this.work.perform(actor.teamId, async (stores) => {
      const owner = await demandDocument(stores, actor, documentId, 'write');
      if (owner.kind !== kind) notFound('Document');
      const document = await openSince(stores.documents, this.workers, documentId);
      if (version !== null && (version !== document.version || document.lastSeq !== document.derivedSeq)) {
        throw new StaleVersion(
          `The ${kind} was changed since you read it`,
          'Read it again, and send your change with the new ETag.',
        );
      }
      const before = await this.workers.run('named', document, null);
      if (kind === 'insight') await refuseOutOfSight(stores, actor, reading.content, before.evidence);
      await refuseForeignImages(stores.files, owner.projectId, reading.content, before.images);
      const update = await this.workers.run('replace', seen(document), {
        content: reading.content,
        speakers: reading.speakers,
      });
      if (!update) return { updates: [], version: document.version };
      return {
        updates: await changeDocument(stores, actor, documentId, [update], this.workers, this.clock.now()),
        version: document.version + 1,
      };
    });
    for (const update of done.updates) await this.rooms.deliver(actor.teamId, documentId, update);
    return done.version;
  }
}
