import type { DestinationView, TicketView } from '@evident/domain/tickets';

const AT = '2026-11-02T03:04:05Z';

export const sampleDestination = (more: Partial<DestinationView> = {}): DestinationView => ({
  id: 'd1',
  title: 'Product backlog',
  kind: 'JIRA',
  url: 'https://acme.atlassian.net',
  project: 'RES',
  account: 'ada@example.com',
  issueType: 'Task',
  header: '',
  urlPointer: '',
  keyPointer: '',
  hasToken: true,
  signed: false,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  ...more,
});

export const sampleTicket = (more: Partial<TicketView> = {}): TicketView => ({
  id: 't1',
  destinationId: 'd1',
  destinationTitle: 'Product backlog',
  state: 'CREATED',
  key: 'RES-24',
  url: 'https://acme.atlassian.net/browse/RES-24',
  createdAt: AT,
  ...more,
});
