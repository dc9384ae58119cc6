import { type Uuid, notFound } from '@evident/domain/kernel';
import { ANYONE, type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { TeamStore } from './workspace-stores.ts';
import { contentOf, type FileDownload, type FileRecords, type FileStorage } from '../files/index.ts';

/** Reads the logo of a workspace, without sign-in. */
export class DownloadLogo extends Query<FileDownload> {
  static readonly requires = ANYONE;

  constructor(readonly teamId: Uuid) {
    super();
  }
}

export class DownloadLogoHandler implements Handler<DownloadLogo> {
  constructor(
    private readonly work: UnitOfWork<{ files: FileRecords; teams: TeamStore }>,
    private readonly storage: FileStorage,
  ) {}

  async execute({ teamId }: DownloadLogo): Promise<FileDownload> {
    const file = await this.work.perform(teamId, async ({ files, teams }) => {
      const logo = (await teams.find(teamId))?.logo ?? notFound('Logo');
      return (await files.find(logo.id)) ?? notFound('Logo');
    });
    return contentOf(file, this.storage);
  }
}
