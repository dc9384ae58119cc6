import type { RichNode, Speakers } from '../content/index.ts';
import type { Uuid } from '../kernel/index.ts';
import type { Insight } from './insight.ts';

/** The published words of an insight. Readers see them until a newer publication takes their place; edits stay a draft. */
export interface Publication {
  id: Uuid;
  teamId: Uuid;
  insightId: Uuid;
  title: string;
  coverFileId: Uuid | null;
  content: RichNode;
  speakers: Speakers;
  text: string;
  /** Highlights in the order of the insight. */
  evidence: readonly Uuid[];
  /** The document version it was taken from. */
  version: number;
  createdBy: Uuid | null;
  createdAt: Date;
}

/** Whether an insight is on home, since when, by whom and with which words. */
export type PublicationState = Pick<Insight, 'publishedAt' | 'publishedBy' | 'publicationId'>;

export const publicationStateOf = ({ publishedAt, publishedBy, publicationId }: Insight): PublicationState => ({
  publishedAt,
  publishedBy,
  publicationId,
});
