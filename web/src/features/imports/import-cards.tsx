import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { imports } from './started-imports.ts';
import styles from './import-cards.module.css';

const ImportCard = lazy(async () => ({ default: (await import('./import-card.tsx')).ImportCard }));

/** Imports started in this tab, on every page until dismissed. */
export function ImportCards() {
  const started = imports.useStarted();
  const cards = useRef<HTMLElement>(null);
  const any = started.length > 0;
  useLayoutEffect(() => {
    if (!cards.current) return undefined;
    // Moves toasts above the cards.
    const observer = new ResizeObserver(([entry]) =>
      document.documentElement.style.setProperty('--cards-height', `${Math.ceil(entry!.contentRect.height)}px`),
    );
    observer.observe(cards.current);
    return () => {
      observer.disconnect();
      document.documentElement.style.removeProperty('--cards-height');
    };
  }, [any]);
  if (!any) return null;
  return (
    <section ref={cards} className={styles.cards} aria-label="Imports">
      {started.map((one) => (
        <Suspense key={one.id}>
          <ImportCard started={one} onPutAway={() => imports.putAway(one.id)} />
        </Suspense>
      ))}
    </section>
  );
}
