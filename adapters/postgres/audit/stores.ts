import type { Session } from '../session.ts';
import { PostgresAuditChainStore } from './postgres-audit-chain-store.ts';
import { PostgresAuditLog } from './postgres-audit-log.ts';

export const auditStores = {
  audit: (session: Session) => new PostgresAuditLog(session),
  auditChain: (session: Session) => new PostgresAuditChainStore(session),
};
