import { HmacChainKeys } from '@evident/adapters/crypto/audit-chain-keys';
import { FolderAuditFiles } from '@evident/adapters/files/audit-files';
import { PostgresAuditDirectory } from '@evident/adapters/postgres/audit/postgres-audit-directory';
import { PostgresAuditReader } from '@evident/adapters/postgres/audit/postgres-audit-reader';
import type { DataSource } from '@evident/adapters/postgres/connection';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresSightReader } from '@evident/adapters/postgres/unscoped/postgres-sight-reader';
import * as entries from '@evident/application/audit/audit-entries';
import type { AuditReader } from '@evident/application/audit/audit-reader';
import * as rules from '@evident/application/audit/audit-rules';
import type { AuditDirectory, AuditFiles } from '@evident/application/audit/chain-store';
import { CheckAuditChain, CheckAuditChainHandler } from '@evident/application/audit/check-audit-chain';
import * as keeping from '@evident/application/audit/keep-audit-logs';
import * as queries from '@evident/application/audit/queries';
import * as sealing from '@evident/application/audit/seal-audit-entries';
import type { SightReader } from '@evident/application/audit/sight-reader';
import type { Secrets } from '@evident/application/kernel/secrets';
import { Module } from '@nestjs/common';
import { SECRETS } from '../identity/identity.ports.ts';
import { repeats } from '../kernel/consumes.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, READS, SETTINGS, WORK, WRITING_WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';
import { PURPOSES, secretsOf } from '../kernel/vault-secrets.ts';
import { AuditExportController } from './audit-export.controller.ts';
import { AuditRulesController } from './audit-rules.controller.ts';
import { CHAIN_KEYS as KEYS } from './audit.ports.ts';
import { AUDIT_OPERATIONS } from './audit.operations.ts';
import { SIGHT_OPERATIONS } from './sight.operations.ts';

const READER = port<AuditReader>('AuditReader');
const SIGHT = port<SightReader>('SightReader');
const DIRECTORY = port<AuditDirectory>('AuditDirectory');
const AUDIT_FILES = port<AuditFiles>('AuditFiles');

@Module({
  controllers: [
    AuditExportController,
    AuditRulesController,
    controllerFor('Audit log', AUDIT_OPERATIONS),
    controllerFor('Access', SIGHT_OPERATIONS),
  ],
  providers: [
    provide(READER, (reads: PostgresReads) => new PostgresAuditReader(reads), [READS]),
    provide(SIGHT, (reads: PostgresReads) => new PostgresSightReader(reads), [READS]),
    provide(DIRECTORY, (source: DataSource) => new PostgresAuditDirectory(source), [DATA_SOURCE]),
    provide(
      KEYS,
      (settings: Settings, random: Secrets) => new HmacChainKeys(secretsOf(settings, random), PURPOSES.audit),
      [SETTINGS, SECRETS],
    ),
    provide(AUDIT_FILES, ({ dataFolder }: Settings) => new FolderAuditFiles(dataFolder), [SETTINGS]),
    handle(entries.ListAuditEntries, entries.ListAuditEntriesHandler, [READER]),
    handle(entries.ExportAuditEntries, entries.ExportAuditEntriesHandler, [READER, WRITING_WORK]),
    handle(CheckAuditChain, CheckAuditChainHandler, [WORK, KEYS]),
    handle(queries.ListAudience, queries.ListAudienceHandler, [SIGHT]),
    handle(queries.ListMemberSight, queries.ListMemberSightHandler, [SIGHT]),
    handle(rules.GetAuditRules, rules.GetAuditRulesHandler, [WORK]),
    handle(rules.SetAuditRules, rules.SetAuditRulesHandler, [WORK]),
    handle(sealing.SealAuditEntries, sealing.SealAuditEntriesHandler, [DIRECTORY, WORK, KEYS, AUDIT_FILES]),
    handle(keeping.KeepAuditLogs, keeping.KeepAuditLogsHandler, [DIRECTORY, WORK, KEYS, CLOCK]),
    repeats(sealing.SEALING, sealing.SEALING_CRON, () => new sealing.SealAuditEntries()),
    repeats(keeping.AUDIT_UPKEEP, keeping.AUDIT_UPKEEP_CRON, () => new keeping.KeepAuditLogs(), { atStart: true }),
  ],
  exports: [KEYS.token],
})
export class AuditModule {}
