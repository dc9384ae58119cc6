import { Suspense, lazy, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../kernel/queries/query-client.ts';
import { Providers } from '../kernel/providers.tsx';
import { useStore } from '../kernel/store.ts';
import { clipStore } from '../player/clip.ts';
import { createRouter } from './router.tsx';

const ClipCorner = lazy(async () => ({ default: (await import('../player/clip-corner.tsx')).ClipCorner }));

export function App() {
  const [client] = useState(createQueryClient);
  const [router] = useState(createRouter);
  return (
    <Providers client={client}>
      <RouterProvider router={router} />
      <Corner />
    </Providers>
  );
}

/** The clip that plays, on whichever page the member is. */
function Corner() {
  return (
    useStore(clipStore) && (
      <Suspense>
        <ClipCorner />
      </Suspense>
    )
  );
}
