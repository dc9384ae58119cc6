import { canCreate as CREATES, managesWorkspaceContent as MANAGES } from '@evident/domain/permissions';
import {
  Bell,
  BellRing,
  Cable,
  FlaskConical,
  Gauge,
  KeyRound,
  LockKeyhole,
  MessageSquare,
  Plug,
  Scale,
  ScrollText,
  Settings,
  ShieldCheck,
  Sparkles,
  UserRound,
  UsersRound,
  UserPlus,
  Webhook,
} from 'lucide-react';
import type { Who } from '../kernel/who.ts';
import { CONTENT_PLACES } from './content-places.ts';
import { ADMINS, type SettingsPlace } from './settings-place.ts';

/** The settings pages in groups, for navigation and the command palette. */
const settingsGroups: readonly { title: string; places: readonly SettingsPlace[] }[] = [
  {
    title: 'You',
    places: [
      {
        title: 'Account',
        to: '/settings/user/account',
        icon: UserRound,
        command: 'Your account',
        keywords: 'e-mail access tokens connected programs oauth mcp picture export delete',
      },
      {
        title: 'Your security',
        to: '/settings/user/security',
        icon: ShieldCheck,
        command: 'Your security',
        keywords: 'password two-step authenticator sessions sign-in history',
      },
      {
        title: 'Notifications',
        to: '/settings/user/notifications',
        icon: Bell,
        command: 'Notification settings',
        keywords: 'mentions comments mail email digest unsubscribe',
      },
      {
        title: 'Connected accounts',
        to: '/settings/user/integrations',
        icon: Cable,
        command: 'Your connected accounts',
        keywords: 'slack connect accounts save messages',
      },
      {
        title: 'Feedback',
        to: '/settings/feedback',
        icon: MessageSquare,
        command: 'Send feedback about Evident',
        keywords: 'help support problem idea rating contact',
      },
    ],
  },
  {
    title: 'Workspace',
    places: [
      {
        title: 'General',
        to: '/settings',
        icon: Settings,
        command: 'Workspace settings',
        keywords: 'name address logo color region company delete',
        isFor: MANAGES,
      },
      {
        title: 'Members',
        to: '/settings/users',
        icon: UserPlus,
        command: 'Invite people',
        keywords: 'members roles users people',
        isFor: CREATES,
      },
      {
        title: 'Groups',
        to: '/settings/groups',
        icon: UsersRound,
        command: 'Groups of people',
        keywords: 'teams members',
        isFor: CREATES,
      },
      {
        title: 'Security',
        to: '/settings/security',
        icon: LockKeyhole,
        command: 'Security of the workspace',
        keywords: 'join domain sign-up two-step sessions tokens',
        isFor: ADMINS,
      },
      {
        title: 'Authentication',
        to: '/settings/authentication',
        icon: KeyRound,
        command: 'Single sign-on and provisioning',
        keywords: 'sso saml oidc openid okta entra azure google directory domains scim',
        isFor: ADMINS,
      },
      {
        title: 'AI',
        to: '/settings/ai',
        icon: Sparkles,
        command: 'AI settings',
        keywords:
          'language model provider region usage tokens switch connection suggest highlights tags redact automatic',
        isFor: CREATES,
      },
      {
        title: 'Integrations',
        to: '/settings/integrations',
        icon: Plug,
        command: 'Integrations',
        keywords: 'slack connect apps services channels',
        isFor: ADMINS,
      },
      {
        title: 'Webhooks',
        to: '/settings/webhooks',
        icon: Webhook,
        command: 'Webhooks',
        keywords: 'integrations zapier n8n events programs api deliveries',
        isFor: CREATES,
      },
      {
        title: 'Audit log',
        to: '/audit-log',
        icon: ScrollText,
        command: 'Audit log',
        keywords: 'sign-ins history',
        isFor: ADMINS,
      },
      {
        title: 'Dashboard',
        to: '/settings/enterprise/dashboard',
        icon: Gauge,
        command: 'Enterprise dashboard',
        keywords: 'members seats storage sign-ins figures all workspaces',
        isFor: ADMINS,
      },
      {
        title: 'Alerts',
        to: '/settings/enterprise/alerts',
        icon: BellRing,
        command: 'Alerts of the workspace',
        keywords: 'security events incidents violations failed sign-ins',
        isFor: ADMINS,
      },
      {
        title: 'Rules',
        to: '/settings/enterprise/rules',
        icon: Scale,
        command: 'Rules of the workspace',
        keywords: 'policies guests exports public links two-step compliance',
        isFor: ADMINS,
      },
      {
        title: 'Beta features',
        to: '/settings/beta',
        icon: FlaskConical,
        command: 'Beta features',
        keywords: 'flags experiments',
        isFor: ADMINS,
      },
    ],
  },
  CONTENT_PLACES,
];

/** The settings pages that a member can use, in groups. */
export const settingsGroupsOf = (who: Who | null): typeof settingsGroups =>
  settingsGroups
    .map(({ title, places }) => ({
      title,
      places: places.filter(({ isFor }) => isFor === undefined || (who !== null && isFor(who.member))),
    }))
    .filter(({ places }) => places.length > 0);
