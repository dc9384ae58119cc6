import { createBrowserRouter, type RouteObject } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { itemRoutes } from './item-routes.tsx';
import { NotFound } from './not-found.tsx';
import { Shell, ShellOpening } from './shell.tsx';
import { openScreens, workspaceScreens } from './table.ts';

/** Every address: the screens of the workspace in its shell, the open ones (sign-in, shared pages) without it. */
export const routes: RouteObject[] = [
  { ErrorBoundary: ErrorPage, HydrateFallback: () => null, children: openScreens },
  {
    Component: Shell,
    HydrateFallback: ShellOpening,
    ErrorBoundary: ErrorPage,
    children: [
      // A fault of one screen leaves the shell standing.
      { ErrorBoundary: ErrorPage, children: [...workspaceScreens, ...itemRoutes, { path: '*', Component: NotFound }] },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
