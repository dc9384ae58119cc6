import type { Infer, ObjectSchema } from '../kernel/index.ts';

/** How many messages of the local mailbox are listed. */
export const MAILS_LISTED = 50;

export const mailEntryView = {
  type: 'object',
  properties: {
    id: { type: 'string', examples: ['1767323045678-000000-0a1b2c3d'] },
    to: { type: 'string', examples: ['ada@example.org'] },
    subject: { type: 'string', examples: ['Confirm your email address'] },
    sentAt: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'to', 'subject', 'sentAt'],
} as const satisfies ObjectSchema;
export type MailEntryView = Infer<typeof mailEntryView>;

export const mailView = {
  type: 'object',
  description: 'A message of the local mailbox',
  properties: { ...mailEntryView.properties, text: { type: 'string' } },
  required: [...mailEntryView.required, 'text'],
} as const satisfies ObjectSchema;
export type MailView = Infer<typeof mailView>;

/** What decides whether the local mailbox is shown to a request. */
export interface MailboxRequest {
  /** Mail goes to a server: there is nothing to read here. */
  readonly smtp: boolean;
  /** Host and port of the public address, and those the request names. */
  readonly publicHost: string;
  readonly host: string;
  /** Where the request comes from. */
  readonly ip: string;
  /** The request came through a proxy, so nobody knows how far it came. */
  readonly forwarded: boolean;
}

/**
 * Whoever reads the local mailbox can sign in as anybody. So only a person who sits at this very machine may: no SMTP, a public address and a
 * host that are this machine's own (a page of another site can't be made to ask here under its name), the request from here, and no proxy between.
 */
export function mayReadMailbox({ smtp, publicHost, host, ip, forwarded }: MailboxRequest): boolean {
  return !smtp && !forwarded && host === publicHost && isThisMachine(hostnameOf(host)) && isThisMachine(ip);
}

const hostnameOf = (host: string): string => host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');

const isThisMachine = (name: string): boolean =>
  name === 'localhost' || name === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(name);
