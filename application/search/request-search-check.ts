import type { Actor } from '@evident/domain/permissions';
import type { Jobs } from '../jobs/index.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { CHECK_SEARCH } from './engine-jobs.ts';

/** Have both search engines compared in the background, and what differs copied again. */
export class RequestSearchCheck extends Command {
  static readonly requires = memberWith({
    scope: 'write',
    role: 'admin',
    refusal: { title: 'Only workspace admins can check search', advice: 'Ask a workspace admin.' },
  });

  constructor(readonly actor: Actor) {
    super();
  }
}

export class RequestSearchCheckHandler implements Handler<RequestSearchCheck> {
  constructor(private readonly jobs: Pick<Jobs, 'enqueue'>) {}

  async execute({ actor: { teamId } }: RequestSearchCheck): Promise<void> {
    await this.jobs.enqueue(CHECK_SEARCH, { teamId }, { key: teamId });
  }
}
