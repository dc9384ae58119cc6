import { placed, type Uuid, notFound } from '@evident/domain/kernel';
import { type Actor, refuseUnlessAllowed } from '@evident/domain/permissions';
import type { Project, ProjectPlace } from '@evident/domain/projects';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { projectChanged } from './events.ts';
import type { FolderStore } from './folder-store.ts';
import type { GrantStore } from './grant-store.ts';
import { moveAccess, refuseExposure } from './move-access.ts';
import type { ProjectStore } from './project-store.ts';

/** Moves a project to a folder or position. */
export class MoveProject extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly place: ProjectPlace,
  ) {
    super();
  }
}

interface Stores {
  projects: ProjectStore;
  folders: FolderStore;
  grants: GrantStore;
  projectAccess: ProjectAccess;
  audit: AuditLog;
  outbox: Outbox;
}

export class MoveProjectHandler implements Handler<MoveProject> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, projectId, place }: MoveProject): Promise<void> {
    await this.work.perform(actor.teamId, async (stores) => {
      const { projects, folders, projectAccess } = stores;
      await folders.lockTree();
      await demand(projectAccess, actor, projectId, 'read');
      const project = (await projects.find(projectId)) ?? notFound('Project');
      if (project.folderId === place.folderId) await demand(projectAccess, actor, projectId, 'write');
      else await this.rehouse(stores, actor, project, place);
      await stores.outbox.announce(projectChanged(actor, project));
      await projects.rank(placed(await projects.neighbors(place.folderId), projectId, place.beforeProjectId ?? null));
    });
  }

  /** A different folder changes access, so moving requires FULL; the mover keeps FULL. */
  private async rehouse(
    stores: Stores,
    actor: Actor,
    project: Project,
    { folderId, openToAll }: ProjectPlace,
  ): Promise<void> {
    const { projects, grants, projectAccess } = stores;
    const moved = { kind: 'project', id: project.id } as const;
    await demand(projectAccess, actor, project.id, 'manage');
    if (folderId !== null)
      refuseUnlessAllowed('write', actor, await grants.accessTo(actor, { kind: 'folder', id: folderId }), 'Folder');
    await refuseExposure(grants, moved, folderId, openToAll);
    await projects.save({ ...project, folderId, updatedAt: this.clock.now(), version: project.version + 1 });
    await moveAccess(stores, actor, moved, project.folderId, folderId);
  }
}
