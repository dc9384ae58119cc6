/** A service that members connect. Its name is that of the specification (document 002, section 3). */
export interface IntegrationKind {
  /** In addresses: `/account/integration/oauth/slack`. */
  readonly path: string;
  readonly title: string;
  readonly about: string;
  /** Rights that are requested, each with its purpose, which is shown before someone connects. */
  readonly scopes: Readonly<Record<string, string>>;
  /** The same for accounts of single members. Absent if only workspaces connect it. */
  readonly ofMembers?: Pick<IntegrationKind, 'about' | 'scopes'>;
}

/** Holder of a connection: the workspace, or one member for an account of their own. */
export type Holder = 'workspace' | 'member';

/** The services whose integration exists. Others of the specification follow. */
export const INTEGRATIONS = {
  Slack: {
    path: 'slack',
    title: 'Slack',
    about: 'Automations post to channels, links to Evident show what they lead to, and messages become notes.',
    scopes: {
      'chat:write': 'Post messages to channels that the app was added to',
      'channels:read': 'List public channels to choose from',
      'links:read': 'Notice links to Evident in messages',
      'links:write': 'Show what such a link leads to',
      commands: 'Offer “Save to Evident” on messages',
      'im:write': 'Send digests to members who chose that',
      'channels:history': 'Read channels of Slack that someone chose as a source of feedback',
      'users:read': 'Name the people who wrote there',
    },
    ofMembers: {
      about: 'Save messages as notes with your rights, and get your digest as a message.',
      scopes: {
        'channels:history': 'Read a message or thread in a public channel when you save it',
        'groups:history': 'Read a message or thread in a private channel when you save it',
        'im:history': 'Read a direct message when you save it',
        'mpim:history': 'Read a group message when you save it',
        'users:read': 'Name the people who wrote what you save',
      },
    },
  },
} as const satisfies Record<string, IntegrationKind>;

/** The texts of a service for a holder; null if it is not offered to them. */
export const offerOf = (integration: Integration, holder: Holder): Pick<IntegrationKind, 'about' | 'scopes'> | null => {
  const kind: IntegrationKind = INTEGRATIONS[integration];
  return holder === 'workspace' ? kind : (kind.ofMembers ?? null);
};

export type Integration = keyof typeof INTEGRATIONS;
export const INTEGRATION_NAMES = Object.keys(INTEGRATIONS) as Integration[];

/** The integration of an address; null if there is none. */
export const integrationAt = (path: string): Integration | null =>
  INTEGRATION_NAMES.find((name) => INTEGRATIONS[name].path === path) ?? null;
