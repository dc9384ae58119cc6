import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { loadChunk } from '../kernel/load-chunk.ts';
import { showToast } from '../kernel/toasts.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

interface Props {
  /** Names a part that is seen or asked for, so that a message says that it is missing. Parts without a name only help others. */
  name?: string;
  children: ReactNode;
}

/** A part of the shell that is loaded later. If it cannot be, the screen stays. */
export const OptionalPart = ({ name, children }: Props) => (
  <ErrorBoundary fallback={() => (name === undefined ? null : <Missing name={name} />)}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

function Missing({ name }: { name: string }) {
  useEffect(() => {
    showToast({
      tone: 'danger',
      title: `${name} could not be loaded`,
      message: 'Reload the page to try again. Your work stays as it is.',
    });
  }, [name]);
  return null;
}

/** A component of its own chunk, which is loaded again when the connection is back. */
export const part = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const loaded = await loadChunk(load).catch(async (error: unknown) => {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return loadChunk(load);
    });
    return { default: loaded };
  });
