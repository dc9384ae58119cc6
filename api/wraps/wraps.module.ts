import type { DataSource } from '@evident/adapters/postgres/connection';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresTeamsToWrap } from '@evident/adapters/postgres/wraps/postgres-teams-to-wrap';
import { PostgresWrapReader } from '@evident/adapters/postgres/wraps/postgres-wrap-reader';
import { extracted } from '@evident/application/extraction/extracted';
import { CreateProjectWrap, CreateProjectWrapHandler } from '@evident/application/wraps/create-project-wrap';
import { CreateWorkspaceWrap, CreateWorkspaceWrapHandler } from '@evident/application/wraps/create-workspace-wrap';
import { DeleteWrap, DeleteWrapHandler } from '@evident/application/wraps/delete-wrap';
import { PreviewWrap, PreviewWrapHandler } from '@evident/application/wraps/preview-wrap';
import { RenameWrap, RenameWrapHandler } from '@evident/application/wraps/rename-wrap';
import { undoWrapChanges } from '@evident/application/wraps/undo-wrap-changes';
import type { Extract } from '@evident/application/wraps/wrap-task';
import { GetWrap, GetWrapHandler, ListWraps, ListWrapsHandler } from '@evident/application/wraps/queries';
import { WhenWrapRequested, WRITE_WRAP } from '@evident/application/wraps/when-wrap-requested';
import type { WrapReader } from '@evident/application/wraps/wrap-reader';
import type { TeamsToWrap } from '@evident/application/wraps/wrap-store';
import {
  WEEKLY_WRAPS,
  WEEKLY_WRAPS_CRON,
  WriteWeeklyWraps,
  WriteWeeklyWrapsHandler,
} from '@evident/application/wraps/write-weekly-wraps';
import { WrapWriter } from '@evident/application/wraps/write-wrap';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { AI_TEXTS, EVIDENCE_WRITER } from '../ai/ai.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, IDS, READS, TIMETABLE, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import { undoes } from '../kernel/undoes.ts';
import { JOBS, UNDERSTANDING } from '../services/services.module.ts';
import { consumes, repeats } from '../kernel/consumes.ts';

import { WRAPS_OPERATIONS } from './wraps.operations.ts';
const WRAPS = port<WrapReader>('WrapReader');
const TEAMS = port<TeamsToWrap>('TeamsToWrap');
const EXTRACT = port<Extract>('WrapExtract');
const WRITER = port<WrapWriter>('WrapWriter');

@Module({
  controllers: [controllerFor('Wraps', WRAPS_OPERATIONS)],
  providers: [
    provide(WRAPS, (reads: PostgresReads) => new PostgresWrapReader(reads), [READS]),
    provide(TEAMS, (source: DataSource) => new PostgresTeamsToWrap(source), [DATA_SOURCE]),
    handle(ListWraps, ListWrapsHandler, [WRAPS]),
    handle(GetWrap, GetWrapHandler, [WRAPS, AI_TEXTS]),
    handle(CreateProjectWrap, CreateProjectWrapHandler, [WORK, EVIDENCE_WRITER, IDS, CLOCK]),
    handle(CreateWorkspaceWrap, CreateWorkspaceWrapHandler, [WORK, WRAPS, EVIDENCE_WRITER, IDS, CLOCK]),
    handle(RenameWrap, RenameWrapHandler, [WORK]),
    handle(DeleteWrap, DeleteWrapHandler, [WORK]),
    provide(EXTRACT, (understanding) => extracted(understanding), [UNDERSTANDING]),
    handle(PreviewWrap, PreviewWrapHandler, [WRAPS, WORK, EVIDENCE_WRITER, EXTRACT]),
    handle(WriteWeeklyWraps, WriteWeeklyWrapsHandler, [TEAMS, WORK, EVIDENCE_WRITER, TIMETABLE, IDS, CLOCK]),
    react(WhenWrapRequested, [WORK, JOBS]),
    provide(WRITER, (work, writer, clock, extract) => new WrapWriter(work, { work, writer, clock }, extract), [
      WORK,
      EVIDENCE_WRITER,
      CLOCK,
      EXTRACT,
    ]),
    consumes(WRITE_WRAP, WRITER),
    repeats(WEEKLY_WRAPS, WEEKLY_WRAPS_CRON, () => new WriteWeeklyWraps()),
    undoes(undoWrapChanges, []),
  ],
})
export class WrapsModule {}
