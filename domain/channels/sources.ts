/** Places that data points come from (document 002, section 3). */
export const IMPORT_SOURCES = [
  'FRONT',
  'ZENDESK',
  'INTERCOM',
  'JIRA_SERVICE_MANAGEMENT',
  'GOOGLE_PLAY',
  'APP_STORE',
  'PENDO',
  'G2_REVIEWS',
  'HUBSPOT',
  'CSV',
  'SLACK',
  'FRESHDESK',
  'SLACK_MESSAGE',
  'API',
  'ZAPIER',
] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** Sources that send data points themselves; Evident fetches from all others. */
export const PUSHING_SOURCES = ['API', 'ZAPIER'] as const satisfies readonly ImportSource[];

/** Names of the sources on screen. */
export const SOURCE_NAMES: Readonly<Record<ImportSource, string>> = {
  FRONT: 'Front',
  ZENDESK: 'Zendesk',
  INTERCOM: 'Intercom',
  JIRA_SERVICE_MANAGEMENT: 'Jira Service Management',
  GOOGLE_PLAY: 'Google Play',
  APP_STORE: 'App Store',
  PENDO: 'Pendo',
  G2_REVIEWS: 'G2',
  HUBSPOT: 'HubSpot',
  CSV: 'CSV',
  SLACK: 'Slack channels',
  FRESHDESK: 'Freshdesk',
  SLACK_MESSAGE: 'Slack messages',
  API: 'API',
  ZAPIER: 'Zapier',
};
