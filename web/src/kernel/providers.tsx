import { MantineProvider, localStorageColorSchemeManager, type MantineColorScheme } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { listenForKeys } from './keys/listen.ts';
import { theme } from '../theme/theme.ts';

const colorSchemes = localStorageColorSchemeManager({ key: 'evident-color-scheme' });

interface Props {
  client: QueryClient;
  forceColorScheme?: Exclude<MantineColorScheme, 'auto'>;
  children: ReactNode;
}

/**
 * Context of every component: theme, query client, keys, and a portal target. Theme variables come from stylesheets, not
 * from a style element.
 */
export function Providers({ client, forceColorScheme, children }: Props) {
  useEffect(listenForKeys, []);
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
