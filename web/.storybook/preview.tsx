import '../src/theme/index.css';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { configure } from 'storybook/test';
import { createQueryClient } from '../src/kernel/queries/query-client.ts';
import { listenForKeys } from '../src/kernel/keys/listen.ts';
import { Providers } from '../src/kernel/providers.tsx';
import { clearToasts } from '../src/kernel/toasts.ts';
import { Toasts } from '../src/ui/toasts.tsx';

// As patient as the journeys are: a second is short on a machine that does other things as well.
configure({ asyncUtilTimeout: 5_000 });

/** What every story may count on, as in the app: theme, answers, an address (`parameters.address`), keys, toasts. */
const inTheApp: Decorator = (Story, { globals, parameters }) => {
  useEffect(listenForKeys, []);
  // A story keeps its decorator's state for as long as it is shown, so each begins with its own.
  const [client] = useState(createQueryClient);
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <>
              <Story />
              {!parameters.ownToasts && <Toasts />}
            </>
          ),
        },
      ],
      { initialEntries: [(parameters.address as string | undefined) ?? '/'] },
    ),
  );
  return (
    <Providers client={client} forceColorScheme={globals.theme === 'dark' ? 'dark' : 'light'}>
      <RouterProvider router={router} />
    </Providers>
  );
};

const preview: Preview = {
  decorators: [inTheApp],
  // Stories follow each other on one page: none starts with what the one before left behind.
  beforeEach: clearToasts,
  globalTypes: { theme: { toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true } } },
  initialGlobals: { theme: 'light' },
  parameters: { layout: 'padded', a11y: { test: 'error' }, controls: { disableSaveFromUI: true } },
};

export default preview;
