import { PostgresSharedReader } from '@evident/adapters/postgres/unscoped/postgres-shared-reader';
import { OpenShared, OpenSharedHandler } from '@evident/application/sharing/open-shared';
import { OpenSharedFile, OpenSharedFileHandler } from '@evident/application/sharing/open-shared-file';
import { CreateShareLink, CreateShareLinkHandler } from '@evident/application/sharing/create-share-link';
import { ListShareLinks, ListShareLinksHandler } from '@evident/application/sharing/list-share-links';
import { UpdateShareLink, UpdateShareLinkHandler } from '@evident/application/sharing/update-share-link';
import { Doorkeeper } from '@evident/application/sharing/doorkeeper';
import type { SharedReader } from '@evident/application/sharing/shared-reader';
import { Module } from '@nestjs/common';
import type { DataSource } from '@evident/adapters/postgres/connection';
import { IDENTITY_WORK, PASSWORD_HASHER, SECRETS } from '../identity/identity.ports.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, IDS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { ShareLinksController } from './share-links.controller.ts';
import { SharedController } from './shared.controller.ts';

const SHARED = port<SharedReader>('SharedReader');
const DOOR = port<Doorkeeper>('Doorkeeper');

@Module({
  controllers: [ShareLinksController, SharedController],
  providers: [
    provide(SHARED, (source: DataSource) => new PostgresSharedReader(source), [DATA_SOURCE]),
    provide(DOOR, (...needs: ConstructorParameters<typeof Doorkeeper>) => new Doorkeeper(...needs), [
      SHARED,
      PASSWORD_HASHER,
      IDENTITY_WORK,
      SECRETS,
      CLOCK,
    ]),
    handle(CreateShareLink, CreateShareLinkHandler, [WORK, PASSWORD_HASHER, SECRETS, IDS, CLOCK]),
    handle(UpdateShareLink, UpdateShareLinkHandler, [WORK, PASSWORD_HASHER, CLOCK]),
    handle(ListShareLinks, ListShareLinksHandler, [WORK]),
    handle(OpenShared, OpenSharedHandler, [SHARED, DOOR]),
    handle(OpenSharedFile, OpenSharedFileHandler, [SHARED, DOOR]),
  ],
})
export class SharingModule {}
