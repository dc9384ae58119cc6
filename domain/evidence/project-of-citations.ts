import type { Citation } from './citation.ts';

/** The project that most citations are from, the first one of equals; null without any. */
export function projectOfCitations(citations: readonly Pick<Citation, 'projectId'>[]): string | null {
  const counts = new Map<string, number>();
  for (const { projectId } of citations)
    if (projectId !== null) counts.set(projectId, (counts.get(projectId) ?? 0) + 1);
  let most: string | null = null;
  for (const [projectId, count] of counts) if (most === null || count > counts.get(most)!) most = projectId;
  return most;
}
