import type { Uuid } from '@evident/domain/kernel';
import type { Jobs } from '../jobs/index.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { Embedders } from './embedder.ts';
import { EMBED_SEARCH } from './vector-jobs.ts';

/** Starts the jobs that are due: of workspaces with changes that wait, or without all vectors of the model. Sent every minute and at each start. */
export class TendVectors extends Command {
  static readonly requires = WORKER;
}

/** The vectors of all teams. */
export interface TeamVectors {
  due(model: string): Promise<Uuid[]>;
  /** Without a model changes are not noted, so earlier vectors are no longer valid. */
  forget(): Promise<void>;
}

export class TendVectorsHandler implements Handler<TendVectors> {
  constructor(
    private readonly embedders: Embedders | null,
    private readonly vectors: TeamVectors,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
  ) {}

  async execute(): Promise<void> {
    if (this.embedders === null) return this.vectors.forget();
    for (const teamId of await this.vectors.due(this.embedders.current.model))
      await this.jobs.enqueue(EMBED_SEARCH, { teamId }, { key: teamId });
  }
}
