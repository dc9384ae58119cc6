import { UPLOAD_BYTES, checkPicture } from '@evident/domain/files';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { TeamStore } from './workspace-stores.ts';
import {
  type ByteDigest,
  type FileRecords,
  type FileScanner,
  type FileSniffer,
  type FileStorage,
  storeFile,
  type StoreFilePorts,
  saveStored,
} from '../files/index.ts';

/** Sets the workspace's logo, which is public: the sign-in screens show it. Returns the id of its file. */
export class ChangeLogo extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly name: string,
    readonly bytes: AsyncIterable<Uint8Array>,
  ) {
    super();
  }
}

export class ChangeLogoHandler implements Handler<ChangeLogo>, StoreFilePorts {
  constructor(
    readonly work: UnitOfWork<{ files: FileRecords; teams: TeamStore; audit: AuditLog }>,
    readonly storage: FileStorage,
    readonly sniffer: FileSniffer,
    readonly scanner: FileScanner | null,
    readonly digest: ByteDigest,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, name, bytes }: ChangeLogo): Promise<Uuid> {
    const file = await storeFile(this, {
      teamId: actor.teamId,
      projectId: null,
      name,
      createdBy: actor.userId,
      bytes,
      check: checkPicture,
      mostBytes: UPLOAD_BYTES,
    });
    const before = await this.work.perform(actor.teamId, async ({ files, teams, audit }) => {
      const team = (await teams.hold(actor.teamId)) ?? notFound('Workspace');
      await saveStored(files, file);
      if (team.logo) await files.markOrphaned(team.logo.id, this.clock.now());
      await teams.save({
        ...team,
        logo: {
          id: file.id,
          baseImageUrl: `/api/v1/workspaces/${team.id}/logo?file=${file.id}`,
          uploadStatus: file.status,
        },
      });
      await audit.record({
        actorId: actor.userId,
        action: 'workspace:logo-changed',
        objectType: 'team',
        objectId: team.id,
      });
      return team.logo;
    });
    if (before) await this.storage.delete(before.id);
    return file.id;
  }
}
