import type { AuditRules } from '@evident/domain/audit';
import { answeredBy } from '../kernel/answered-by.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AuditChainStore } from './chain-store.ts';

const changed = (from: AuditRules, to: AuditRules): boolean =>
  from.retentionDays !== to.retentionDays || from.toFiles !== to.toFiles;

/** Returns how long entries are kept, and whether they also go to files. */
export class GetAuditRules extends queryWith({ scope: 'read', role: 'admin' })<object, AuditRules> {}
export const GetAuditRulesHandler = answeredBy(
  ({ actor }: GetAuditRules, work: UnitOfWork<{ auditChain: AuditChainStore }>) =>
    work.perform(actor.teamId, async ({ auditChain }) => (await auditChain.chain()).rules),
);

/** Changes the retention and the files of the audit log. The change is itself recorded. */
export class SetAuditRules extends commandWith({ scope: 'write', role: 'admin', session: true })<{
  rules: AuditRules;
}> {}
export const SetAuditRulesHandler = answeredBy(
  ({ actor, rules }: SetAuditRules, work: UnitOfWork<{ auditChain: AuditChainStore; audit: AuditLog }>) =>
    work.perform(actor.teamId, async ({ auditChain, audit }) => {
      const { rules: from } = await auditChain.chain();
      if (!changed(from, rules)) return;
      await auditChain.saveRules(rules);
      await audit.record({
        actorId: actor.userId,
        action: 'audit-log:rules-changed',
        objectType: 'workspace',
        objectId: actor.teamId,
        detail: { from, to: rules },
      });
    }),
);
