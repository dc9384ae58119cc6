import { documentForm, newFileDocument } from '@evident/domain/documents';
import type { DeliveredEvent } from '@evident/domain/events';
import type { Clock } from '../kernel/clock.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { DocumentWorkStores } from './document-worker.ts';
import { requestReading } from './reading-job.ts';

/** Reads the pages of uploaded PDFs, office files and images. A file that is read already keeps its pages. */
export class WhenDocumentUploaded implements Reaction<'file:uploaded'> {
  readonly name = 'when-document-uploaded';
  readonly on = ['file:uploaded'] as const;

  constructor(
    private readonly work: UnitOfWork<DocumentWorkStores>,
    private readonly clock: Clock,
  ) {}

  async react({ teamId, payload: { fileId, by } }: DeliveredEvent<'file:uploaded'>): Promise<void> {
    await this.work.perform(teamId, async (stores) => {
      const file = await stores.files.find(fileId);
      if (!file?.projectId || documentForm(file.mediaType) === null) return;
      if ((await stores.fileDocuments.lock(fileId)) !== null) return;
      const now = this.clock.now();
      await requestReading(stores, { ...file, projectId: file.projectId }, newFileDocument(file, now), now, by);
    });
  }
}
