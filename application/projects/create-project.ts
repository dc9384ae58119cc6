import { hexColor, rankAfter, type Uuid } from '@evident/domain/kernel';
import { type Actor, refuseUnlessAllowed } from '@evident/domain/permissions';
import { type NewProject, type Project, refuseFull } from '@evident/domain/projects';
import { type DocumentStore, EMPTY_DOCUMENT } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { projectCreated } from './events.ts';
import type { FolderStore } from './folder-store.ts';
import { grantInitialAccess } from './initial-access.ts';
import type { GrantStore } from './grant-store.ts';
import type { ProjectStore } from './project-store.ts';

/** Creates a project, last in a folder or at the top. Returns its id. */
export class CreateProject extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', role: 'author' });

  constructor(
    readonly actor: Actor,
    readonly wording: NewProject,
  ) {
    super();
  }
}

export class CreateProjectHandler implements Handler<CreateProject> {
  constructor(
    private readonly work: UnitOfWork<{
      projects: ProjectStore;
      documents: DocumentStore;
      folders: FolderStore;
      grants: GrantStore;
      outbox: Outbox;
    }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, wording }: CreateProject): Promise<Uuid> {
    return this.work.perform(actor.teamId, async ({ projects, documents, folders, grants, outbox }) => {
      const folderId = wording.folderId ?? null;
      await folders.lockTree();
      if (folderId !== null)
        refuseUnlessAllowed('write', actor, await grants.accessTo(actor, { kind: 'folder', id: folderId }), 'Folder');
      refuseFull(await projects.count());
      const now = this.clock.now();
      const project: Project = {
        id: this.ids.newId(),
        teamId: actor.teamId,
        folderId,
        title: wording.title,
        summary: wording.summary ?? '',
        color: wording.color == null ? null : hexColor(wording.color),
        icon: wording.icon ?? null,
        status: 'active',
        sections: [],
        rank: rankAfter((await projects.neighbors(folderId)).at(-1)?.rank),
        createdBy: actor.userId,
        createdAt: now,
        updatedAt: now,
        version: 1,
      };
      await projects.save(project);
      await documents.create(project.id, EMPTY_DOCUMENT);
      await grantInitialAccess(grants, actor, { kind: 'project', id: project.id }, folderId, wording.private ?? false);
      await outbox.announce(projectCreated(actor, project));
      return project.id;
    });
  }
}
