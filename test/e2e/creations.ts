import { type Creation, ENTER, button, menu } from './creation.ts';
import { CREATIONS_IN_PROJECTS } from './creations-in-projects.ts';

/** Every action that creates something with a name or a text. */
export const CREATIONS: readonly Creation[] = [
  ...CREATIONS_IN_PROJECTS,
  {
    makes: 'note',
    path: ({ projectId }) => `/projects/${projectId}`,
    press: button('New note'),
    name: 'grow hints',
    then: ENTER,
    read: ({ projectId }) => `/projects/${projectId}/notes`,
  },
  {
    makes: 'insight',
    path: ({ projectId }) => `/projects/${projectId}`,
    press: button('New insight'),
    name: 'Missing information',
    then: ENTER,
    read: ({ projectId }) => `/projects/${projectId}/insights`,
  },
  {
    makes: 'project',
    path: () => '/home',
    press: menu('Add a project or a folder', 'New project'),
    name: 'Grace period',
    then: ENTER,
    read: () => '/projects',
  },
  {
    makes: 'folder',
    path: () => '/home',
    press: menu('Add a project or a folder', 'New folder…'),
    name: 'great finds',
    then: ENTER,
    read: () => '/folders',
  },
  {
    makes: 'view',
    path: ({ projectId }) => `/projects/${projectId}/v/notes`,
    press: button('Save as view…'),
    name: 'gripes here',
    then: ENTER,
    read: ({ projectId }) => `/projects/${projectId}/views`,
  },
  {
    makes: 'dashboard',
    path: () => '/dashboards',
    press: button('New dashboard'),
    name: 'growth',
    then: ENTER,
    read: () => '/dashboards',
  },
  {
    makes: 'chart',
    path: ({ dashboardId }) => `/dashboards#${dashboardId}`,
    press: async (page) => {
      // The projects to choose from are loaded.
      await page.getByRole('link', { name: 'Typing' }).waitFor();
      await button('Add chart')(page);
    },
    name: 'grouped tags',
    then: ENTER,
    read: ({ dashboardId }) => `/dashboards/${dashboardId}`,
  },
  {
    makes: 'channel',
    path: () => '/channels',
    press: button('New channel'),
    name: 'growing inbox',
    then: ENTER,
    read: () => '/channels',
  },
  {
    makes: 'doc',
    path: () => '/docs',
    press: button('New doc'),
    name: 'great handover',
  },
  {
    makes: 'feed',
    path: () => '/explore',
    press: button('Save feed'),
    name: 'growing feed',
    then: ENTER,
    read: () => '/feeds',
  },
  {
    makes: 'contact',
    path: () => '/contacts',
    press: button('Create contact'),
    name: 'Grace Hopper',
    then: ENTER,
    read: () => '/people',
  },
  {
    makes: 'field',
    path: ({ projectId }) => `/projects/${projectId}/settings/note-fields`,
    press: button('Create field'),
    name: 'Height group',
    then: ENTER,
    read: ({ projectId }) => `/projects/${projectId}/fields`,
  },
  {
    makes: 'automation',
    path: () => '/automations',
    press: async (page) => {
      await button('New automation')(page);
      await button('Start from nothing')(page);
    },
    name: 'greet them',
  },
  {
    makes: 'search by key',
    path: () => '/home',
    press: async (page) => {
      await page
        .getByRole('button', { name: /^Search/ })
        .first()
        .waitFor();
      await page.keyboard.press('/');
    },
    name: 'ghost hints',
  },
  {
    makes: 'title by key',
    path: ({ projectId, canvasId }) => `/projects/${projectId}/canvas/${canvasId}`,
    press: async (page) => {
      await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
      await page.keyboard.press('e');
    },
    name: 'growing map',
    then: ENTER,
    read: ({ projectId }) => `/projects/${projectId}/canvases`,
  },
  {
    makes: 'access token',
    path: () => '/settings/user/account',
    press: button('New token'),
    name: 'nightly task',
    then: ENTER,
    read: () => '/me/tokens',
  },
  {
    makes: 'template',
    path: () => '/settings/templates',
    press: button('Create template'),
    name: 'guided tour',
    then: ENTER,
    read: () => '/templates',
  },
  {
    makes: 'term',
    path: () => '/settings/glossary',
    press: button('New term'),
    name: 'golden signals',
    then: ENTER,
    read: () => '/glossary',
  },
];
