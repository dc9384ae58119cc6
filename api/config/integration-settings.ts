import * as kinds from './kinds.ts';

const OTHERWISE = 'Slack cannot be connected';

/** Services that members connect. */
export const INTEGRATION_SETTINGS = {
  slackClientId: {
    name: 'SLACK_CLIENT_ID',
    kind: kinds.text,
    otherwise: OTHERWISE,
    example: '1234567890.1234567890',
    needs: ['SLACK_CLIENT_SECRET', 'SLACK_SIGNING_SECRET'],
    about:
      'The client id of your Slack app. Create the app from the manifest in [integrations](capabilities/integrations.md).',
  },
  slackClientSecret: {
    name: 'SLACK_CLIENT_SECRET',
    kind: kinds.text,
    secret: true,
    otherwise: OTHERWISE,
    example: '…',
    needs: ['SLACK_CLIENT_ID'],
    about: 'The client secret of the Slack app.',
  },
  slackSigningSecret: {
    name: 'SLACK_SIGNING_SECRET',
    kind: kinds.text,
    secret: true,
    otherwise: OTHERWISE,
    example: '…',
    needs: ['SLACK_CLIENT_ID'],
    about: 'The secret with which Slack signs what it sends.',
  },
  slackUrl: {
    name: 'SLACK_URL',
    kind: kinds.url('http:', 'https:'),
    otherwise: 'that of Slack',
    example: 'https://slack.com',
    needs: ['SLACK_CLIENT_ID'],
    about: 'Another address that speaks the API of Slack, such as a proxy.',
  },
  feedbackSourcesUrl: {
    name: 'FEEDBACK_SOURCES_URL',
    kind: kinds.url('http:', 'https:'),
    otherwise: 'those of the services',
    example: 'https://proxy.example.com/feedback',
    about:
      'Another address for the services that feedback is fetched from, such as a proxy. Each service is below it by its name, as `/zendesk` and `/app-store`. It gets the credentials of all sources.',
  },
} as const;
