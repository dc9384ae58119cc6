import type { ReactNode } from 'react';
import { FailedState } from './failed-state.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

interface Props<Item> {
  of: { items: readonly Item[] | undefined; problem: unknown; again: () => void };
  /** Plural of the listed kind: `projects`. */
  things: string;
  shape?: 'rows' | 'cards' | 'text';
  /** Shown without any items. */
  empty: ReactNode;
  /** Renders the rows. */
  children: (items: readonly Item[]) => ReactNode;
}

/** List in each of its states: loading, failed, empty, stale or loaded. */
export function Listing<Item>({ of: { items, problem, again }, things, shape = 'rows', empty, children }: Props<Item>) {
  if (items === undefined) {
    if (problem)
      return (
        <FailedState
          title={`The ${things} could not be loaded`}
          problem={problem}
          kept="Nothing is lost."
          onRetry={again}
        />
      );
    return <ListSkeleton things={things} shape={shape} />;
  }
  return items.length === 0 ? empty : children(items);
}
