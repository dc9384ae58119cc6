import { MantineProvider, localStorageColorSchemeManager, type MantineColorScheme } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme.ts';

const colorSchemes = localStorageColorSchemeManager({ key: 'evident-color-scheme' });

interface Props {
  client: QueryClient;
  forceColorScheme?: Exclude<MantineColorScheme, 'auto'>;
  children: ReactNode;
}

/** What every component may count on: the theme (its variables come from style sheets, not from a style element) the answers of the server, and a place for what opens above the page. */
export function Providers({ client, forceColorScheme, children }: Props) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      forceColorScheme={forceColorScheme}
      colorSchemeManager={colorSchemes}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
      <section id="above-the-page" aria-label="Menus and dialogs" />
    </MantineProvider>
  );
}
