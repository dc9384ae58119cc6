import type { RichNode, Speakers } from '../content/index.ts';
import type { Uuid } from '../kernel/index.ts';
import type { Insight } from './insight.ts';

/** A quote as it was when an insight was published. Redaction and erasure reach its words too. */
export interface PublishedQuote {
  readonly highlightId: Uuid;
  readonly noteId: Uuid;
  readonly projectId: Uuid;
  /** Null once something in its note was redacted. */
  readonly text: string | null;
  readonly contradicts: boolean;
}
export type PublishedQuotes = readonly PublishedQuote[];

/** A published version of an insight. Readers see it until a newer publication replaces it; edits stay a draft. */
export interface Publication {
  id: Uuid;
  teamId: Uuid;
  insightId: Uuid;
  title: string;
  coverFileId: Uuid | null;
  content: RichNode;
  speakers: Speakers;
  text: string;
  /** Highlights in document order. */
  evidence: readonly Uuid[];
  /** The evidence as it was at publication. */
  quotes: PublishedQuotes;
  /** Version of the source document. */
  version: number;
  createdBy: Uuid | null;
  createdAt: Date;
}

/** Whether, when and by whom an insight was published, and which version. */
export type PublicationState = Pick<Insight, 'publishedAt' | 'publishedBy' | 'publicationId'>;

export const publicationStateOf = ({ publishedAt, publishedBy, publicationId }: Insight): PublicationState => ({
  publishedAt,
  publishedBy,
  publicationId,
});
