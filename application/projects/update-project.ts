import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type ProjectWording, reworded } from '@evident/domain/projects';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { projectChanged } from './events.ts';
import type { ProjectStore } from './project-store.ts';

/** Changes title, summary, color, icon or sections of a project. `expected` is the version that the actor has seen. */
export class UpdateProject extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly wording: ProjectWording,
    readonly expected: number | null,
  ) {
    super();
  }
}

export class UpdateProjectHandler implements Handler<UpdateProject> {
  constructor(
    private readonly work: UnitOfWork<{ projects: ProjectStore; projectAccess: ProjectAccess; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, projectId, wording, expected }: UpdateProject): Promise<void> {
    await this.work.perform(actor.teamId, async ({ projects, projectAccess, outbox }) => {
      await demand(projectAccess, actor, projectId, 'write');
      const project = (await projects.find(projectId)) ?? notFound('Project');
      refuseOverwriting(project, expected);
      const changed = reworded(project, wording, this.clock.now());
      await projects.save(changed);
      await outbox.announce(projectChanged(actor, changed));
    });
  }
}
