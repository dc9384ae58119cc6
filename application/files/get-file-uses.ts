import type { FileUses } from '@evident/domain/files';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { FileRecords } from './file-records.ts';
import type { FileUsesStore } from './file-uses.ts';

/** Counts what depends on a file, before it is deleted. */
export class GetFileUses extends Query<FileUses> {
  static readonly requires = memberWith({ scope: 'read', access: 'manage' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class GetFileUsesHandler implements Handler<GetFileUses> {
  constructor(
    private readonly work: UnitOfWork<{ files: FileRecords; fileUses: FileUsesStore; projectAccess: ProjectAccess }>,
  ) {}

  execute({ actor, fileId }: GetFileUses): Promise<FileUses> {
    return this.work.perform(actor.teamId, async ({ files, fileUses, projectAccess }) => {
      const projectId = (await files.find(fileId))?.projectId ?? notFound('File');
      await demand(projectAccess, actor, projectId, 'manage', 'File');
      return fileUses.of(fileId);
    });
  }
}
