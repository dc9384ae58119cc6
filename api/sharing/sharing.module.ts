import { PostgresSharedReader } from '@evident/adapters/postgres/unscoped/postgres-shared-reader';
import { OpenShared, OpenSharedHandler } from '@evident/application/sharing/open-shared';
import { OpenSharedArea, OpenSharedAreaHandler } from '@evident/application/sharing/open-shared-area';
import { OpenSharedDocument, OpenSharedDocumentHandler } from '@evident/application/sharing/open-shared-document';
import { OpenSharedRecording, OpenSharedRecordingHandler } from '@evident/application/sharing/open-shared-recording';
import { OpenSharedFile, OpenSharedFileHandler } from '@evident/application/sharing/open-shared-file';
import { OpenSharedClip, OpenSharedClipHandler } from '@evident/application/sharing/open-shared-clip';
import { GetSharer, GetSharerHandler } from '@evident/application/sharing/get-sharer';
import { PreviewShared, PreviewSharedHandler } from '@evident/application/sharing/preview-shared';
import { CreateShareLink, CreateShareLinkHandler } from '@evident/application/sharing/create-share-link';
import { ListShareLinks, ListShareLinksHandler } from '@evident/application/sharing/list-share-links';
import { UpdateShareLink, UpdateShareLinkHandler } from '@evident/application/sharing/update-share-link';
import { ShareAccess } from '@evident/application/sharing/share-access';
import type { SharedReader } from '@evident/application/sharing/shared-reader';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import type { DataSource } from '@evident/adapters/postgres/connection';
import { IDENTITY_WORK, PASSWORD_HASHER, SECRETS } from '../identity/identity.ports.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, IDS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { ShareLinksController } from './share-links.controller.ts';
import { SharedRecordingsController } from './shared-recordings.controller.ts';
import { SharedController } from './shared.controller.ts';
import { SharedDocumentsController } from './shared-documents.controller.ts';

import { SHARE_LINKS_OPERATIONS } from './share-links.operations.ts';
const SHARED = port<SharedReader>('SharedReader');
const SHARE_ACCESS = port<ShareAccess>('ShareAccess');

@Module({
  controllers: [
    ShareLinksController,
    controllerFor('Sharing', SHARE_LINKS_OPERATIONS),
    SharedController,
    SharedRecordingsController,
    SharedDocumentsController,
  ],
  providers: [
    provide(SHARED, (source: DataSource) => new PostgresSharedReader(source), [DATA_SOURCE]),
    provide(SHARE_ACCESS, (...needs: ConstructorParameters<typeof ShareAccess>) => new ShareAccess(...needs), [
      SHARED,
      PASSWORD_HASHER,
      IDENTITY_WORK,
      SECRETS,
      CLOCK,
    ]),
    handle(CreateShareLink, CreateShareLinkHandler, [WORK, PASSWORD_HASHER, SECRETS, IDS, CLOCK]),
    handle(UpdateShareLink, UpdateShareLinkHandler, [WORK, PASSWORD_HASHER, CLOCK]),
    handle(ListShareLinks, ListShareLinksHandler, [WORK]),
    handle(OpenShared, OpenSharedHandler, [SHARED, SHARE_ACCESS]),
    handle(PreviewShared, PreviewSharedHandler, [SHARED, SHARE_ACCESS]),
    handle(GetSharer, GetSharerHandler, [SHARED, SHARE_ACCESS]),
    handle(OpenSharedRecording, OpenSharedRecordingHandler, [SHARED, SHARE_ACCESS]),
    handle(OpenSharedClip, OpenSharedClipHandler, [SHARED, SHARE_ACCESS]),
    handle(OpenSharedFile, OpenSharedFileHandler, [SHARED, SHARE_ACCESS]),
    handle(OpenSharedDocument, OpenSharedDocumentHandler, [SHARED, SHARE_ACCESS]),
    handle(OpenSharedArea, OpenSharedAreaHandler, [SHARED, SHARE_ACCESS]),
  ],
})
export class SharingModule {}
