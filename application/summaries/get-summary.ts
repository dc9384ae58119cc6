import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SummaryView } from '@evident/domain/summaries';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import { sourcesOf } from './sources-of.ts';
import { type ReadingPorts, viewsOf } from './summary-views.ts';

/** Reads a summary. */
export class GetSummary extends Query<SummaryView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly summaryId: Uuid,
  ) {
    super();
  }
}

export class GetSummaryHandler implements Handler<GetSummary> {
  constructor(private readonly ports: ReadingPorts) {}

  async execute({ actor, summaryId }: GetSummary): Promise<SummaryView> {
    const stored = (await this.ports.summaries.summary(actor, summaryId)) ?? notFound('Summary');
    const { targetType: type, targetId: id, filter } = stored;
    // Texts about a note in the trash are hidden with it.
    if ((await this.ports.summaries.projectOf(actor, { type, id })) === null) notFound('Summary');
    const now = await sourcesOf(this.ports.sources, actor, { type, id, filter });
    const [view] = await viewsOf(this.ports, actor, [stored], now);
    return view ?? notFound('Summary');
  }
}
