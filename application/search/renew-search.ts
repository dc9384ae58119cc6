import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { JobQueue, Jobs } from '../jobs/index.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';

/** Rebuilds the search index from the records, in the background. */
export class RenewSearch extends Command {
  static readonly requires = memberWith({
    scope: 'write',
    role: 'admin',
    refusal: { title: 'Only workspace admins can rebuild search', advice: 'Ask a workspace admin.' },
  });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const REBUILD_SEARCH: JobQueue<{ teamId: Uuid }> = { name: 'rebuild-search' };

export class RenewSearchHandler implements Handler<RenewSearch> {
  constructor(private readonly jobs: Pick<Jobs, 'enqueue'>) {}

  async execute({ actor: { teamId } }: RenewSearch): Promise<void> {
    await this.jobs.enqueue(REBUILD_SEARCH, { teamId }, { key: teamId });
  }
}
