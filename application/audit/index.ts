export type { AuditChainStore } from './chain-store.ts';
export { breakOf } from './check-audit-chain.ts';
