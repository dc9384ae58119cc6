import { redirect, type RouteObject } from 'react-router';
import { entranceScreens, settingsScreens } from './entrance-routes.ts';
import { toTab } from './project-links.ts';

/** Pages with the tabs of their hub. */
const hubScreens: RouteObject[] = [
  { path: '/start', lazy: () => import('./start.tsx') },
  ...['/recent', '/recent/:filter'].map((path): RouteObject => ({ path, lazy: () => import('./recent.tsx') })),
  ...['/your-work', '/your-work/projects', '/your-work/insights'].map((path): RouteObject => ({
    path,
    lazy: () => import('./your-work.tsx'),
  })),
  { path: '/notifications', lazy: () => import('./notifications.tsx') },
  { path: '/home', lazy: () => import('./home.tsx') },
  { path: '/explore', lazy: () => import('./explore.tsx') },
  { path: '/explore/following', lazy: () => import('./explore-following.tsx') },
  { path: '/explore/:savedFeedId', lazy: () => import('./feed.tsx') },
  { path: '/ask', lazy: () => import('./ask.tsx') },
  { path: '/ask/:conversationId', lazy: () => import('./conversation.tsx') },
  { path: '/research', lazy: () => import('./research.tsx') },
  { path: '/research/:researchId', lazy: () => import('./research-report.tsx') },
  { path: '/agents', lazy: () => import('./agents.tsx') },
  { path: '/agents/:agentId', lazy: () => import('./agent.tsx') },
  { path: '/automations', lazy: () => import('./automations.tsx') },
  { path: '/automations/:automationId', lazy: () => import('./automation.tsx') },
  { path: '/docs', lazy: () => import('./docs.tsx') },
  { path: '/docs/:docId', lazy: () => import('./doc.tsx') },
];

/** Pages with the tabs of their project. */
const projectScreens: RouteObject[] = [
  { index: true, lazy: () => import('./project.tsx') },
  { path: 'readme', lazy: () => import('./project-readme.tsx') },
  ...['settings', 'settings/access'].map((path): RouteObject => ({
    path,
    lazy: () => import('./project-settings.tsx'),
  })),
  ...['fields', 'note-fields', 'insight-fields', 'workspace-fields'].map((page): RouteObject => ({
    path: `settings/${page}`,
    lazy: () => import('./project-fields.tsx'),
  })),
  { path: 'settings/transcription', lazy: () => import('./project-transcription.tsx') },
  { path: 'settings/extensions', lazy: () => import('./project-extensions.tsx') },
  { path: 'settings/data-retention', lazy: () => import('./data-retention.tsx') },
  { path: 'settings/ai', lazy: () => import('./project-ai.tsx') },
  ...['tags', 'tags/b/:tagBoardId'].map((path): RouteObject => ({ path, lazy: () => import('./project-tags.tsx') })),
  ...['v', 'v/:viewId'].map((path): RouteObject => ({ path, lazy: () => import('./project-view.tsx') })),
  { path: 'files', lazy: () => import('./project-files.tsx') },
  { path: 'canvas', lazy: () => import('./project-canvases.tsx') },
  { path: 'canvas/:canvasId', lazy: () => import('./canvas.tsx') },
  { path: 'reels', lazy: () => import('./project-reels.tsx') },
  { path: 'reels/:reelId', lazy: () => import('./reel.tsx') },
  { path: 'highlights', lazy: () => import('./project-highlights.tsx') },
  { path: 'activity', lazy: () => import('./project-activity.tsx') },
  { path: 'charts', lazy: () => import('./project-charts.tsx') },
  ...['insights', 'notes'].map((path): RouteObject => ({ path, loader: toTab })),
  { path: '*', lazy: () => import('./unknown.tsx') },
];

/** Screens inside the workspace's shell. One line each: the address and the file, which exports `Component`. */
export const workspaceScreens: RouteObject[] = [
  { lazy: () => import('./hub-frame.tsx'), children: hubScreens },
  { path: '/projects/:projectId', lazy: () => import('./project-frame.tsx'), children: projectScreens },
  ...['/search', '/search-next'].map((path): RouteObject => ({ path, lazy: () => import('./search.tsx') })),
  { path: '/channels', lazy: () => import('./channels.tsx') },
  ...[
    '',
    '/data/:datumData?',
    '/outliers/:datumData?',
    '/themes/:themeId/data?/:datumData?',
    '/t/:topicId/data?/:datumData?',
  ].map((page): RouteObject => ({ path: `/channels/:channelId${page}`, lazy: () => import('./channel-screen.tsx') })),
  { path: '/dashboards', lazy: () => import('./dashboards.tsx') },
  { path: '/dashboards/:dashboardId/charts/:chartId', lazy: () => import('./dashboard-chart.tsx') },
  { path: '/onboarding', lazy: () => import('./onboarding.tsx') },
  { path: '/setup-workspace', lazy: () => import('./setup-workspace.tsx') },
  { path: '/project-setup', lazy: () => import('./project-setup.tsx') },
  { path: '/getting-started', lazy: () => import('./getting-started.tsx') },
  ...settingsScreens,
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
  ...['/v/:viewId/present', '/v/:viewId/present/:insightId', '/insights/present', '/insights/present/:insightId'].map(
    (page): RouteObject => ({ path: `/projects/:projectId${page}`, lazy: () => import('./present.tsx') }),
  ),
  { path: '/f/:fileId', lazy: () => import('./file.tsx') },
  { path: '/insights/:insightId/reels/:reelId', lazy: () => import('./reel.tsx') },
  ...['/data/:noteId/history', '/insights/:insightId/history'].map((path): RouteObject => ({
    path,
    lazy: () => import('./text-history.tsx'),
  })),
  { path: '/data/:noteId/reels/:fileId', lazy: () => import('./recording-reel.tsx') },
  ...['/contacts', '/contacts/:personId'].map((path): RouteObject => ({ path, lazy: () => import('./contacts.tsx') })),
  ...['/folders/:id', '/folders/:id/projects', '/folders/:id/channels', '/folders/:id/insights'].map(
    (path): RouteObject => ({
      path,
      lazy: () => import('./folder.tsx'),
    }),
  ),
  ...['/view/:noteId', '/projects/:projectId/view/:noteId'].map((path): RouteObject => ({
    path,
    lazy: () => import('./note-permalink.tsx'),
  })),
];

/** Screens without the shell: sign-in and shared pages. */
export const openScreens: RouteObject[] = [
  ...entranceScreens,
  { path: '/recruit/booking/:externalBookingId', lazy: () => import('./booking.tsx') },
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
