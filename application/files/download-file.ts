import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { type FileDownload, contentOf } from './file-download.ts';
import type { FileRecords, MemberPictures } from './file-records.ts';
import type { ByteRange, FileStorage } from './file-storage.ts';

/** Reads a file of a visible project, or a member's picture. */
export class DownloadFile extends Query<FileDownload> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
    readonly range?: ByteRange,
  ) {
    super();
  }
}

export class DownloadFileHandler implements Handler<DownloadFile> {
  constructor(
    private readonly work: UnitOfWork<{
      files: FileRecords;
      projectAccess: ProjectAccess;
      members: MemberPictures;
    }>,
    private readonly storage: FileStorage,
  ) {}

  async execute({ actor, fileId, range }: DownloadFile): Promise<FileDownload> {
    const file = await this.work.perform(actor.teamId, async ({ files, projectAccess, members }) => {
      const found = (await files.find(fileId)) ?? refuse('NotFound', 'File not found');
      if (found.projectId) await demand(projectAccess, actor, found.projectId, 'read', 'File');
      else if (found.createdBy !== actor.userId && !(await members.isPicture(fileId)))
        refuse('NotFound', 'File not found');
      return found;
    });
    return contentOf(file, this.storage, range);
  }
}
