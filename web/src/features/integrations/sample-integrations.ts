import { type Connection, offerOf } from '@evident/domain/integrations';

/** Slack as it is connected to a workspace. */
export const connectedSlack: Connection = {
  id: '019a0000-0000-7000-8000-000000000001',
  teamId: '019a0000-0000-7000-8000-000000000002',
  integration: 'Slack',
  memberId: null,
  externalId: 'T1',
  externalName: 'Analytical Engines',
  externalUserId: null,
  scopes: Object.keys(offerOf('Slack', 'workspace')!.scopes),
  connectedBy: '019a0000-0000-7000-8000-000000000003',
  connectedAt: new Date('2026-11-01T10:00:00Z'),
  revokedAt: null,
  showsTitles: false,
};
