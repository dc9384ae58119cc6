import { ListAuditEntries } from '@evident/application/audit/audit-entries';
import { GetAuditRules } from '@evident/application/audit/audit-rules';
import { CheckAuditChain } from '@evident/application/audit/check-audit-chain';
import { operation } from '../kernel/declared/declared-operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { AuditEntryPageDto, AuditQueryDto, AuditRulesDto, ChainQueryDto, ChainReportDto } from './audit.dto.ts';

export const AUDIT_OPERATIONS = {
  listAuditEntries: operation({
    route: 'GET /audit-entries',
    asks: ListAuditEntries,
    summary: 'List the audit log of the workspace, newest first',
    query: AuditQueryDto,
    answers: AuditEntryPageDto,
    message: ({ actor, query: { limit, cursor, ...filter } }) =>
      new ListAuditEntries({ actor, filter, page: pageRequest({ limit, cursor }) }),
  }),
  checkAuditChain: operation({
    route: 'GET /audit-chain',
    asks: CheckAuditChain,
    summary: 'Check that no entry of the audit log was changed, removed or inserted',
    description:
      'Checks at most 50,000 entries. While the answer has `next`, go on with it as `after`. Entries are sealed within a minute.',
    query: ChainQueryDto,
    answers: ChainReportDto,
    message: ({ actor, query: { after } }) => new CheckAuditChain({ actor, after: after ?? 0 }),
  }),
  getAuditRules: operation({
    route: 'GET /audit-rules',
    asks: GetAuditRules,
    summary: 'Get how long entries of the audit log are kept',
    answers: AuditRulesDto,
    message: ({ actor }) => new GetAuditRules({ actor }),
  }),
};
