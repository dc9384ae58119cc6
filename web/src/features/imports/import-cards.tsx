import { lazy, Suspense } from 'react';
import { imports } from './started-imports.ts';
import styles from './import-cards.module.css';

const ImportCard = lazy(async () => ({ default: (await import('./import-card.tsx')).ImportCard }));

/** Imports started in this tab, on every page until dismissed. */
export function ImportCards() {
  const started = imports.useCards();
  if (started.length === 0) return null;
  return (
    <section className={styles.imports} aria-label="Imports">
      {started.map((one) => (
        <Suspense key={one.id}>
          <ImportCard started={one} onPutAway={() => imports.putAway(one.id)} />
        </Suspense>
      ))}
    </section>
  );
}
