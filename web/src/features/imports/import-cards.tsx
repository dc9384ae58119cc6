import { lazy, Suspense } from 'react';
import { imports } from './started-imports.ts';

const ImportCard = lazy(async () => ({ default: (await import('./import-card.tsx')).ImportCard }));

/** Imports started in this tab, on every page until dismissed. */
export function ImportCards() {
  return imports.useStarted().map((one) => (
    <Suspense key={one.id}>
      <ImportCard started={one} onPutAway={() => imports.putAway(one.id)} />
    </Suspense>
  ));
}
