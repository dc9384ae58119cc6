import { Suspense, type ComponentType } from 'react';
import { useKeys } from '../../kernel/keys/use-keys.ts';
import type { Peek, PeekKind } from '../../kernel/peek/peek.ts';
import { SurfaceContext } from '../../kernel/peek/surface.ts';
import { usePeek } from '../../kernel/peek/use-peek.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { Page } from '../layout/page.tsx';
import { FailedState } from '../states/failed-state.tsx';
import { ListSkeleton } from '../states/list-skeleton.tsx';
import styles from './peek-stack.module.css';

export interface ItemScreenProps {
  id: string;
  place?: string;
}

/** Screens by kind of item. */
export type ItemScreens = Partial<Record<PeekKind, ComponentType<ItemScreenProps>>>;

/** Peeks from the address, lowest first. Escape closes the top one. */
export function PeekStack({ screens }: { screens: ItemScreens }) {
  const { stack, close } = usePeek();
  const known = stack.filter(({ kind }) => screens[kind] !== undefined);
  useKeys([{ keys: 'Escape', label: 'Close the side panel', run: () => close() }], known.length > 0);
  if (known.length === 0) return null;
  const side = known.some(({ mode }) => mode === 'Side');
  return (
    <div className={styles.stack} data-side={side}>
      {known.some(({ mode }) => mode === 'Center') && <div className={styles.scrim} onClick={() => close()} />}
      {known.map((peek, at) => (
        <OpenItem
          key={`${peek.kind} ${peek.id}`}
          peek={peek}
          depth={at + 1}
          top={at === known.length - 1}
          screens={screens}
        />
      ))}
    </div>
  );
}

function OpenItem({ peek, depth, top, screens }: { peek: Peek; depth: number; top: boolean; screens: ItemScreens }) {
  const Screen = screens[peek.kind];
  if (!Screen) return null;
  return (
    <SurfaceContext value={{ as: peek.mode, depth, peek, top }}>
      <ErrorBoundary fallback={couldNotBeOpened}>
        <Suspense
          fallback={
            <Page title="" placeholder="Opening…">
              <ListSkeleton things={peek.kind} shape="text" count={3} />
            </Page>
          }
        >
          <Screen id={peek.id} place={peek.place} />
        </Suspense>
      </ErrorBoundary>
    </SurfaceContext>
  );
}

function couldNotBeOpened(problem: unknown, retry: () => void) {
  return (
    <Page title="Could not be opened">
      <FailedState title="This could not be opened" problem={problem} onRetry={retry} />
    </Page>
  );
}
