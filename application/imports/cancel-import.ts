import { isOver } from '@evident/domain/imports';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { ImportStore } from './import-store.ts';

/** Stops an import; its notes stay. Changes only the run, so it does not wait for the current batch. */
export class CancelImport extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly runId: Uuid,
  ) {
    super();
  }
}

export class CancelImportHandler implements Handler<CancelImport> {
  constructor(
    private readonly work: UnitOfWork<{ imports: ImportStore; projectAccess: ProjectAccess }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, runId }: CancelImport): Promise<void> {
    await this.work.perform(actor.teamId, async ({ imports, projectAccess }) => {
      const run = (await imports.find(runId)) ?? notFound('Import');
      await demand(projectAccess, actor, run.projectId, 'write', 'Import');
      if (isOver(run.state)) return;
      await imports.save({ ...run, state: 'cancelled', finishedAt: this.clock.now() });
    });
  }
}
