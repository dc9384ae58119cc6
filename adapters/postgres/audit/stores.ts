import { PostgresAuditLog } from '../audit-log.ts';
import type { Session } from '../session.ts';
import { PostgresAuditChainStore } from './postgres-audit-chain-store.ts';

export const auditStores = {
  audit: (session: Session) => new PostgresAuditLog(session),
  auditChain: (session: Session) => new PostgresAuditChainStore(session),
};
