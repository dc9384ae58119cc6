import type { Source } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Summary, SummarySettings, SummaryTarget } from '@evident/domain/summaries';

export interface StoredSummary extends Omit<Summary, 'contributors' | 'editedBy' | 'teamId' | 'createdBy'> {
  readonly contributors: readonly { readonly id: Uuid; readonly name: string }[];
  /** Started by the automatic feature. */
  readonly automatic: boolean;
  readonly editedBy: { readonly id: Uuid; readonly name: string } | null;
}

/** Summaries for display, in projects visible to the actor. */
export interface SummaryReader {
  /** Newest first. */
  ofTarget(actor: Actor, target: SummaryTarget): Promise<StoredSummary[]>;
  summary(actor: Actor, summaryId: Uuid): Promise<StoredSummary | null>;
  /** Null if the actor cannot see the project. */
  defaults(actor: Actor, projectId: Uuid): Promise<SummarySettings | null>;
  /** The project of an object that the actor can see; otherwise null. */
  projectOf(actor: Actor, target: Pick<SummaryTarget, 'type' | 'id'>): Promise<Uuid | null>;
}

/** A source with a digest of its text. */
export interface SummarySource extends Source {
  readonly digest: string;
}

/** Texts to summarize, as far as the actor can see them. */
export interface SummarySources {
  /** Notes, or all those of a project, that are not archived; oldest first. */
  notes(
    actor: Actor,
    of: { readonly noteIds: readonly Uuid[] } | { readonly projectId: Uuid },
  ): Promise<SummarySource[]>;
  /** An insight, as published if it is, and the highlights of its project that it rests on. */
  insight(actor: Actor, insightId: Uuid): Promise<SummarySource[]>;
  /** Highlights of notes that are not archived; in the given order. */
  highlights(actor: Actor, highlightIds: readonly Uuid[]): Promise<SummarySource[]>;
}
