import { ProcessDocumentTools } from '@evident/adapters/documents/process-document-tools';
import { findConverter } from '@evident/adapters/documents/office-converter';
import type { Stores } from '@evident/adapters/postgres/composition/stores';
import type { DocumentTools } from '@evident/application/documents/document-tools';
import { AreaPictures } from '@evident/application/documents/area-pictures';
import { DocumentWorker } from '@evident/application/documents/document-worker';
import { CancelDocument, CancelDocumentHandler } from '@evident/application/documents/cancel-document';
import { DescribeDocument, DescribeDocumentHandler } from '@evident/application/documents/describe-document';
import { DownloadPdf, DownloadPdfHandler } from '@evident/application/documents/download-pdf';
import { DownloadSharedPdf, DownloadSharedPdfHandler } from '@evident/application/documents/download-shared-pdf';
import { DrawSharedArea, DrawSharedAreaHandler } from '@evident/application/documents/draw-shared-area';
import { GetDocument, GetDocumentHandler } from '@evident/application/documents/get-document';
import { GetDocumentPage, GetDocumentPageHandler } from '@evident/application/documents/get-document-page';
import { GetSharedPage, GetSharedPageHandler } from '@evident/application/documents/get-shared-page';
import { ReadDocument, ReadDocumentHandler } from '@evident/application/documents/read-document';
import { documentJob, READ_DOCUMENT } from '@evident/application/documents/reading-job';
import { SearchDocument, SearchDocumentHandler } from '@evident/application/documents/search-document';
import {
  SearchSharedDocument,
  SearchSharedDocumentHandler,
} from '@evident/application/documents/search-shared-document';
import { undoDescription } from '@evident/application/documents/undo-description';
import { UnlockDocument, UnlockDocumentHandler } from '@evident/application/documents/unlock-document';
import { WhenDocumentUploaded } from '@evident/application/documents/when-document-uploaded';
import type { FileStorage } from '@evident/application/files/file-storage';
import type { Clock } from '@evident/application/kernel/clock';
import type { Ids } from '@evident/application/kernel/ids';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import { Logger, Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import type { Settings } from '../kernel/settings.ts';
import { undoes } from '../kernel/undoes.ts';
import { FILES } from '../services/services.module.ts';
import { DocumentsController } from './documents.controller.ts';
import { consumes } from '../kernel/consumes.ts';
import { enqueues } from '../kernel/enqueues.ts';

import { DOCUMENTS_OPERATIONS } from './documents.operations.ts';
const TOOLS = port<DocumentTools>('DocumentTools');
const PICTURES = port<AreaPictures>('AreaPictures');
const WORKER = port<DocumentWorker>('DocumentWorker');
const ON_FAULT = port<(fault: Error) => void>('DocumentFaults');

const log = new Logger('documents');

const toolsOf = async (files: FileStorage, { sofficePath }: Settings): Promise<DocumentTools> =>
  new ProcessDocumentTools(files, await findConverter(sofficePath));

const workerOf = (
  work: UnitOfWork<Stores>,
  files: FileStorage,
  tools: DocumentTools,
  ids: Ids,
  clock: Clock,
): DocumentWorker => new DocumentWorker(work, files, tools, ids, clock);

/** PDFs, office files and images, read page by page. */
@Module({
  controllers: [DocumentsController, controllerFor('Documents', DOCUMENTS_OPERATIONS)],
  providers: [
    provide(TOOLS, toolsOf, [FILES, SETTINGS]),
    provide(PICTURES, (tools: DocumentTools) => new AreaPictures(tools), [TOOLS]),
    provide(WORKER, workerOf, [WORK, FILES, TOOLS, IDS, CLOCK]),
    { provide: ON_FAULT.token, useValue: (fault: Error) => log.warn(fault.message) },
    consumes(READ_DOCUMENT, WORKER),
    react(WhenDocumentUploaded, [WORK, CLOCK]),
    enqueues('document:requested', READ_DOCUMENT, documentJob),
    handle(ReadDocument, ReadDocumentHandler, [WORK, CLOCK]),
    handle(CancelDocument, CancelDocumentHandler, [WORK, CLOCK]),
    handle(UnlockDocument, UnlockDocumentHandler, [WORK, WORKER, CLOCK, ON_FAULT]),
    handle(DescribeDocument, DescribeDocumentHandler, [WORK, CLOCK]),
    handle(GetDocument, GetDocumentHandler, [WORK]),
    handle(GetDocumentPage, GetDocumentPageHandler, [WORK]),
    handle(SearchDocument, SearchDocumentHandler, [WORK]),
    handle(DownloadPdf, DownloadPdfHandler, [WORK, FILES]),
    handle(DownloadSharedPdf, DownloadSharedPdfHandler, [WORK, FILES]),
    handle(GetSharedPage, GetSharedPageHandler, [WORK]),
    handle(SearchSharedDocument, SearchSharedDocumentHandler, [WORK]),
    handle(DrawSharedArea, DrawSharedAreaHandler, [WORK, PICTURES]),
    undoes(undoDescription, []),
  ],
})
export class DocumentsModule {}
