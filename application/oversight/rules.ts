import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import { notFound } from '@evident/domain/kernel';
import type { RuleViolation, RuleViolationCounts, WorkspaceRule } from '@evident/domain/workspaces';
import { answeredBy } from '../kernel/answered-by.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { MemberStore } from '../workspaces/index.ts';
import type { PublicLinkStore } from './public-link-store.ts';
import type { RuleReader } from './rule-reader.ts';

/** Counts what each rule of the workspace does not allow now, also while it is off. */
export class CountRuleViolations extends queryWith({ scope: 'read', role: 'admin' })<object, RuleViolationCounts> {}
export const CountRuleViolationsHandler = answeredBy(({ actor }: CountRuleViolations, rules: RuleReader) =>
  rules.counts(actor),
);

/** Lists members or public links that a rule does not allow. */
export class ListRuleViolations extends queryWith({ scope: 'read', role: 'admin' })<
  { rule: WorkspaceRule; page: PageRequest },
  Page<RuleViolation>
> {}
export const ListRuleViolationsHandler = answeredBy(({ actor, rule, page }: ListRuleViolations, rules: RuleReader) =>
  rules.list(actor, rule, page),
);

/** Turns off all public links of the workspace. Each can be turned on again while the rules allow it. */
export class EndPublicLinks extends commandWith({ scope: 'write', role: 'admin' })<object> {}
export const EndPublicLinksHandler = answeredBy(
  ({ actor }: EndPublicLinks, work: UnitOfWork<{ publicLinks: PublicLinkStore; audit: AuditLog }>, clock: Clock) =>
    work.perform(actor.teamId, async ({ publicLinks, audit }) => {
      const ended = await publicLinks.endAll(clock.now());
      if (ended === 0) return;
      await audit.record({
        actorId: actor.userId,
        action: 'share-links:ended',
        objectType: 'workspace',
        objectId: actor.teamId,
        detail: { links: ended },
      });
    }),
);

/** Signs a member out of this workspace everywhere. They can sign in again. Sessions in other workspaces go on. */
export class EndMemberSessions extends commandWith({ scope: 'write', role: 'admin' })<{ memberId: Uuid }> {}
export const EndMemberSessionsHandler = answeredBy(
  (
    { actor, memberId }: EndMemberSessions,
    work: UnitOfWork<{ members: Pick<MemberStore, 'find' | 'endSessions'>; audit: AuditLog }>,
    clock: Clock,
  ) =>
    work.perform(actor.teamId, async ({ members, audit }) => {
      const member = await members.find(memberId);
      if (!member || member.removedAt !== null) return notFound('Member');
      await members.endSessions(memberId, clock.now());
      await audit.record({
        actorId: actor.userId,
        action: 'member:sessions-ended',
        objectType: 'member',
        objectId: memberId,
      });
    }),
);
