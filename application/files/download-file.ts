import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { FileRecord } from '@evident/domain/files';
import { type Actor, canManage } from '@evident/domain/permissions';
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
      const found = (await files.find(fileId)) ?? notFound('File');
      if (found.projectId) await demand(projectAccess, actor, found.projectId, 'read', 'File');
      else if (found.createdBy !== actor.userId && !(await members.isPicture(fileId))) notFound('File');
      if (await files.isWithheld(fileId)) await demandOriginal(projectAccess, actor, found);
      return found;
    });
    return contentOf(file, this.storage, range);
  }
}

/** Files that hold redacted words are seen only by members with full access. */
async function demandOriginal(projects: ProjectAccess, actor: Actor, { projectId }: FileRecord): Promise<void> {
  if (projectId === null || !canManage(await projects.accessTo(actor, projectId)))
    refuse('NotFound', 'File not found', 'It was redacted. Members with full access to the project can read it.');
}
