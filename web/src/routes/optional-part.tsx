import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

/** A part of the shell that is loaded later. If it cannot be, the screen stays. */
export const OptionalPart = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={nothing}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

const nothing = () => null;

/** A component of its own chunk, which is loaded again when the connection is back. */
export const part = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const loaded = await load().catch(async (error: unknown) => {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return load();
    });
    return { default: loaded };
  });
