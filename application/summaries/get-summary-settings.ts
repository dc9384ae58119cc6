import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SummarySettings } from '@evident/domain/summaries';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { ReadingPorts } from './summary-views.ts';

/** Reads the framework and language of new summaries in a project. */
export class GetSummarySettings extends Query<SummarySettings> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export class GetSummarySettingsHandler implements Handler<GetSummarySettings> {
  constructor(private readonly ports: Pick<ReadingPorts, 'summaries'>) {}

  async execute({ actor, projectId }: GetSummarySettings): Promise<SummarySettings> {
    return (await this.ports.summaries.defaults(actor, projectId)) ?? notFound('Project');
  }
}
