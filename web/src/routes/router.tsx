import { createBrowserRouter, type RouteObject } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { itemRoutes } from './item-routes.tsx';
import { loadedInTime } from './loaded-in-time.ts';
import { ScreenOpening, Shell } from './shell.tsx';
import { openScreens, workspaceScreens } from './table.ts';

/** All routes: workspace screens in the shell, public ones (sign-in, shared pages) without it. */
export const routes: RouteObject[] = loadedInTime([
  { ErrorBoundary: ErrorPage, HydrateFallback: () => null, children: openScreens },
  {
    Component: Shell,
    ErrorBoundary: ErrorPage,
    children: [
      // An error in a screen leaves the shell in place. The shell renders before the first screen.
      {
        ErrorBoundary: ErrorPage,
        HydrateFallback: ScreenOpening,
        children: [...workspaceScreens, ...itemRoutes, { path: '*', lazy: () => import('./unknown.tsx') }],
      },
    ],
  },
]);

export function createRouter() {
  return createBrowserRouter(routes);
}
