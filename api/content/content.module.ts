import type { Readers } from '@evident/adapters/importers/import-reader';
import { type Documents, openDocuments } from '@evident/adapters/yjs/open-documents';
import { CurrentDocuments } from '@evident/application/content/current-documents';
import { AppendUpdate, AppendUpdateHandler } from '@evident/application/content/append-update';
import { DeriveDocument, DeriveDocumentHandler } from '@evident/application/content/derive-document';
import type { DocumentCodec } from '@evident/application/content/document-codec';
import type { DocumentWorkers } from '@evident/application/content/document-workers';
import { MayWriteDocument, MayWriteDocumentHandler } from '@evident/application/content/may-write-document';
import { OpenDocument, OpenDocumentHandler } from '@evident/application/content/open-document';
import type { MarkdownReader } from '@evident/application/content/markdown-reader';
import { ReplaceContent, ReplaceContentHandler } from '@evident/application/content/replace-content';
import { Global, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { handle } from '../kernel/handle.ts';
import { CLOCK, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { READERS } from '../services/services.module.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';

export const DOCUMENT_CODEC = port<DocumentCodec & DocumentWorkers>('DocumentCodec');
export const CURRENT_DOCUMENTS = port<CurrentDocuments>('CurrentDocuments');
export const MARKDOWN = port<MarkdownReader>('MarkdownReader');

@Injectable()
class CloseDocuments implements OnApplicationShutdown {
  constructor(@Inject(DOCUMENT_CODEC.token) private readonly documents: Documents) {}

  async onApplicationShutdown(): Promise<void> {
    await this.documents.close();
  }
}

/** Rich text, live and stored. Notes and insights build on it. */
@Global()
@Module({
  providers: [
    { provide: DOCUMENT_CODEC.token, useFactory: openDocuments },
    CloseDocuments,
    provide(
      CURRENT_DOCUMENTS,
      (...ports: ConstructorParameters<typeof CurrentDocuments>) => new CurrentDocuments(...ports),
      [WORK, DOCUMENT_CODEC, LIVE_ROOMS, CLOCK],
    ),
    provide(MARKDOWN, ({ markdown }: Readers) => markdown, [READERS]),
    handle(OpenDocument, OpenDocumentHandler, [WORK, DOCUMENT_CODEC]),
    handle(MayWriteDocument, MayWriteDocumentHandler, [WORK]),
    handle(AppendUpdate, AppendUpdateHandler, [WORK, DOCUMENT_CODEC]),
    handle(ReplaceContent, ReplaceContentHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, MARKDOWN, CLOCK]),
    handle(DeriveDocument, DeriveDocumentHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
  ],
  exports: [CURRENT_DOCUMENTS.token, DOCUMENT_CODEC.token, MARKDOWN.token],
})
export class ContentModule {}
