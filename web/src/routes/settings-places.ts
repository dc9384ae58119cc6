import {
  Bell,
  Blocks,
  Cable,
  ContactRound,
  FlaskConical,
  LayoutTemplate,
  ListChecks,
  LockKeyhole,
  Mic,
  Plug,
  ScrollText,
  Settings,
  ShieldCheck,
  Sparkles,
  Tags,
  Trash2,
  UserRound,
  UsersRound,
  UserPlus,
  Webhook,
  type LucideIcon,
} from 'lucide-react';

interface SettingsPlace {
  title: string;
  to: string;
  icon: LucideIcon;
  command: string;
  keywords: string;
}

/** The settings pages, for navigation and the command palette. */
export const settingsPlaces: readonly SettingsPlace[] = [
  {
    title: 'Account',
    to: '/settings/user/account',
    icon: UserRound,
    command: 'Your account',
    keywords: 'e-mail access tokens picture export delete',
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
    title: 'People',
    to: '/settings/users',
    icon: UserPlus,
    command: 'Invite people',
    keywords: 'members roles users people',
  },
  { title: 'Groups', to: '/settings/groups', icon: UsersRound, command: 'Groups of people', keywords: 'teams members' },
  {
    title: 'Contacts',
    to: '/settings/people',
    icon: ContactRound,
    command: 'Settings of contacts',
    keywords: 'people participants access import origin',
  },
  {
    title: 'Workspace',
    to: '/settings',
    icon: Settings,
    command: 'Workspace settings',
    keywords: 'name address logo color region company delete',
  },
  {
    title: 'Security',
    to: '/settings/security',
    icon: LockKeyhole,
    command: 'Security of the workspace',
    keywords: 'join domain sign-up two-step sessions tokens',
  },
  {
    title: 'Fields',
    to: '/settings/fields',
    icon: ListChecks,
    command: 'Fields of the workspace',
    keywords: 'custom properties attributes metadata',
  },
  {
    title: 'Tags',
    to: '/settings/tags',
    icon: Tags,
    command: 'Tags of the workspace',
    keywords: 'boards code book codes taxonomy templates',
  },
  {
    title: 'Templates',
    to: '/settings/templates',
    icon: LayoutTemplate,
    command: 'Templates of the workspace',
    keywords: 'insight project report usability interview survey weekly',
  },
  {
    title: 'Extensions',
    to: '/settings/extensions',
    icon: Blocks,
    command: 'Extensions of the workspace',
    keywords: 'fields boards templates sets install',
  },
  {
    title: 'Transcription',
    to: '/settings/transcription',
    icon: Mic,
    command: 'Transcription settings',
    keywords: 'transcripts language vocabulary minutes recordings',
  },
  {
    title: 'AI',
    to: '/settings/ai',
    icon: Sparkles,
    command: 'AI settings',
    keywords: 'language model provider region usage tokens switch connection suggest highlights tags redact automatic',
  },
  {
    title: 'Integrations',
    to: '/settings/integrations',
    icon: Plug,
    command: 'Integrations',
    keywords: 'slack connect apps services channels',
  },
  {
    title: 'Webhooks',
    to: '/settings/webhooks',
    icon: Webhook,
    command: 'Webhooks',
    keywords: 'integrations zapier n8n events programs api deliveries',
  },
  { title: 'Trash', to: '/settings/trash', icon: Trash2, command: 'Trash', keywords: 'deleted restore' },
  { title: 'Audit log', to: '/audit-log', icon: ScrollText, command: 'Audit log', keywords: 'sign-ins history' },
  {
    title: 'Beta features',
    to: '/settings/beta',
    icon: FlaskConical,
    command: 'Beta features',
    keywords: 'flags experiments',
  },
];

/** Only where plans limit the workspace. */
export const PLANS_PLACES = [
  { title: 'Plans', to: '/settings/plans' },
  { title: 'Billing', to: '/settings/billing' },
] as const;
