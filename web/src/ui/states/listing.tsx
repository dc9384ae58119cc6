import type { ReactNode } from 'react';
import { FailedState } from './failed-state.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

interface Props<Item> {
  of: { items: readonly Item[] | undefined; problem: unknown; again: () => void };
  /** The product's word for what is listed, in the plural: `projects`. */
  things: string;
  shape?: 'rows' | 'cards' | 'text';
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** The rows. */
  children: (items: readonly Item[]) => ReactNode;
}

/** A list in each of its states: coming, failed, empty, out of date, or there. */
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
