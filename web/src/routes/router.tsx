import { createBrowserRouter, type RouteObject } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { itemRoutes } from './item-routes.tsx';
import { NotFound } from './not-found.tsx';
import { ScreenOpening, Shell } from './shell.tsx';
import { openScreens, workspaceScreens } from './table.ts';

/** Every address: the screens of the workspace in its shell, the open ones (sign-in, shared pages) without it. */
export const routes: RouteObject[] = [
  { ErrorBoundary: ErrorPage, HydrateFallback: () => null, children: openScreens },
  {
    Component: Shell,
    ErrorBoundary: ErrorPage,
    children: [
      // A fault of one screen leaves the shell standing, and the first screen comes into a shell that is there already.
      {
        ErrorBoundary: ErrorPage,
        HydrateFallback: ScreenOpening,
        children: [...workspaceScreens, ...itemRoutes, { path: '*', Component: NotFound }],
      },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
