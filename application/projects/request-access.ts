import type { Actor } from '@evident/domain/permissions';
import { type AccessRequest, type NewAccessRequest, refuseRedundant } from '@evident/domain/projects';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { AccessRequestStore } from './access-request-store.ts';
import { accessRequested } from './events.ts';
import type { ProjectStore } from './project-store.ts';

/**
 * Requests access, or more access, to a project. Replaces an earlier request. Responds the same way for a project that
 * does not exist, so that the response reveals nothing.
 */
export class RequestAccess extends Command {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(
    readonly actor: Actor,
    readonly wording: NewAccessRequest,
  ) {
    super();
  }
}

export class RequestAccessHandler implements Handler<RequestAccess> {
  constructor(
    private readonly work: UnitOfWork<{
      projects: ProjectStore;
      accessRequests: AccessRequestStore;
      projectAccess: ProjectAccess;
      outbox: Outbox;
    }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, wording: { projectId, role, message = '' } }: RequestAccess): Promise<void> {
    await this.work.perform(actor.teamId, async ({ projects, accessRequests, projectAccess, outbox }) => {
      refuseRedundant(actor, role, (await projectAccess.accessTo(actor, projectId)).level);
      if (!(await projects.find(projectId))) return;
      const before = await accessRequests.pending(projectId, actor.userId);
      const request: AccessRequest = {
        id: before?.id ?? this.ids.newId(),
        teamId: actor.teamId,
        projectId,
        requestedBy: actor.userId,
        role,
        message,
        state: 'PENDING',
        createdAt: before?.createdAt ?? this.clock.now(),
        decidedBy: null,
        decidedAt: null,
      };
      await accessRequests.save(request);
      if (!before) await outbox.announce(accessRequested(request));
    });
  }
}
