import type { FileRecord } from '@evident/domain/files';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ProjectAccess, demand } from '../permissions/project-access.ts';
import type { MemberStore } from '../workspaces/workspace-stores.ts';
import type { FileRecords } from './file-records.ts';
import type { ByteRange, FileContent, FileStorage } from './file-storage.ts';

export interface FileDownload {
  readonly file: FileRecord;
  readonly content: FileContent;
}

/** The bytes of a file of a project that the actor may read, or of the picture of a member. */
export class DownloadFile extends Query<FileDownload> {
  constructor(readonly actor: Actor, readonly fileId: Uuid, readonly range?: ByteRange) { super(); }
}

/** The bytes of a file that a public link shows; whether it does was decided before. */
export class DownloadSharedFile extends Query<FileDownload> {
  constructor(readonly teamId: Uuid, readonly fileId: Uuid, readonly range?: ByteRange) { super(); }
}

type Needs = { files: FileRecords; projectAccess: ProjectAccess; members: Pick<MemberStore, 'isPicture'> };

export class DownloadFileHandler implements Handler<DownloadFile> {
  constructor(
    private readonly work: UnitOfWork<Needs>,
    private readonly storage: FileStorage,
  ) {}

  async execute({ actor, fileId, range }: DownloadFile): Promise<FileDownload> {
    const file = await this.work.perform(actor.teamId, async ({ files, projectAccess, members }) => {
      const found = (await files.find(fileId)) ?? refuse('NotFound', 'File not found');
      if (found.projectId) await demand(projectAccess, actor, found.projectId, 'read', 'File');
      else if (found.createdBy !== actor.userId && !(await members.isPicture(fileId))) refuse('NotFound', 'File not found');
      return found;
    });
    return contentOf(file, this.storage, range);
  }
}

export class DownloadSharedFileHandler implements Handler<DownloadSharedFile> {
  constructor(
    private readonly work: UnitOfWork<Needs>,
    private readonly storage: FileStorage,
  ) {}

  async execute({ teamId, fileId, range }: DownloadSharedFile): Promise<FileDownload> {
    const file = (await this.work.perform(teamId, ({ files }) => files.find(fileId))) ?? refuse('NotFound', 'File not found');
    return contentOf(file, this.storage, range);
  }
}

async function contentOf(file: FileRecord, storage: FileStorage, range?: ByteRange): Promise<FileDownload> {
  const content = file.status === 'DONE' ? await storage.read(file.id, range) : null;
  return { file, content: content ?? refuse('NotFound', 'File not found') };
}
