/** A service that members connect. Its name is that of the specification (document 002, section 3). */
export interface IntegrationKind {
  /** In addresses: `/account/integration/oauth/slack`. */
  readonly path: string;
  readonly title: string;
  readonly about: string;
  /** Rights that are requested, each with its purpose, which is shown before someone connects. */
  readonly scopes: Readonly<Record<string, string>>;
}

/** The services whose integration exists. Others of the specification follow. */
export const INTEGRATIONS = {
  Slack: {
    path: 'slack',
    title: 'Slack',
    about: 'Automations post messages to channels.',
    scopes: {
      'chat:write': 'Post messages to channels that the app was added to',
      'channels:read': 'List public channels to choose from',
    },
  },
} as const satisfies Record<string, IntegrationKind>;

export type Integration = keyof typeof INTEGRATIONS;
export const INTEGRATION_NAMES = Object.keys(INTEGRATIONS) as Integration[];

/** The integration of an address; null if there is none. */
export const integrationAt = (path: string): Integration | null =>
  INTEGRATION_NAMES.find((name) => INTEGRATIONS[name].path === path) ?? null;
