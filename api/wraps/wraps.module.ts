import type { DataSource } from '@evident/adapters/postgres/connection';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresTeamsToWrap } from '@evident/adapters/postgres/wraps/postgres-teams-to-wrap';
import { PostgresWrapReader } from '@evident/adapters/postgres/wraps/postgres-wrap-reader';
import { extracted } from '@evident/application/extraction/extracted';
import type { Jobs } from '@evident/application/jobs/jobs';
import { CreateProjectWrap, CreateProjectWrapHandler } from '@evident/application/wraps/create-project-wrap';
import { CreateWorkspaceWrap, CreateWorkspaceWrapHandler } from '@evident/application/wraps/create-workspace-wrap';
import { DeleteWrap, DeleteWrapHandler } from '@evident/application/wraps/delete-wrap';
import { PreviewWrap, PreviewWrapHandler } from '@evident/application/wraps/preview-wrap';
import { RenameWrap, RenameWrapHandler } from '@evident/application/wraps/rename-wrap';
import type { Extract } from '@evident/application/wraps/wrap-task';
import { GetWrap, GetWrapHandler, ListWraps, ListWrapsHandler } from '@evident/application/wraps/queries';
import { WhenWrapRequested, WRITE_WRAP, type WrapTurn } from '@evident/application/wraps/when-wrap-requested';
import type { WrapReader } from '@evident/application/wraps/wrap-reader';
import type { TeamsToWrap } from '@evident/application/wraps/wrap-store';
import {
  WEEKLY_WRAPS,
  WEEKLY_WRAPS_CRON,
  WriteWeeklyWraps,
  WriteWeeklyWrapsHandler,
} from '@evident/application/wraps/write-weekly-wraps';
import { WrapWriter } from '@evident/application/wraps/write-wrap';
import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { AI_TEXTS, EVIDENCE_WRITER } from '../ai/ai.module.ts';
import { Bus } from '../kernel/bus.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import { JOBS, UNDERSTANDING } from '../services/services.module.ts';
import { WrapsController } from './wraps.controller.ts';

const WRAPS = port<WrapReader>('WrapReader');
const TEAMS = port<TeamsToWrap>('TeamsToWrap');
const EXTRACT = port<Extract>('WrapExtract');
const WRITER = port<WrapWriter>('WrapWriter');

@Injectable()
class WriteWraps implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    @Inject(WRITER.token) private readonly writer: WrapWriter,
    private readonly bus: Bus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.process<WrapTurn>(WRITE_WRAP, ({ payload: { teamId, wrapId }, attempt, stopping }) =>
      this.writer.run(teamId, wrapId, { stopping, last: attempt > WRITE_WRAP.retries }),
    );
    await this.jobs.process(WEEKLY_WRAPS, () => this.bus.ask(new WriteWeeklyWraps()));
    await this.jobs.schedule(WEEKLY_WRAPS, WEEKLY_WRAPS_CRON, {});
  }
}

@Module({
  controllers: [WrapsController],
  providers: [
    provide(WRAPS, (reads: PostgresReads) => new PostgresWrapReader(reads), [READS]),
    provide(TEAMS, (source: DataSource) => new PostgresTeamsToWrap(source), [DATA_SOURCE]),
    handle(ListWraps, ListWrapsHandler, [WRAPS]),
    handle(GetWrap, GetWrapHandler, [WRAPS, AI_TEXTS]),
    handle(CreateProjectWrap, CreateProjectWrapHandler, [WORK, EVIDENCE_WRITER, IDS, CLOCK]),
    handle(CreateWorkspaceWrap, CreateWorkspaceWrapHandler, [WORK, WRAPS, EVIDENCE_WRITER, IDS, CLOCK]),
    handle(RenameWrap, RenameWrapHandler, [WORK, IDS, CLOCK]),
    handle(DeleteWrap, DeleteWrapHandler, [WORK, IDS, CLOCK]),
    provide(EXTRACT, (understanding) => extracted(understanding), [UNDERSTANDING]),
    handle(PreviewWrap, PreviewWrapHandler, [WRAPS, WORK, EVIDENCE_WRITER, EXTRACT]),
    handle(WriteWeeklyWraps, WriteWeeklyWrapsHandler, [TEAMS, WORK, EVIDENCE_WRITER, IDS, CLOCK]),
    react(WhenWrapRequested, [WORK, JOBS]),
    provide(WRITER, (work, writer, clock, extract) => new WrapWriter(work, { work, writer, clock }, extract), [
      WORK,
      EVIDENCE_WRITER,
      CLOCK,
      EXTRACT,
    ]),
    WriteWraps,
  ],
})
export class WrapsModule {}
