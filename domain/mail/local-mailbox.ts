import type { Infer, ObjectSchema } from '../kernel/index.ts';

/** Number of messages listed in the local mailbox. */
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

/** Facts about a request that decide whether it can see the local mailbox. */
export interface MailboxRequest {
  /** Mail is sent to a server, so the mailbox is empty. */
  readonly smtp: boolean;
  /** Host and port of the public URL, and of the request. */
  readonly publicHost: string;
  readonly host: string;
  /** IP address of the client. */
  readonly ip: string;
  /** The request came through a proxy, so its origin is unknown. */
  readonly forwarded: boolean;
}

/**
 * Whether a client can read the local mailbox, which allows signing in as anyone. Restricted to a person at this
 * machine: no SMTP, public URL and host are local (prevents DNS rebinding), a local client, and no proxy.
 */
export function mayReadMailbox({ smtp, publicHost, host, ip, forwarded }: MailboxRequest): boolean {
  return !smtp && !forwarded && host === publicHost && isThisMachine(hostnameOf(host)) && isThisMachine(ip);
}

const hostnameOf = (host: string): string => host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');

const isThisMachine = (name: string): boolean =>
  name === 'localhost' || name === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(name);
