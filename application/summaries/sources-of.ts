import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type SummarizedFilter,
  type SummarizedSource,
  type SummaryTarget,
  filterOfText,
} from '@evident/domain/summaries';
import type { SummarySource, SummarySources } from './summary-reader.ts';

/** The highlights of a tag, or of a project under a filter, newest first. */
export type FindHighlights = (
  actor: Actor,
  of: { readonly tagId: Uuid } | ({ readonly projectId: Uuid } & SummarizedFilter),
) => Promise<Uuid[]>;

export interface SourcePorts {
  readonly texts: SummarySources;
  readonly findHighlights: FindHighlights;
}

/** The texts that a summary of an object rests on, as far as the actor can see them. */
export async function sourcesOf(
  { texts, findHighlights }: SourcePorts,
  actor: Actor,
  { type, id, filter }: SummaryTarget,
): Promise<SummarySource[]> {
  switch (type) {
    case 'NOTE':
      return texts.notes(actor, { noteIds: [id] });
    case 'PROJECT':
      return texts.notes(actor, { projectId: id });
    case 'INSIGHT':
      return texts.insight(actor, id);
    case 'TAG':
      return texts.highlights(actor, await findHighlights(actor, { tagId: id }));
    case 'FILTER':
      return texts.highlights(actor, await findHighlights(actor, { projectId: id, ...filterOfText(filter ?? '') }));
  }
}

/** Identifies the texts of sources, to notice their changes. */
export const digestsOf = (sources: readonly SummarySource[]): SummarizedSource[] =>
  sources.map(({ type, id, digest }) => ({ type, id, digest }));
