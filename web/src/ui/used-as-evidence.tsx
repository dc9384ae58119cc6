import type { DependentsView } from '@evident/domain/trash';

interface Props {
  dependents: Pick<DependentsView, 'insights' | 'insightCount'>;
  /** Start of the sentence. */
  lead?: string;
}

/** "Used as evidence in 3 insights: A, B and 1 you cannot see." Renders nothing if unused. */
export function UsedAsEvidence({ dependents: { insights, insightCount }, lead = 'Used as evidence' }: Props) {
  if (insightCount === 0) return null;
  const others = insightCount - insights.length;
  const names = [
    ...insights.map(({ title }) => title || 'Untitled insight'),
    ...(others > 0 ? [insights.length === 0 ? 'none that you can see' : `and ${others} more`] : []),
  ];
  return (
    <p>
      {lead} in {insightCount === 1 ? '1 insight' : `${insightCount} insights`}: {names.join(', ')}.
    </p>
  );
}
