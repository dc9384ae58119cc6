import '../src/theme/index.css';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { configure } from 'storybook/test';
import { createQueryClient } from '../src/kernel/queries/query-client.ts';
import { Providers } from '../src/kernel/providers.tsx';
import { clearToasts } from '../src/kernel/toasts.ts';
import { Toasts } from '../src/ui/toasts.tsx';

// Same timeout as the end-to-end tests; a second is too short on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

/** Environment of every story, as in the app: theme, responses, URL (`parameters.address`), keys, toasts. */
const inTheApp: Decorator = (Story, { globals, parameters }) => {
  // Storybook keeps decorator state while a story is shown, so each gets its own client.
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
  // Stories share one page; remove toasts of the previous one.
  beforeEach: clearToasts,
  globalTypes: { theme: { toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true } } },
  initialGlobals: { theme: 'light' },
  parameters: { layout: 'padded', a11y: { test: 'error' }, controls: { disableSaveFromUI: true } },
};

export default preview;
