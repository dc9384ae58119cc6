interface Named {
  readonly title: string;
  /** Its capability comes with a later version: part of the catalogue, but not shown yet. */
  readonly later?: true;
}

/** Features that a plan can hold back (specification, document 000, section 6), by the name the API uses. */
export const FEATURES = {
  roles: { title: 'Roles of members' },
  userGroups: { title: 'Groups of members' },
  projectPermissions: { title: 'Permissions of projects' },
  templates: { title: 'Templates' },
  extensions: { title: 'Extensions' },
  scim: { title: 'Provisioning over SCIM' },
  retentionPolicy: { title: 'Retention policy' },
  videoRedactions: { title: 'Redaction of recordings' },
  enterpriseAuthentication: { title: 'Single sign-on' },
  publicApi: { title: 'Access tokens for programs' },
  linkSharing: { title: 'Sharing by link' },
  analytics: { title: 'Analytics' },
  translation: { title: 'Translation' },
  aiModelRegion: { title: 'Region of AI models' },
} as const satisfies Record<string, Named>;
export type Feature = keyof typeof FEATURES;
export const FEATURE_NAMES = Object.keys(FEATURES) as Feature[];

interface Counted extends Named {
  /** For a refusal: `The plan Free has 1 project`. */
  readonly one: string;
  readonly many: string;
  /** Counted for each calendar month in UTC, instead of what the workspace holds. */
  readonly monthly?: true;
}

/** Amounts that a plan limits. */
export const LIMITS = {
  projects: { title: 'Projects', one: 'project', many: 'projects' },
  folders: { title: 'Folders', one: 'folder', many: 'folders' },
  channels: { title: 'Channels', one: 'channel', many: 'channels' },
  dataPoints: { title: 'Data points', one: 'data point', many: 'data points' },
  templates: { title: 'Templates of the workspace', one: 'workspace template', many: 'workspace templates' },
  extensions: { title: 'Extensions', one: 'extension', many: 'extensions' },
  tagBoards: { title: 'Tag boards of the workspace', one: 'workspace tag board', many: 'workspace tag boards' },
  transcriptionMinutes: {
    title: 'Minutes of transcription a month',
    one: 'minute of transcription',
    many: 'minutes of transcription',
    monthly: true,
  },
  seats: { title: 'Seats', one: 'seat', many: 'seats' },
  storage: { title: 'Storage', one: 'byte of files', many: 'bytes of files' },
} as const satisfies Record<string, Counted>;
export type Limit = keyof typeof LIMITS;
export const LIMIT_NAMES = Object.keys(LIMITS) as Limit[];

const isHere = ({ later }: Named): boolean => !later;
/** Features and limits whose capability exists. */
export const FEATURES_HERE = FEATURE_NAMES.filter((name) => isHere(FEATURES[name]));
export const LIMITS_HERE = LIMIT_NAMES.filter((name) => isHere(LIMITS[name]));

/** Families of products that are sold (specification, document 000, section 3). */
export const PRODUCT_FAMILIES = ['PRO', 'TEAM', 'ENTERPRISE'] as const;
export type ProductFamily = (typeof PRODUCT_FAMILIES)[number];
