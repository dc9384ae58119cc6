import { type Uuid, notFound } from '@evident/domain/kernel';
import { type Actor, canManage } from '@evident/domain/permissions';
import { grantTo, refuseMoreHolders } from '@evident/domain/projects';
import type { AuditLog } from '../kernel/audit-log.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { accessChanged } from './events.ts';
import type { GrantStore } from './grant-store.ts';
import type { ProjectStore } from './project-store.ts';

/** For workspace admins: takes FULL on any project. Audited. */
export class TakeAccess extends Command {
  static readonly requires = memberWith({
    scope: 'write',
    role: 'admin',
    refusal: { title: 'Only admins can take access', advice: 'Ask for access instead.' },
  });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export class TakeAccessHandler implements Handler<TakeAccess> {
  constructor(
    private readonly work: UnitOfWork<{ projects: ProjectStore; grants: GrantStore; audit: AuditLog; outbox: Outbox }>,
  ) {}

  async execute({ actor, projectId }: TakeAccess): Promise<void> {
    await this.work.perform(actor.teamId, async ({ projects, grants, audit, outbox }) => {
      if (!(await projects.find(projectId))) notFound('Project');
      const on = { kind: 'project', id: projectId } as const;
      const before = await grants.accessTo(actor, on);
      if (canManage(before)) return;
      const holder = { kind: 'user', id: actor.userId } as const;
      const grant = grantTo(holder, 'FULL', actor.role);
      if (!grant) return;
      if ((await grants.levelOf(on, holder)) === 'none') refuseMoreHolders(await grants.holders(on));
      await grants.give(on, grant, actor.userId);
      await audit.record({
        actorId: actor.userId,
        action: 'project:access-taken',
        objectType: 'project',
        objectId: projectId,
        detail: { from: before.level, to: 'FULL' },
      });
      await outbox.announce(accessChanged(actor, on));
    });
  }
}
