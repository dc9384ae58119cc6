import { isUnderway } from '@evident/domain/documents';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { announceDocument, type DocumentWorker } from './document-worker.ts';
import type { DocumentCommandStores } from './reading-job.ts';
import { readableFile } from './readable-file.ts';

/**
 * Reads a PDF with its password. Resolves once the password opened it; reading goes on in this process, because the
 * password is never stored. If the process ends first, the password is requested again.
 */
export class UnlockDocument extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
    readonly password: string,
  ) {
    super();
  }
}

export class UnlockDocumentHandler implements Handler<UnlockDocument> {
  constructor(
    private readonly work: UnitOfWork<DocumentCommandStores>,
    private readonly worker: DocumentWorker,
    private readonly clock: Clock,
    private readonly onFault: (fault: Error) => void,
  ) {}

  async execute({ actor, fileId, password }: UnlockDocument): Promise<void> {
    await this.work.prepare(actor.teamId, async (stores) => {
      const file = await readableFile(stores, actor, fileId, 'write');
      const document = (await stores.fileDocuments.lock(fileId)) ?? refuse('NotFound', 'The document was not read yet');
      if (document.state !== 'PASSWORD_REQUIRED')
        refuse(
          'InvalidOperation',
          isUnderway(document) ? 'The document is being read already' : 'The document needs no password',
        );
      const reading = { ...document, state: 'READING' as const, updatedAt: this.clock.now() };
      await stores.fileDocuments.save(reading);
      await announceDocument(stores, file, reading);
    });
    const pages = this.worker.pages(actor.teamId, fileId, { password });
    const { value: first } = await pages.next();
    if (first?.type === 'pdf.failed' && first.password)
      refuse('UnprocessableContent', 'The password is wrong', 'Check it and try again.');
    void this.rest(pages);
  }

  private async rest(pages: AsyncGenerator<unknown>): Promise<void> {
    try {
      for await (const _ of pages);
    } catch (error) {
      this.onFault(error as Error);
    }
  }
}
