import { NOT_ENOUGH_DATA } from '@evident/domain/evidence';
import { refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SummaryList, SummaryTarget } from '@evident/domain/summaries';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import { hasEnough } from './create-summary.ts';
import { sourcesOf } from './sources-of.ts';
import { type ReadingPorts, viewsOf } from './summary-views.ts';

/** Lists the summaries of an object, newest first, and whether another one is possible. */
export class ListSummaries extends Query<SummaryList> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly target: SummaryTarget,
  ) {
    super();
  }
}

const NAMES = { NOTE: 'Note', INSIGHT: 'Insight', PROJECT: 'Project', TAG: 'Tag', FILTER: 'Project' } as const;

export class ListSummariesHandler implements Handler<ListSummaries> {
  constructor(private readonly ports: ReadingPorts) {}

  async execute({ actor, target }: ListSummaries): Promise<SummaryList> {
    const { summaries, writer, sources } = this.ports;
    const projectId =
      (await summaries.projectOf(actor, target)) ?? refuse('NotFound', `${NAMES[target.type]} not found`);
    const [stored, defaults, now, method] = await Promise.all([
      summaries.ofTarget(actor, target),
      summaries.defaults(actor, projectId),
      sourcesOf(sources, actor, target),
      writer.method(actor.teamId),
    ]);
    return {
      items: await viewsOf(this.ports, actor, stored, now),
      notPossible: hasEnough(now) ? null : NOT_ENOUGH_DATA,
      method,
      defaults: defaults ?? notFound('Project'),
    };
  }
}
