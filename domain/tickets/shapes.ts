import { type Infer, TITLE_MAX, id, lineOf, moment, objectOf, partOf, version } from '../kernel/index.ts';
import { DESTINATION_KINDS } from './destination.ts';
import { TICKET_STATES } from './ticket.ts';

const title = lineOf(TITLE_MAX, 'Product backlog');
const text = (maxLength: number, description: string, example: string) =>
  ({ type: 'string', maxLength, description, examples: [example] }) as const;

const settings = {
  url: text(
    2_000,
    'Address of the service; https only. Jira: of the site. Linear and GitHub have one of their own by default',
    'https://acme.atlassian.net',
  ),
  project: text(
    300,
    'Jira: key of the project. Linear: id of the team. GitHub: owner and name of the repository',
    'RES',
  ),
  account: text(320, 'Jira: email address of the account that the token belongs to', 'ada@example.com'),
  issueType: text(100, 'Jira: type of the issue; Task by default', 'Task'),
  header: text(80, 'GENERIC: header that has the token', 'Authorization'),
  urlPointer: text(
    500,
    'GENERIC: JSON pointer to the address of a ticket in the answer; /url by default',
    '/issue/url',
  ),
  keyPointer: text(500, 'GENERIC: JSON pointer to its key; /key by default', '/issue/id'),
} as const;

const secrets = {
  token: {
    type: 'string',
    maxLength: 1_000,
    nullable: true,
    description: 'Stored encrypted, and in no answer. Null removes it. Send it again with an address of another server',
  },
  signingSecret: {
    type: 'string',
    maxLength: 100,
    nullable: true,
    description: 'GENERIC: signs bodies as Standard Webhooks says. Stored encrypted, and in no answer',
    examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYqr'],
  },
} as const;

const settingNames = ['url', 'project', 'account', 'issueType', 'header', 'urlPointer', 'keyPointer'] as const;

export const newDestination = objectOf(
  { title, kind: { type: 'string', enum: DESTINATION_KINDS }, ...settings, ...secrets },
  {
    optional: [...settingNames, 'token', 'signingSecret'],
    examples: [{ title: 'Product backlog', kind: 'GITHUB', project: 'acme/app', token: 'github_pat_example' }],
  },
);
export type NewDestination = Infer<typeof newDestination>;

export const destinationUpdate = partOf({ title, ...settings, ...secrets });
export type DestinationUpdate = Infer<typeof destinationUpdate>;

export const destinationView = objectOf({
  id,
  title: { type: 'string' },
  kind: { type: 'string', enum: DESTINATION_KINDS },
  ...settings,
  hasToken: { type: 'boolean' },
  signed: { type: 'boolean', description: 'Whether bodies are signed' },
  version,
  createdAt: moment,
  updatedAt: moment,
});
export type DestinationView = Infer<typeof destinationView>;

export const destinationTest = objectOf({
  works: { type: 'boolean' },
  answer: { type: 'string', description: 'Status and beginning of the answer, or why there is none' },
});
export type DestinationTest = Infer<typeof destinationTest>;

export const newTicket = objectOf(
  {
    destinationId: id,
    again: {
      type: 'boolean',
      description: 'True creates another one, although a ticket exists or may exist at the destination',
      examples: [false],
    },
  },
  { optional: ['again'] },
);

export const ticketView = objectOf({
  id,
  destinationId: id,
  destinationTitle: { type: 'string' },
  state: {
    type: 'string',
    enum: TICKET_STATES,
    description: 'UNKNOWN: the service was asked, and its answer is missing or names no ticket. It may exist',
  },
  key: { type: 'string', nullable: true, description: 'Such as RES-12' },
  url: { type: 'string', nullable: true },
  createdAt: moment,
});
export type TicketView = Infer<typeof ticketView>;

export const ticketList = objectOf({ tickets: { type: 'array', items: ticketView } });
