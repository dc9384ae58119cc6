import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ProjectStatus } from '@evident/domain/projects';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { projectChanged } from './events.ts';
import type { ProjectStore } from './project-store.ts';

/** Archives, completes or reactivates a project. */
export class SetProjectStatus extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'manage' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly status: ProjectStatus,
  ) {
    super();
  }
}

export class SetProjectStatusHandler implements Handler<SetProjectStatus> {
  constructor(
    private readonly work: UnitOfWork<{ projects: ProjectStore; projectAccess: ProjectAccess; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, projectId, status }: SetProjectStatus): Promise<void> {
    await this.work.perform(actor.teamId, async ({ projects, projectAccess, outbox }) => {
      await demand(projectAccess, actor, projectId, 'manage');
      const project = (await projects.find(projectId)) ?? notFound('Project');
      if (project.status === status) return;
      const changed = { ...project, status, updatedAt: this.clock.now(), version: project.version + 1 };
      await projects.save(changed);
      await outbox.announce(projectChanged(actor, changed));
    });
  }
}
