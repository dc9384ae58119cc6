import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { NOT_ENOUGH_DATA } from '@evident/domain/evidence';
import {
  formsOf,
  type Staleness,
  stalenessOf,
  type SummaryList,
  type SummarySettings,
  type SummaryTarget,
  type SummaryView,
} from '@evident/domain/summaries';
import type { AiTextReader, EvidenceWriter } from '../ai/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import { hasEnough } from './create-summary.ts';
import { digestsOf, type SourcePorts, sourcesOf } from './sources-of.ts';
import type { StoredSummary, SummaryReader, SummarySource } from './summary-reader.ts';

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

export interface ReadingPorts {
  readonly summaries: SummaryReader;
  readonly texts: AiTextReader;
  readonly sources: SourcePorts;
  readonly writer: Pick<EvidenceWriter, 'method'>;
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
      defaults: defaults ?? refuse('NotFound', 'Project not found'),
    };
  }
}

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
    const stored = (await this.ports.summaries.summary(actor, summaryId)) ?? refuse('NotFound', 'Summary not found');
    const { targetType: type, targetId: id, filter } = stored;
    const now = await sourcesOf(this.ports.sources, actor, { type, id, filter });
    const [view] = await viewsOf(this.ports, actor, [stored], now);
    return view ?? refuse('NotFound', 'Summary not found');
  }
}

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
    return (await this.ports.summaries.defaults(actor, projectId)) ?? refuse('NotFound', 'Project not found');
  }
}

async function viewsOf(
  { texts }: Pick<ReadingPorts, 'texts'>,
  actor: Actor,
  stored: readonly StoredSummary[],
  now: readonly SummarySource[],
): Promise<SummaryView[]> {
  const written = await texts.read(
    actor,
    stored.map(({ textId, editedTextId }) => editedTextId ?? textId),
  );
  const byId = new Map(written.map((text) => [text.id, text]));
  return stored.flatMap(({ textId, editedTextId, sources, filter: _, ...summary }) => {
    const text = byId.get(editedTextId ?? textId);
    if (!text) return [];
    return {
      ...summary,
      text,
      ...formsOf(text),
      stale: text.state === 'DONE' ? staleness(summary.targetType, sources, now) : null,
      contributors: [...summary.contributors],
      createdAt: summary.createdAt.toISOString(),
      updatedAt: summary.updatedAt.toISOString(),
    };
  });
}

/** Evidence of an insight can be in projects that the reader cannot see: that it is gone would be a hint, and often wrong. */
function staleness(
  type: SummaryTarget['type'],
  sources: StoredSummary['sources'],
  now: readonly SummarySource[],
): Staleness | null {
  const stale = stalenessOf(sources, digestsOf(now));
  if (type !== 'INSIGHT' || !stale) return stale;
  const seen = { ...stale, removed: 0 };
  return seen.changed + seen.added > 0 ? seen : null;
}
