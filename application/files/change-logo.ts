import { UPLOAD_BYTES, checkPicture } from '@evident/domain/files';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { demandWorkspaceAdmin } from '@evident/domain/workspaces';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { TeamStore } from '../workspaces/workspace-stores.ts';
import type { ByteDigest } from './byte-digest.ts';
import type { FileRecords } from './file-records.ts';
import type { FileSniffer } from './file-sniffer.ts';
import type { FileStorage } from './file-storage.ts';
import { type KeepPorts, keepFile, saveKept } from './keep-file.ts';

/** Sets the workspace's logo, which is public: the sign-in screens show it. Returns the id of its file. */
export class ChangeLogo extends Command<Uuid> {
  constructor(
    readonly actor: Actor,
    readonly name: string,
    readonly bytes: AsyncIterable<Uint8Array>,
  ) {
    super();
  }
}

export class ChangeLogoHandler implements Handler<ChangeLogo>, KeepPorts {
  constructor(
    readonly work: UnitOfWork<{ files: FileRecords; teams: TeamStore; audit: AuditLog }>,
    readonly storage: FileStorage,
    readonly sniffer: FileSniffer,
    readonly digest: ByteDigest,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, name, bytes }: ChangeLogo): Promise<Uuid> {
    demandWorkspaceAdmin(actor);
    const file = await keepFile(this, {
      teamId: actor.teamId,
      projectId: null,
      name,
      createdBy: actor.userId,
      bytes,
      check: checkPicture,
      mostBytes: UPLOAD_BYTES,
    });
    const before = await this.work.perform(actor.teamId, async ({ files, teams, audit }) => {
      const team = (await teams.hold(actor.teamId)) ?? refuse('NotFound', 'Workspace not found');
      await saveKept(files, file);
      if (team.logo) await files.disown(team.logo.id, this.clock.now());
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
