import { redirect, type RouteObject } from 'react-router';
import { entranceScreens, settingsScreens } from './entrance-routes.ts';
import { toProject } from './project-links.ts';

/** Screens inside the workspace's shell. One line each: the address and the file, which exports `Component`. */
export const workspaceScreens: RouteObject[] = [
  { path: '/start', lazy: () => import('./start.tsx') },
  { path: '/home', lazy: () => import('./home.tsx') },
  { path: '/ask', lazy: () => import('./ask.tsx') },
  { path: '/ask/:conversationId', lazy: () => import('./conversation.tsx') },
  ...['/search', '/search-next'].map((path): RouteObject => ({ path, lazy: () => import('./search.tsx') })),
  { path: '/explore', lazy: () => import('./explore.tsx') },
  { path: '/explore/following', lazy: () => import('./explore-following.tsx') },
  { path: '/explore/:savedFeedId', lazy: () => import('./feed.tsx') },
  { path: '/research', lazy: () => import('./research.tsx') },
  { path: '/research/:researchId', lazy: () => import('./research-report.tsx') },
  { path: '/dashboards', lazy: () => import('./dashboards.tsx') },
  { path: '/dashboards/:dashboardId/charts/:chartId', lazy: () => import('./dashboard-chart.tsx') },
  { path: '/docs', lazy: () => import('./docs.tsx') },
  { path: '/docs/:docId', lazy: () => import('./doc.tsx') },
  { path: '/agents', lazy: () => import('./agents.tsx') },
  { path: '/agents/:agentId', lazy: () => import('./agent.tsx') },
  { path: '/automations', lazy: () => import('./automations.tsx') },
  { path: '/automations/:automationId', lazy: () => import('./automation.tsx') },
  { path: '/onboarding', lazy: () => import('./onboarding.tsx') },
  { path: '/setup-workspace', lazy: () => import('./setup-workspace.tsx') },
  { path: '/project-setup', lazy: () => import('./project-setup.tsx') },
  { path: '/getting-started', lazy: () => import('./getting-started.tsx') },
  { path: '/notifications', lazy: () => import('./notifications.tsx') },
  ...settingsScreens,
  ...['/recent', '/recent/:filter'].map((path): RouteObject => ({ path, lazy: () => import('./recent.tsx') })),
  ...['/your-work', '/your-work/projects', '/your-work/insights'].map((path): RouteObject => ({
    path,
    lazy: () => import('./your-work.tsx'),
  })),
  ...['/browse', '/browse/folders', '/browse/created-by-you', '/browse/shared-with-you'].map((path): RouteObject => ({
    path,
    lazy: () => import('./browse.tsx'),
  })),
  { path: '/projects', loader: ({ request }) => redirect(`/projects/all-projects${new URL(request.url).search}`) },
  ...['all-projects', 'your-projects', 'shared-with-you', 'folders', 'list'].map((list): RouteObject => ({
    path: `/projects/${list}`,
    lazy: () => import('./projects.tsx'),
  })),
  { path: '/projects/new', lazy: () => import('./new-project.tsx') },
  { path: '/projects/:projectId', lazy: () => import('./project.tsx') },
  { path: '/projects/:projectId/readme', lazy: () => import('./project-readme.tsx') },
  ...['/projects/:projectId/settings', '/projects/:projectId/settings/access'].map((path): RouteObject => ({
    path,
    lazy: () => import('./project-settings.tsx'),
  })),
  ...['fields', 'note-fields', 'insight-fields', 'workspace-fields'].map((page): RouteObject => ({
    path: `/projects/:projectId/settings/${page}`,
    lazy: () => import('./project-fields.tsx'),
  })),
  { path: '/projects/:projectId/settings/transcription', lazy: () => import('./project-transcription.tsx') },
  { path: '/projects/:projectId/settings/extensions', lazy: () => import('./project-extensions.tsx') },
  { path: '/projects/:projectId/settings/ai', lazy: () => import('./project-ai.tsx') },
  ...['/projects/:projectId/tags', '/projects/:projectId/tags/b/:tagBoardId'].map((path): RouteObject => ({
    path,
    lazy: () => import('./project-tags.tsx'),
  })),
  ...['/v', '/v/:viewId'].map((page): RouteObject => ({
    path: `/projects/:projectId${page}`,
    lazy: () => import('./project-view.tsx'),
  })),
  ...['/v/:viewId/present', '/v/:viewId/present/:insightId', '/insights/present', '/insights/present/:insightId'].map(
    (page): RouteObject => ({ path: `/projects/:projectId${page}`, lazy: () => import('./present.tsx') }),
  ),
  { path: '/projects/:projectId/files', lazy: () => import('./project-files.tsx') },
  { path: '/f/:fileId', lazy: () => import('./file.tsx') },
  { path: '/projects/:projectId/canvas', lazy: () => import('./project-canvases.tsx') },
  { path: '/projects/:projectId/canvas/:canvasId', lazy: () => import('./canvas.tsx') },
  { path: '/projects/:projectId/reels', lazy: () => import('./project-reels.tsx') },
  ...['/projects/:projectId/reels/:reelId', '/insights/:insightId/reels/:reelId'].map((path): RouteObject => ({
    path,
    lazy: () => import('./reel.tsx'),
  })),
  ...['/data/:noteId/history', '/insights/:insightId/history'].map((path): RouteObject => ({
    path,
    lazy: () => import('./text-history.tsx'),
  })),
  { path: '/data/:noteId/reels/:fileId', lazy: () => import('./recording-reel.tsx') },
  { path: '/projects/:projectId/highlights', lazy: () => import('./project-highlights.tsx') },
  { path: '/projects/:projectId/activity', lazy: () => import('./project-activity.tsx') },
  { path: '/projects/:projectId/charts', lazy: () => import('./project-charts.tsx') },
  ...['insights', 'notes'].map((list): RouteObject => ({ path: `/projects/:projectId/${list}`, loader: toProject })),
  ...['/contacts', '/contacts/:personId'].map((path): RouteObject => ({ path, lazy: () => import('./contacts.tsx') })),
  ...['/folders/:id', '/folders/:id/projects', '/folders/:id/insights'].map((path): RouteObject => ({
    path,
    lazy: () => import('./folder.tsx'),
  })),
  ...['/view/:noteId', '/projects/:projectId/view/:noteId'].map((path): RouteObject => ({
    path,
    lazy: () => import('./note-permalink.tsx'),
  })),
];

/** Screens without the shell: sign-in and shared pages. */
export const openScreens: RouteObject[] = [
  ...entranceScreens,
  { path: '/unsubscribe', lazy: () => import('./unsubscribe.tsx') },
  ...['/p/:shareToken', '/p/data/:shareToken', '/public-object/:shareToken'].map((path): RouteObject => ({
    path,
    lazy: () => import('./public.tsx'),
  })),
  ...['highlights', 'reels', 'note-reels', 'tag-reels'].map((kind): RouteObject => ({
    path: `/embed/${kind}/:shareToken`,
    lazy: () => import('./embed.tsx'),
  })),
];
