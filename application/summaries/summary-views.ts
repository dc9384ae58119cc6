import type { Actor } from '@evident/domain/permissions';
import { formsOf, type Staleness, stalenessOf, type SummaryTarget, type SummaryView } from '@evident/domain/summaries';
import type { AiTextReader, EvidenceWriter } from '../ai/index.ts';
import { digestsOf, type SourcePorts } from './sources-of.ts';
import type { StoredSummary, SummaryReader, SummarySource } from './summary-reader.ts';

export interface ReadingPorts {
  readonly summaries: SummaryReader;
  readonly texts: AiTextReader;
  readonly sources: SourcePorts;
  readonly writer: Pick<EvidenceWriter, 'method'>;
}

/** Summaries as the actor sees them, compared with their sources as they are now. */
export async function viewsOf(
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
