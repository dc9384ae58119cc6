import { FolderAuditFiles } from '@evident/adapters/files/audit-files';
import { tar } from '@evident/adapters/files/tar';
import { PostgresExpiredData } from '@evident/adapters/postgres/cleanup/postgres-expired-data';
import { PostgresClosedWorkspaces } from '@evident/adapters/postgres/closing/postgres-closed-workspaces';
import type { Stores } from '@evident/adapters/postgres/composition/stores';
import type { DataSource } from '@evident/adapters/postgres/connection';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresWorkspaceRows } from '@evident/adapters/postgres/unscoped/postgres-workspace-rows';
import { DeleteWorkspace, DeleteWorkspaceHandler } from '@evident/application/closing/delete-workspace';
import * as erasing from '@evident/application/closing/erase-workspaces';
import { ExportWorkspace, ExportWorkspaceHandler } from '@evident/application/closing/export-workspace';
import { GetWorkspaceContents, GetWorkspaceContentsHandler } from '@evident/application/closing/get-workspace-contents';
import { KeepWorkspace, KeepWorkspaceHandler } from '@evident/application/closing/keep-workspace';
import type { PackFiles, WorkspaceReader } from '@evident/application/closing/ports';
import type { FileStorage } from '@evident/application/files/file-storage';
import type { Addresses } from '@evident/application/identity/ports';
import type { Clock } from '@evident/application/kernel/clock';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import type { Mailer } from '@evident/application/mail/mailer';
import type { SettlingPorts } from '@evident/application/uploads/settle-upload';
import { GRACE_DAYS } from '@evident/domain/workspaces';
import { Module } from '@nestjs/common';
import { ADDRESSES, DIRECTORY, MAILER } from '../identity/identity.ports.ts';
import { repeats } from '../kernel/consumes.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, READS, SETTINGS, WORK, WRITING_WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';
import { FILES } from '../services/services.module.ts';
import { SETTLING } from '../uploads/upload.ports.ts';
import { ClosedWorkspacesController, ClosingController } from './closing.controller.ts';
import { GRACE } from './closing.ports.ts';

const WORKSPACE_READER = port<WorkspaceReader>('WorkspaceReader');
const PACK = port<PackFiles>('PackFiles');
const ERASING_PORTS = port<erasing.ErasingPorts>('ErasingPorts');

/** Deleting workspaces: closing, keeping, exporting and erasing them. */
@Module({
  controllers: [ClosingController, ClosedWorkspacesController],
  providers: [
    provide(WORKSPACE_READER, (reads: PostgresReads) => new PostgresWorkspaceRows(reads), [READS]),
    provide(GRACE, ({ graceDays = GRACE_DAYS }: Settings) => graceDays, [SETTINGS]),
    { provide: PACK.token, useValue: tar },
    provide(
      ERASING_PORTS,
      (
        source: DataSource,
        work: UnitOfWork<Stores>,
        storage: FileStorage,
        uploads: SettlingPorts,
        { dataFolder }: Settings,
        mailer: Mailer,
        addresses: Addresses,
        clock: Clock,
      ) => {
        const expired = new PostgresExpiredData(source);
        const logs = new FolderAuditFiles(dataFolder);
        const closed = new PostgresClosedWorkspaces(source);
        return { closed, expired, work, files: { expired, storage, uploads }, logs, mailer, addresses, clock };
      },
      [DATA_SOURCE, WORK, FILES, SETTLING, SETTINGS, MAILER, ADDRESSES, CLOCK],
    ),
    handle(DeleteWorkspace, DeleteWorkspaceHandler, [WORK, MAILER, ADDRESSES, CLOCK, GRACE]),
    handle(KeepWorkspace, KeepWorkspaceHandler, [WORK, DIRECTORY, MAILER, ADDRESSES, CLOCK]),
    handle(GetWorkspaceContents, GetWorkspaceContentsHandler, [WORKSPACE_READER, WORK, GRACE]),
    handle(ExportWorkspace, ExportWorkspaceHandler, [WORKSPACE_READER, WRITING_WORK, FILES, PACK]),
    handle(erasing.EraseWorkspaces, erasing.EraseWorkspacesHandler, [ERASING_PORTS]),
    repeats(erasing.ERASING, erasing.ERASING_CRON, () => new erasing.EraseWorkspaces()),
  ],
  exports: [GRACE.token],
})
export class ClosingModule {}
