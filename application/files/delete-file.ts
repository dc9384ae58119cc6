import { demandUnused } from '@evident/domain/files';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { FileRecords } from './file-records.ts';
import type { FileUsesStore } from './file-uses.ts';

/** Deletes a file of a project for good, with everything made from it. It needs full access, like emptying the trash. */
export class DeleteFile extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'manage' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class DeleteFileHandler implements Handler<DeleteFile> {
  constructor(
    private readonly work: UnitOfWork<{
      files: FileRecords;
      fileUses: FileUsesStore;
      projectAccess: ProjectAccess;
      outbox: Outbox;
      audit: AuditLog;
    }>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, fileId }: DeleteFile): Promise<void> {
    const { teamId, userId: by } = actor;
    return this.work.perform(teamId, async ({ files, fileUses, projectAccess, outbox, audit }) => {
      const file = await files.find(fileId);
      const projectId = file?.projectId ?? notFound('File');
      await demand(projectAccess, actor, projectId, 'manage', 'File');
      if (file?.status === 'UPLOADING')
        refuse('InvalidOperation', 'The file is still uploading', 'Cancel the upload instead.');
      demandUnused(await fileUses.of(fileId));
      const notes = await fileUses.notesWith(fileId);
      await fileUses.delete(fileId, this.clock.now());
      for (const noteId of notes)
        await outbox.announce({ name: 'note:changed', teamId, payload: { noteId, projectId, by } });
      for (const noteId of [...notes, null])
        await outbox.announce({ name: 'file:removed', teamId, payload: { fileId, projectId, noteId, by } });
      await audit.record({ actorId: by, action: 'file:deleted', objectType: 'FILE', objectId: fileId });
    });
  }
}
