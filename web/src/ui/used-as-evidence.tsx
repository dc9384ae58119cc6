import type { DependentsView } from '@evident/domain/trash';

/** "Used as evidence in 3 insights: A, B and 1 you cannot see." Nothing when no insight uses it. */
export function UsedAsEvidence({ dependents: { insights, insightCount } }: { dependents: Pick<DependentsView, 'insights' | 'insightCount'> }) {
  if (insightCount === 0) return null;
  const others = insightCount - insights.length;
  const names = [...insights.map(({ title }) => title || 'Untitled insight'), ...(others > 0 ? [insights.length === 0 ? 'none that you can see' : `and ${others} more`] : [])];
  return <p>Used as evidence in {insightCount === 1 ? '1 insight' : `${insightCount} insights`}: {names.join(', ')}.</p>;
}
