import { normalDomain } from '../identity/index.ts';
import { type Limit, refuse, type Uuid } from '../kernel/index.ts';

/** A mail domain of a workspace. Addresses in it are trusted once the workspace proved that it owns the domain. */
export interface SsoDomain {
  readonly id: Uuid;
  readonly teamId: Uuid;
  /** With leading @. */
  readonly domain: string;
  /** Public: it is in the DNS. */
  readonly token: string;
  /** The hash of a mailed code, with the end of its validity. */
  readonly mailed: MailedProof | null;
  readonly verifiedAt: Date | null;
  readonly createdAt: Date;
}

export interface MailedProof {
  readonly hash: string;
  readonly triesLeft: number;
  readonly expiresAt: string;
}

const DOMAINS_MAX = 20;
export const SSO_DOMAIN_LIMIT: Limit = {
  most: DOMAINS_MAX,
  title: `A workspace has at most ${DOMAINS_MAX} domains`,
  advice: 'Remove one that is not used.',
};

/** The value of the TXT record that proves a domain. */
export const txtRecord = (token: string): string => `evident-domain-verification=${token}`;

/** Mailboxes that only those who run a domain can read (RFC 2142, and the rules of certificate authorities). */
export const DOMAIN_MAILBOXES = ['admin', 'administrator', 'hostmaster', 'postmaster', 'webmaster'] as const;
export type DomainMailbox = (typeof DOMAIN_MAILBOXES)[number];

export const mailboxOf = (mailbox: DomainMailbox, { domain }: Pick<SsoDomain, 'domain'>): string =>
  `${mailbox}${domain}`;

/** @throws Refusal `ValidationError` for a domain of a mail provider, where anyone can get an address */
export function demandOwnDomain(text: string, isFreeMail: (domain: string) => boolean): string {
  const domain = normalDomain(text);
  if (isFreeMail(domain))
    refuse(
      'ValidationError',
      `${domain} belongs to a mail provider`,
      'Anyone can get an address there. Use your organization’s domain.',
    );
  return domain;
}
