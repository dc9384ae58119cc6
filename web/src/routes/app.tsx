import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../kernel/queries/query-client.ts';
import { Providers } from '../kernel/providers.tsx';
import { createRouter } from './router.tsx';

export function App() {
  const [client] = useState(createQueryClient);
  const [router] = useState(createRouter);
  return (
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>
  );
}
