import { documentForm } from '@evident/domain/documents';
import type { PageArea } from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import { ANYONE, type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AreaPictures } from './area-pictures.ts';
import { pdfOf } from './document-views.ts';
import { type SharedDocumentStores, sharedFile } from './shared-document-stores.ts';

/** A picture of areas of a document, as PNG. The caller has checked that a share link includes them. */
export class DrawSharedArea extends Query<Uint8Array> {
  static readonly requires = ANYONE;

  constructor(
    readonly teamId: Uuid,
    readonly fileId: Uuid,
    readonly areas: readonly PageArea[],
  ) {
    super();
  }
}

export class DrawSharedAreaHandler implements Handler<DrawSharedArea> {
  constructor(
    private readonly work: UnitOfWork<SharedDocumentStores>,
    private readonly pictures: AreaPictures,
  ) {}

  async execute({ teamId, fileId, areas }: DrawSharedArea): Promise<Uint8Array> {
    const drawn = await this.work.perform(teamId, async (stores) => {
      const file = await sharedFile(stores, fileId);
      return documentForm(file.mediaType) === 'IMAGE'
        ? { key: file.id, form: 'IMAGE' as const, areas }
        : { key: (await pdfOf(stores.fileDocuments, file)).id, form: 'PDF' as const, areas };
    });
    return (await this.pictures.of(drawn)) ?? refuse('NotFound', 'The area cannot be shown');
  }
}
