import type { ReelSummary } from '@evident/domain/reels';

/** The page of a reel: that of its recording's note is known only there, so a reel opens in its project. */
export const reelPath = ({ id, projectId, source }: Pick<ReelSummary, 'id' | 'projectId' | 'source'>): string =>
  source?.type === 'INSIGHT' ? `/insights/${source.id}/reels/${id}` : `/projects/${projectId}/reels/${id}`;
