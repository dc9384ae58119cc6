import { redirect, type RouteObject } from 'react-router';
import { rootRedirect } from './entrance-gate.ts';

const sso = () => import('./auth-sso.tsx');
const oversight = () => import('./settings-oversight.tsx');

/** Sign-in, sign-up and workspace choice. All at the root address, except for the session handover. */
export const entranceScreens: RouteObject[] = [
  { path: '/', loader: rootRedirect },
  { path: '/auth/login', lazy: () => import('./auth-login.tsx') },
  { path: '/auth/sso', lazy: sso },
  { path: '/auth/sso-confirmed', lazy: async () => ({ Component: (await sso()).Confirmed }) },
  { path: '/auth/signup', lazy: () => import('./auth-signup.tsx') },
  { path: '/auth/second-factor', lazy: () => import('./auth-second-factor.tsx') },
  { path: '/auth/logout', lazy: () => import('./auth-logout.tsx') },
  { path: '/auth/confirm-email', lazy: () => import('./auth-confirm-email.tsx') },
  { path: '/auth/magic-login', lazy: () => import('./auth-magic-login.tsx') },
  { path: '/auth/reset-password', lazy: () => import('./auth-reset-password.tsx') },
  { path: '/auth/unlock', lazy: () => import('./auth-unlock.tsx') },
  { path: '/auth/find-workspace', lazy: () => import('./auth-find-workspace.tsx') },
  { path: '/auth/workspaces', lazy: () => import('./auth-workspaces.tsx') },
  { path: '/auth/support', lazy: () => import('./auth-support.tsx') },
  { path: '/auth/join-workspace', lazy: () => import('./auth-join-workspace.tsx') },
  { path: '/auth/create-workspace', lazy: () => import('./auth-create-workspace.tsx') },
  { path: '/auth/product-picker', lazy: () => import('./auth-product-picker.tsx') },
  { path: '/auth/accept-invite', lazy: () => import('./auth-accept-invite.tsx') },
  { path: '/auth/context', lazy: () => import('./auth-context.tsx') },
  ...['', '/confirm'].map((page): RouteObject => ({
    path: `/account/integration/oauth/:integration${page}`,
    lazy: () => import('./account-integration.tsx'),
  })),
  { path: '/integrations/authorize', lazy: () => import('./integrations-authorize.tsx') },
  ...['', '/success'].map((page): RouteObject => ({
    path: `/account/integration/shared-auth/:integration/challenge/:challenge${page}`,
    lazy: () => import('./shared-auth.tsx'),
  })),
  ...['/callback', '/users/oauth2/callback'].map((path): RouteObject => ({
    path,
    lazy: () => import('./callback.tsx'),
  })),
  { path: '/team-redirect/:teamId/*', lazy: () => import('./team-redirect.tsx') },
  { path: '/mailbox', lazy: () => import('./mailbox.tsx') },
];

/** Settings, inside the shell. */
export const settingsScreens: RouteObject[] = [
  { path: '/settings', lazy: () => import('./settings-workspace.tsx') },
  { path: '/settings/user/account', lazy: () => import('./settings-account.tsx') },
  { path: '/settings/user/security', lazy: () => import('./settings-user-security.tsx') },
  { path: '/settings/user/notifications', lazy: () => import('./settings-user-notifications.tsx') },
  { path: '/settings/user/integrations', lazy: () => import('./settings-user-integrations.tsx') },
  { path: '/settings/users', lazy: () => import('./settings-users.tsx') },
  { path: '/settings/people', lazy: () => import('./settings-people.tsx') },
  { path: '/settings/groups', lazy: () => import('./settings-groups.tsx') },
  { path: '/settings/authentication', lazy: () => import('./settings-authentication.tsx') },
  { path: '/settings/security', lazy: () => import('./settings-security.tsx') },
  ...['', '/:projectId', '/:projectId/note-fields', '/:projectId/insight-fields'].map((page): RouteObject => ({
    path: `/settings/fields${page}`,
    lazy: () => import('./settings-fields.tsx'),
  })),
  ...['', '/:projectId'].map((page): RouteObject => ({
    path: `/settings/tags${page}`,
    lazy: () => import('./settings-tags.tsx'),
  })),
  { path: '/settings/glossary', lazy: () => import('./settings-glossary.tsx') },
  ...['', '/insights', '/projects'].map((page): RouteObject => ({
    path: `/settings/templates${page}`,
    lazy: () => import('./settings-templates.tsx'),
  })),
  { path: '/settings/templates/insights/:insightId', lazy: () => import('./settings-template.tsx') },
  { path: '/settings/integrations', lazy: () => import('./settings-integrations.tsx') },
  { path: '/settings/extensions', lazy: () => import('./settings-extensions.tsx') },
  { path: '/settings/transcription', lazy: () => import('./settings-transcription.tsx') },
  { path: '/settings/remotion-demo', lazy: () => import('./settings-remotion-demo.tsx') },
  { path: '/settings/billing', lazy: () => import('./settings-billing.tsx') },
  { path: '/settings/billing/details', lazy: () => import('./settings-billing-details.tsx') },
  { path: '/settings/billing/plans', lazy: () => import('./settings-billing-plans.tsx') },
  { path: '/settings/billing/update', lazy: () => import('./settings-billing-update.tsx') },
  { path: '/settings/billing/demonstration/renewal', lazy: () => import('./settings-billing-renewal.tsx') },
  {
    path: '/settings/billing/demonstration/:checkoutId',
    lazy: () => import('./settings-billing-demonstration.tsx'),
  },
  { path: '/settings/plans', lazy: () => import('./settings-plans.tsx') },
  { path: '/settings/ai', lazy: () => import('./settings-ai.tsx') },
  { path: '/settings/bulk-import', lazy: () => import('./settings-bulk-import.tsx') },
  { path: '/settings/feedback', lazy: () => import('./settings-feedback.tsx') },
  { path: '/settings/webhooks', lazy: () => import('./settings-webhooks.tsx') },
  { path: '/settings/webhooks/:webhookId', lazy: () => import('./settings-webhook.tsx') },
  { path: '/settings/trash/:projectId?', lazy: () => import('./settings-trash.tsx') },
  { path: '/settings/data-retention', lazy: () => import('./data-retention.tsx') },
  { path: '/audit-log/:of?/:id?', lazy: () => import('./audit-log.tsx') },
  { path: '/settings/enterprise/:page/:filter?', lazy: async () => ({ Component: (await oversight()).Enterprise }) },
  { path: '/settings/projects', lazy: async () => ({ Component: (await oversight()).Projects }) },
  { path: '/settings/analytics', lazy: async () => ({ Component: (await oversight()).Analytics }) },
  { path: '/settings/audit', loader: () => redirect('/audit-log') },
  { path: '/settings/beta', lazy: () => import('./settings-beta.tsx') },
];
