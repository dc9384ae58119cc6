/** Features that a plan can hold back (specification, document 000, section 6), by the name the API uses. */
export const FEATURES = {
  roles: 'Roles of members',
  userGroups: 'Groups of members',
  projectPermissions: 'Permissions of projects',
  templates: 'Templates',
  extensions: 'Extensions',
  scim: 'Provisioning over SCIM',
  retentionPolicy: 'Retention policy',
  videoRedactions: 'Redaction of recordings',
  enterpriseAuthentication: 'Single sign-on',
  publicApi: 'Access tokens for programs',
  linkSharing: 'Sharing by link',
  analytics: 'Analytics',
  translation: 'Translation',
  aiModelRegion: 'Region of AI models',
} as const satisfies Record<string, string>;
export type Feature = keyof typeof FEATURES;
export const FEATURE_NAMES = Object.keys(FEATURES) as Feature[];

/** Amounts that a plan limits: those of one month (`monthly`), and those that a workspace holds at a time. */
export const LIMITS = {
  projects: { one: 'project', many: 'projects' },
  folders: { one: 'folder', many: 'folders' },
  channels: { one: 'channel', many: 'channels' },
  dataPoints: { one: 'data point', many: 'data points' },
  templates: { one: 'template', many: 'templates' },
  extensions: { one: 'extension', many: 'extensions' },
  tagBoards: { one: 'workspace tag board', many: 'workspace tag boards' },
  transcriptionMinutes: { one: 'minute of transcription', many: 'minutes of transcription', monthly: true },
  seats: { one: 'seat', many: 'seats' },
  storage: { one: 'byte of files', many: 'bytes of files' },
} as const satisfies Record<string, { one: string; many: string; monthly?: true }>;
export type Limit = keyof typeof LIMITS;
export const LIMIT_NAMES = Object.keys(LIMITS) as Limit[];

/** Families of products that are sold (specification, document 000, section 3). */
export const PRODUCT_FAMILIES = ['PRO', 'TEAM', 'ENTERPRISE'] as const;
export type ProductFamily = (typeof PRODUCT_FAMILIES)[number];
