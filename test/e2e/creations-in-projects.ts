import { type Creation, ENTER, button } from './creation.ts';
import { select } from './select-words.ts';

/** Tags, comments and what is on a canvas. */
export const CREATIONS_IN_PROJECTS: readonly Creation[] = [
  {
    makes: 'tag board',
    path: ({ projectId }) => `/projects/${projectId}/tags`,
    press: button('New board'),
    name: 'growth journey',
    then: ENTER,
    read: ({ projectId }) => `/projects/${projectId}/tag-boards`,
  },
  {
    makes: 'first tag board',
    path: ({ emptyId }) => `/projects/${emptyId}/tags`,
    press: button('Create tag board'),
    name: 'Themes here',
    then: ENTER,
    read: ({ emptyId }) => `/projects/${emptyId}/tag-boards`,
  },
  {
    makes: 'tag group',
    path: ({ projectId }) => `/projects/${projectId}/tags`,
    press: button('New group'),
    name: 'great idea',
    then: ENTER,
    next: 'group two',
    read: ({ projectId }) => `/projects/${projectId}/tag-boards`,
  },
  {
    makes: 'tag',
    path: ({ projectId }) => `/projects/${projectId}/tags`,
    press: button('Add a tag'),
    name: 'grumbling',
    then: ENTER,
    next: 'Missing information',
    read: ({ projectId }) => `/projects/${projectId}/tag-boards`,
  },
  {
    makes: 'tag of selected words',
    path: ({ noteId }) => `/data/${noteId}`,
    press: async (page) => {
      await select(page, 'ask a colleague');
      await page.keyboard.press('t');
    },
    name: 'Missing things',
    then: ENTER,
    next: 'ill at ease',
    read: ({ noteId }) => `/notes/${noteId}/highlights`,
  },
  {
    makes: 'comment',
    path: ({ noteId }) => `/data/${noteId}`,
    press: async (page) => {
      await select(page, 'I never trust');
      await page.keyboard.press('c');
    },
    name: 'Worth asking',
    then: ['Control+Enter'],
    read: ({ noteId }) => `/comment-threads?objectType=NOTE&objectId=${noteId}`,
  },
  {
    makes: 'canvas',
    path: ({ projectId }) => `/projects/${projectId}/canvas`,
    press: button('Create canvas'),
    name: 'grouping',
    then: ENTER,
    read: ({ projectId }) => `/projects/${projectId}/canvases`,
  },
  {
    makes: 'text on a canvas',
    path: ({ projectId, canvasId }) => `/projects/${projectId}/canvas/${canvasId}`,
    press: button('Add text'),
    name: 'Costs grow with pods',
    then: ['Escape'],
    read: ({ canvasId }) => `/canvases/${canvasId}`,
  },
  {
    makes: 'text on a canvas by key',
    path: ({ projectId, canvasId }) => `/projects/${projectId}/canvas/${canvasId}`,
    press: async (page) => {
      await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
      await page.keyboard.press('t');
    },
    name: 'tours take long',
    then: ['Escape'],
    read: ({ canvasId }) => `/canvases/${canvasId}`,
  },
  {
    makes: 'group on a canvas',
    path: ({ projectId, canvasId }) => `/projects/${projectId}/canvas/${canvasId}`,
    press: async (page) => {
      await page.keyboard.press('Escape');
      await button('Add a group')(page);
    },
    name: 'trust grows',
    then: ENTER,
    read: ({ canvasId }) => `/canvases/${canvasId}`,
  },
  {
    makes: 'group of selected objects',
    path: ({ projectId, canvasId }) => `/projects/${projectId}/canvas/${canvasId}`,
    press: async (page) => {
      await page.locator('.react-flow__node-text').first().click();
      await page.keyboard.press('Control+g');
    },
    name: 'reasons left',
    then: ENTER,
    read: ({ canvasId }) => `/canvases/${canvasId}`,
  },
  {
    makes: 'tag group by the palette',
    path: ({ projectId }) => `/projects/${projectId}/tags`,
    press: async (page) => {
      await page.getByRole('button', { name: 'New group' }).waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('New tag group', { delay: 30 });
      await page.keyboard.press('Enter');
    },
    name: 'gates here',
    then: ENTER,
    read: ({ projectId }) => `/projects/${projectId}/tag-boards`,
  },
];
