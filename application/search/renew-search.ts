import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { JobQueue, Jobs } from '../jobs/jobs.ts';
import { Command, type Handler } from '../kernel/message.ts';

/** Have search made anew from the records, in the background. */
export class RenewSearch extends Command {
  constructor(readonly actor: Actor) {
    super();
  }
}

export const REBUILD_SEARCH: JobQueue<{ teamId: Uuid }> = { name: 'rebuild-search' };

export class RenewSearchHandler implements Handler<RenewSearch> {
  constructor(private readonly jobs: Pick<Jobs, 'enqueue'>) {}

  async execute({ actor: { workspaceAdmin, teamId } }: RenewSearch): Promise<void> {
    if (!workspaceAdmin) refuse('Forbidden', 'Only workspace admins can rebuild search', 'Ask a workspace admin.');
    await this.jobs.enqueue(REBUILD_SEARCH, { teamId }, { key: teamId });
  }
}
