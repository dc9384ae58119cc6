import type { UseQueryResult } from '@tanstack/react-query';
import { Grid3x3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';

interface Props<Data> {
  of: UseQueryResult<Data>;
  empty: (data: Data) => boolean;
  /** Says what is counted. */
  hint?: string;
  children: (data: Data) => ReactNode;
}

/** The answer of a chart, or why there is none to show. */
export function Answered<Data>({
  of: { data, error, refetch },
  empty,
  hint = 'Only highlights with tags that match the filter are counted.',
  children,
}: Props<Data>) {
  if (data !== undefined)
    return empty(data) ? (
      <EmptyState icon={Grid3x3} title="Nothing to count yet">
        {hint}
      </EmptyState>
    ) : (
      children(data)
    );
  if (error)
    return (
      <FailedState
        title="The table could not be loaded"
        problem={error}
        kept="Nothing is lost."
        onRetry={() => void refetch()}
      />
    );
  return <ListSkeleton things="this table" />;
}
