import type { SignedIn } from '@evident/domain/identity';
import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type OwnSupportView,
  type SupportAccess,
  type SupportAccessView,
  type SupportDecision,
  type SupportRequest,
  decided,
  demandStaff,
  endedAccess,
  stateOf,
  viewSupportAccess,
} from '@evident/domain/support';
import { type Addresses, type WorkspaceDirectory, notify } from '../identity/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { CONFIRMED_PERSON, Command, PERSON, Query, WORKER, memberWith } from '../kernel/message.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Mailer } from '../mail/index.ts';
import type { ClosingStore } from '../closing/index.ts';
import type { MemberStore, TeamStore } from '../workspaces/index.ts';
import { requestMail } from './mails.ts';
import type { SupportAccessStore, SupportDirectory } from './ports.ts';

type Stores = {
  readonly supportAccesses: SupportAccessStore;
  readonly teams: TeamStore;
  readonly members: MemberStore;
  readonly closings: Pick<ClosingStore, 'adminAddresses'>;
  readonly audit: AuditLog;
};
type Work = UnitOfWork<Stores>;

/** The mail domain of the staff, with @; null where the operator set none. */
export type StaffDomain = string | null;

const LISTED_MAX = 100;
const entry = (actorId: Uuid | null, action: string, { id, name, email }: SupportAccess, detail = {}) => ({
  actorId,
  action,
  objectType: 'support_access',
  objectId: id,
  detail: { name, email, ...detail },
});

/** Asks the admins of a workspace to let a staff member read it. */
export class RequestSupport extends Command<{ id: Uuid }> {
  static readonly requires = CONFIRMED_PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly wanted: SupportRequest,
  ) {
    super();
  }
}
export const RequestSupportHandler = answeredBy(
  async (
    { signedIn, wanted }: RequestSupport,
    work: Work,
    directory: WorkspaceDirectory,
    staffDomain: StaffDomain,
    mailer: Mailer,
    addresses: Addresses,
    ids: Ids,
    clock: Clock,
  ) => {
    demandStaff(signedIn.email, staffDomain);
    const route = (await directory.route(wanted.workspace)) ?? notFound('Workspace');
    const access: SupportAccess = {
      id: ids.newId(),
      teamId: route.id,
      accountId: signedIn.accountId,
      memberId: null,
      name: signedIn.name,
      email: signedIn.email,
      reason: wanted.reason.trim(),
      hours: wanted.hours,
      state: 'REQUESTED',
      askedAt: clock.now(),
      decidedBy: null,
      decidedAt: null,
      endsAt: null,
      endedAt: null,
    };
    const mailTo = await work.perform(route.id, async ({ teams, members, supportAccesses, closings, audit }) => {
      await teams.hold(route.id);
      if (await teams.isClosed(route.id)) notFound('Workspace');
      if (await members.ofAccount(signedIn.accountId))
        refuse('InvalidOperation', 'You are a member of this workspace', 'Open it as any member does.');
      if (await supportAccesses.hasOpen(signedIn.accountId))
        refuse('InvalidOperation', 'You asked already', 'Wait for the decision, or end the access first.');
      await supportAccesses.save(access);
      await audit.record(entry(null, 'support:requested', access, { reason: access.reason, hours: access.hours }));
      return closings.adminAddresses();
    });
    const url = addresses.workspace(route.subdomain, '/settings/security');
    for (const to of mailTo) await notify(mailer, requestMail(to, route.name, access, url));
    return { id: access.id };
  },
);

/** The requests of a staff member in all workspaces, the newest first. */
export class ListOwnSupport extends Query<{ items: OwnSupportView[] }> {
  static readonly requires = PERSON;

  constructor(readonly signedIn: SignedIn) {
    super();
  }
}
export const ListOwnSupportHandler = answeredBy(
  async (
    { signedIn }: ListOwnSupport,
    directory: SupportDirectory,
    staffDomain: StaffDomain,
    addresses: Addresses,
    clock: Clock,
  ) => {
    demandStaff(signedIn.email, staffDomain);
    const now = clock.now();
    return {
      items: (await directory.of(signedIn.accountId)).map(({ subdomain, ...view }) => ({
        ...view,
        state: stateOf({ ...view, endsAt: view.endsAt === null ? null : new Date(view.endsAt) }, now),
        url: addresses.workspace(subdomain),
      })),
    };
  },
);

/** Ends the access of a staff member, or withdraws the request. */
export class EndOwnSupport extends Command {
  static readonly requires = PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly accessId: Uuid,
  ) {
    super();
  }
}
export const EndOwnSupportHandler = answeredBy(
  async ({ signedIn, accessId }: EndOwnSupport, work: Work, directory: SupportDirectory, clock: Clock) => {
    const own = (await directory.of(signedIn.accountId)).find(({ id }) => id === accessId) ?? notFound('Request');
    await end(work, own.teamId, accessId, null, clock.now());
  },
);

/** The newest requests for a workspace and their state. */
export class ListSupport extends queryWith({ scope: 'read', role: 'admin' })<object, { items: SupportAccessView[] }> {}
export const ListSupportHandler = answeredBy(
  ({ actor }: ListSupport, work: UnitOfWork<Pick<Stores, 'supportAccesses'>>, clock: Clock) =>
    work.perform(actor.teamId, async ({ supportAccesses }) => ({
      items: (await supportAccesses.newest(LISTED_MAX)).map((access) => viewSupportAccess(access, clock.now())),
    })),
);

/** Grants a request for some hours, or denies it. Requires a recent confirmation. */
export class DecideSupport extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin', session: true, confirmed: true });

  constructor(
    readonly actor: Actor,
    readonly signedIn: SignedIn,
    readonly accessId: Uuid,
    readonly decision: SupportDecision,
  ) {
    super();
  }
}
export const DecideSupportHandler = answeredBy(
  ({ actor, accessId, decision }: DecideSupport, work: Work, ids: Ids, clock: Clock): Promise<void> =>
    work.perform(actor.teamId, async ({ supportAccesses, members, audit }) => {
      const now = clock.now();
      const before = (await supportAccesses.hold(accessId)) ?? notFound('Request');
      const after = decided(before, decision, actor.userId, ids.newId(), now);
      if (after.memberId !== null)
        await members.save({
          id: after.memberId,
          teamId: actor.teamId,
          accountId: null,
          name: after.name,
          email: after.email,
          role: 'VIEWER',
          workspaceAdmin: false,
          pictureFileId: null,
          createdAt: now,
          removedAt: now,
          suspendedAt: null,
          awaitsAccount: false,
        });
      await supportAccesses.save(after);
      const action = decision.granted ? 'support:granted' : 'support:denied';
      await audit.record(entry(actor.userId, action, after, { hours: after.hours }));
    }),
);

/** Ends an access at once, or withdraws a request. */
export class EndSupport extends commandWith({ scope: 'write', role: 'admin' })<{ accessId: Uuid }> {}
export const EndSupportHandler = answeredBy(
  ({ actor, accessId }: EndSupport, work: Work, clock: Clock): Promise<void> =>
    end(work, actor.teamId, accessId, actor.userId, clock.now()),
);

export const SUPPORT_ENDS: JobQueue<Record<string, never>> = { name: 'support-ends' };
export const SUPPORT_ENDS_CRON = '* * * * *';

/** Notes accesses whose time is over, and closes their documents and streams. Sent by jobs only. */
export class EndOverdueSupport extends Command {
  static readonly requires = WORKER;
}
export const EndOverdueSupportHandler = answeredBy(
  async (_: EndOverdueSupport, directory: SupportDirectory, work: Work, clock: Clock) => {
    const now = clock.now();
    for (const { teamId, id } of await directory.over(now)) await end(work, teamId, id, null, now);
  },
);

const end = (work: Work, teamId: Uuid, accessId: Uuid, by: Uuid | null, now: Date): Promise<void> =>
  work.perform(teamId, async ({ supportAccesses, audit }) => {
    const before = (await supportAccesses.hold(accessId)) ?? notFound('Request');
    const after = endedAccess(before, now);
    if (!after) return;
    await supportAccesses.save(after);
    await audit.record(entry(by, 'support:ended', after));
  });
