import { refuse, type Uuid, notFound } from '@evident/domain/kernel';
import { type Actor, levelOrder, managesWorkspaceContent } from '@evident/domain/permissions';
import {
  type AccessDecision,
  type AccessRequest,
  grantTo,
  LEVEL_OF_ROLE,
  refuseMoreHolders,
} from '@evident/domain/projects';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { AccessRequestStore } from './access-request-store.ts';
import { accessChanged, accessDecided } from './events.ts';
import type { GrantStore } from './grant-store.ts';

/** Grants an access request, optionally with a different role, or denies it. */
export class DecideAccessRequest extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'manage' });

  constructor(
    readonly actor: Actor,
    readonly requestId: Uuid,
    readonly decision: AccessDecision,
  ) {
    super();
  }
}

interface Stores {
  accessRequests: AccessRequestStore;
  grants: GrantStore;
  projectAccess: ProjectAccess;
  audit: AuditLog;
  outbox: Outbox;
}

export class DecideAccessRequestHandler implements Handler<DecideAccessRequest> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, requestId, decision }: DecideAccessRequest): Promise<void> {
    await this.work.perform(actor.teamId, async (stores) => {
      const request = (await stores.accessRequests.find(requestId)) ?? notFound('Access request');
      if (!(await answersForNobody(stores, actor, request)))
        await demand(stores.projectAccess, actor, request.projectId, 'manage', 'Access request');
      if (request.state !== 'PENDING') refuse('InvalidOperation', 'This request was already answered');
      const decided: AccessRequest = {
        ...request,
        state: decision.granted ? 'GRANTED' : 'DENIED',
        decidedBy: actor.userId,
        decidedAt: this.clock.now(),
      };
      if (decision.granted) await grant(stores, actor, request, decision);
      await stores.accessRequests.save(decided);
      await stores.outbox.announce(accessDecided(decided));
    });
  }
}

/**
 * Managers and admins can answer for a project that no member can manage, except for their own requests: a role gives
 * no level.
 */
const answersForNobody = async (
  { grants }: Stores,
  actor: Actor,
  { projectId, requestedBy }: AccessRequest,
): Promise<boolean> =>
  requestedBy !== actor.userId &&
  managesWorkspaceContent(actor) &&
  !(await grants.someoneHoldsFull({ kind: 'project', id: projectId }));

/** Never lowers a level granted meanwhile. */
async function grant(
  { grants, audit, outbox }: Stores,
  actor: Actor,
  { projectId, requestedBy, role }: AccessRequest,
  decision: AccessDecision,
): Promise<void> {
  const on = { kind: 'project', id: projectId } as const;
  const holder = { kind: 'user', id: requestedBy } as const;
  const requester =
    (await grants.roleOf(requestedBy)) ??
    refuse('InvalidOperation', 'The person has left the workspace', 'Deny the request.');
  const before = await grants.levelOf(on, holder);
  const given = grantTo(holder, LEVEL_OF_ROLE[decision.role ?? role], requester);
  if (!given || levelOrder(given.level) <= levelOrder(before)) return;
  if (before === 'none') refuseMoreHolders(await grants.holders(on));
  await grants.give(on, given, actor.userId);
  await audit.record({
    actorId: actor.userId,
    action: 'access:changed',
    objectType: 'project',
    objectId: projectId,
    detail: { holder, from: before, to: given.level },
  });
  await outbox.announce(accessChanged(actor, on));
}
