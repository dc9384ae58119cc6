import type { ImportSource } from './sources.ts';

/** Sources that Evident fetches from with a credential or in public. The others send their data points, or are tables. */
export const FETCHED_SOURCES = [
  'FRONT',
  'ZENDESK',
  'INTERCOM',
  'JIRA_SERVICE_MANAGEMENT',
  'GOOGLE_PLAY',
  'APP_STORE',
  'PENDO',
  'G2_REVIEWS',
  'HUBSPOT',
  'SLACK',
  'FRESHDESK',
] as const satisfies readonly ImportSource[];
export type FetchedSource = (typeof FETCHED_SOURCES)[number];

/** A field of the credentials of a service. Secret fields are encrypted and never shown again. */
export interface CredentialField {
  readonly name: string;
  readonly label: string;
  /** Where to find it, or how it looks. */
  readonly hint: string;
  readonly secret: boolean;
  /** A long text such as a key file. */
  readonly long?: boolean;
}

/** Parts of a service that members choose: inboxes, groups, apps. */
export interface SourcePicker {
  /** Key of the configuration (document 002, section 3): a list of `{id, name}`. */
  readonly name: 'inboxes' | 'groups' | 'tags' | 'teams' | 'projects' | 'apps' | 'products' | 'channels';
  readonly label: string;
  /** Shown while nothing is chosen. Says “All …” only where nothing chosen means everything. */
  readonly placeholder: string;
  /** At least so many: 0 means that all are imported if none is chosen. */
  readonly atLeast: 0 | 1;
  /** Choices are found by words instead of being listed, as apps of a store. */
  readonly searched?: boolean;
}

export interface SourceKind {
  /** Empty for public sources, and for those that use a connection of the workspace. */
  readonly credentials: readonly CredentialField[];
  /** The integration whose connection is used. */
  readonly connection?: 'Slack';
  readonly pickers: readonly SourcePicker[];
  /** Whether the configuration says how many days back the first import goes. */
  readonly firstImportPeriod: boolean;
}

/** Choice for tickets without an assignee. */
export const UNASSIGNED = { id: 'unassigned', name: 'Unassigned' } as const;

const secret = (name: string, label: string, hint: string): CredentialField => ({ name, label, hint, secret: true });
const plain = (name: string, label: string, hint: string): CredentialField => ({ name, label, hint, secret: false });

/** Days that the first import goes back if none are chosen, and at most (decided). */
export const FIRST_IMPORT_DAYS = { usual: 90, most: 1_095 } as const;

/** The configuration of each fetched source (document 002, section 3; decision D47). Credentials are decided. */
export const SOURCE_KINDS: Readonly<Record<FetchedSource, SourceKind>> = {
  FRONT: {
    credentials: [secret('token', 'API token', 'Settings → Developers → API tokens, with the scope Shared resources')],
    pickers: [{ name: 'inboxes', label: 'Inboxes', placeholder: 'Choose inboxes', atLeast: 1 }],
    firstImportPeriod: true,
  },
  ZENDESK: {
    credentials: [
      plain('subdomain', 'Subdomain', 'The first part of your address: acme in acme.zendesk.com'),
      plain('email', 'Email', 'Of an admin: only admins can export tickets'),
      secret('token', 'API token', 'Admin Center → Apps and integrations → Zendesk API'),
    ],
    pickers: [
      { name: 'groups', label: 'Groups', placeholder: 'All groups', atLeast: 0 },
      { name: 'tags', label: 'Tags', placeholder: 'All tags', atLeast: 0 },
    ],
    firstImportPeriod: true,
  },
  INTERCOM: {
    credentials: [secret('token', 'Access token', 'Developer Hub → your app → Authentication')],
    pickers: [{ name: 'teams', label: 'Teams', placeholder: 'Choose teams', atLeast: 1 }],
    firstImportPeriod: false,
  },
  JIRA_SERVICE_MANAGEMENT: {
    credentials: [
      plain('site', 'Site', 'The first part of your address: acme in acme.atlassian.net'),
      plain('email', 'Email', 'Of the account that made the token'),
      secret('token', 'API token', 'id.atlassian.com → Security → API tokens'),
    ],
    pickers: [{ name: 'projects', label: 'Projects', placeholder: 'Choose projects', atLeast: 1 }],
    firstImportPeriod: false,
  },
  GOOGLE_PLAY: {
    credentials: [
      {
        name: 'key',
        label: 'Key of a service account',
        hint: 'The JSON file. In Play Console, give the account the right to view app information',
        secret: true,
        long: true,
      },
    ],
    pickers: [
      { name: 'apps', label: 'Apps', placeholder: 'Package name, such as org.example.app', atLeast: 1, searched: true },
    ],
    firstImportPeriod: false,
  },
  APP_STORE: {
    credentials: [],
    pickers: [{ name: 'apps', label: 'Apps', placeholder: 'Search the App Store', atLeast: 1, searched: true }],
    firstImportPeriod: false,
  },
  PENDO: {
    credentials: [secret('key', 'Integration key', 'Settings → Integrations → Integration keys')],
    pickers: [{ name: 'apps', label: 'Apps', placeholder: 'All apps', atLeast: 0 }],
    firstImportPeriod: false,
  },
  G2_REVIEWS: {
    credentials: [secret('token', 'API token', 'my.g2.com → Integrations → API tokens')],
    pickers: [{ name: 'products', label: 'Products', placeholder: 'Choose products', atLeast: 1 }],
    firstImportPeriod: false,
  },
  HUBSPOT: {
    credentials: [
      secret(
        'token',
        'Access token of a private app',
        'Settings → Integrations → Private apps, with conversations.read',
      ),
    ],
    pickers: [{ name: 'inboxes', label: 'Inboxes', placeholder: 'All inboxes', atLeast: 0 }],
    firstImportPeriod: false,
  },
  SLACK: {
    credentials: [],
    connection: 'Slack',
    pickers: [{ name: 'channels', label: 'Channels', placeholder: 'Choose channels', atLeast: 1 }],
    firstImportPeriod: false,
  },
  FRESHDESK: {
    credentials: [
      plain('domain', 'Domain', 'The first part of your address: acme in acme.freshdesk.com'),
      secret('key', 'API key', 'Profile settings → View API key'),
    ],
    pickers: [
      { name: 'groups', label: 'Groups', placeholder: 'All groups', atLeast: 0 },
      { name: 'tags', label: 'Tags', placeholder: 'All tags', atLeast: 0 },
    ],
    firstImportPeriod: true,
  },
};

/** Apps that a newcomer can try the App Store with: public reviews, without an account (document 002, section 3). */
export const APP_STORE_PRESETS = [
  { id: '874139669', name: 'Signal – Private Messenger' },
  { id: '989804926', name: 'Firefox: Private, Safe Browser' },
  { id: '650377962', name: 'VLC media player' },
] as const;

/** A part of a service that was chosen. */
export interface SourceChoice {
  readonly id: string;
  readonly name: string;
}

/** The settings of a source: chosen parts by picker, and the days of the first import. */
export interface SourceConfiguration {
  readonly chosen: Readonly<Partial<Record<SourcePicker['name'], readonly SourceChoice[]>>>;
  readonly firstImportPeriodDays?: number;
}
