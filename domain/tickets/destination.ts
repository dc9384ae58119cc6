import { type Limit, type SavedRow, type Uuid, isUuid, refuse } from '../kernel/index.ts';
import type { Revertible } from '../undo/index.ts';

export const DESTINATION_KINDS = ['JIRA', 'LINEAR', 'GITHUB', 'GENERIC'] as const;
export type DestinationKind = (typeof DESTINATION_KINDS)[number];

export const KIND_NAMES: Readonly<Record<DestinationKind, string>> = {
  JIRA: 'Jira',
  LINEAR: 'Linear',
  GITHUB: 'GitHub',
  GENERIC: 'Another service',
};

/** Addresses that the kind has when none is sent; null where each customer has their own. */
export const KIND_URLS: Readonly<Record<DestinationKind, string | null>> = {
  JIRA: null,
  LINEAR: 'https://api.linear.app/graphql',
  GITHUB: 'https://api.github.com',
  GENERIC: null,
};

/** The settings of a kind that are no secrets. Those that it does not use are empty. */
export interface DestinationSettings {
  readonly url: string;
  /** The key of a project in Jira, the id of a team in Linear, `owner/name` of a repository in GitHub. */
  readonly project: string;
  /** Jira: the email address of the account that the token belongs to. */
  readonly account: string;
  /** Jira: the type of the issue. */
  readonly issueType: string;
  /** GENERIC: the header that has the token. */
  readonly header: string;
  /** GENERIC: JSON pointers to the address and the key of a ticket in the answer. */
  readonly urlPointer: string;
  readonly keyPointer: string;
}

/** Encrypted; null if there is none. */
export interface DestinationSecrets {
  readonly token: string | null;
  /** Signs the body, as Standard Webhooks says. */
  readonly signing: string | null;
}

/** A place outside of Evident that rules and members send to. Created by admins for the workspace. */
export interface Destination extends SavedRow {
  readonly title: string;
  readonly kind: DestinationKind;
  /** Secrets belong to the address, so both are changed and reverted together. */
  readonly access: DestinationSettings & { readonly secrets: DestinationSecrets };
}

export const DESTINATION: Revertible<Destination> = {
  noun: 'destination',
  titleOf: ({ title }) => title,
  parts: ['title', 'access'],
};

/** Of one workspace (decided). */
const DESTINATIONS_MAX = 50;
export const DESTINATION_LIMIT: Limit = {
  most: DESTINATIONS_MAX,
  title: `A workspace has at most ${DESTINATIONS_MAX} destinations`,
  advice: 'Delete some that are not used.',
};

/** Settings as they are sent. */
export type SentSettings = Partial<DestinationSettings>;

const JIRA_PROJECT = /^[A-Z][A-Z0-9_]{1,49}$/;
const REPOSITORY = /^[\w.-]{1,100}\/[\w.-]{1,100}$/;
const HEADER = /^[A-Za-z0-9-]{1,80}$/;
const POINTER = /^(\/[^/]{1,100}){1,10}$/;
const EMAIL = /^[^\s@:]+@[^\s@]+$/;
/** Headers that the request has anyway, or that change how it is sent. */
const RESERVED =
  /^(host|connection|content-.*|transfer-encoding|webhook-.*|idempotency-key|cookie|upgrade|te|expect)$/i;

const invalid = (title: string, advice: string): never => refuse('ValidationError', title, advice);

type Given = (name: keyof DestinationSettings) => string;
type OfKind = Partial<Omit<DestinationSettings, 'url'>>;

const READ: Readonly<Record<DestinationKind, (given: Given) => OfKind>> = {
  JIRA(given) {
    const [project, account] = [given('project'), given('account')];
    if (!JIRA_PROJECT.test(project)) invalid('The project is not valid', 'Enter the key of the project, such as RES.');
    if (!EMAIL.test(account))
      invalid('The account is not valid', 'Enter the email address of the account that the token belongs to.');
    return { project, account, issueType: given('issueType') || 'Task' };
  },
  LINEAR(given) {
    const project = given('project');
    return isUuid(project) ? { project } : invalid('The team is not valid', 'Enter the id of the team in Linear.');
  },
  GITHUB(given) {
    const project = given('project');
    if (!REPOSITORY.test(project) || /(^|\/)\.{1,2}(\/|$)/.test(project))
      invalid('The repository is not valid', 'Enter owner and name, such as acme/app.');
    return { project };
  },
  GENERIC(given) {
    const [header, urlPointer, keyPointer] = [given('header'), given('urlPointer'), given('keyPointer')];
    if (header !== '' && (!HEADER.test(header) || RESERVED.test(header)))
      invalid('The header is not valid', 'Enter a name such as Authorization.');
    for (const pointer of [urlPointer, keyPointer])
      if (pointer !== '' && !POINTER.test(pointer))
        invalid('The pointer is not valid', 'Enter a JSON pointer such as /issue/url.');
    return { header, urlPointer, keyPointer };
  },
};

/**
 * The settings of a kind, without those that it does not use.
 *
 * @param readUrl checks an address
 * @throws Refusal `ValidationError`
 */
export function readSettings(
  kind: DestinationKind,
  sent: SentSettings,
  readUrl: (url: string) => string,
): DestinationSettings {
  const given: Given = (name) => sent[name]?.trim() ?? '';
  const url = readUrl(given('url') || KIND_URLS[kind] || '').replace(/\/+$/, '');
  const none = { project: '', account: '', issueType: '', header: '', urlPointer: '', keyPointer: '' };
  return { url, ...none, ...READ[kind](given) };
}

/** Secrets as they are sent: absent keeps, null removes. */
export interface SentSecrets {
  readonly token?: string | null;
  readonly signingSecret?: string | null;
}

/** Visible characters without a line break, so that a secret cannot add a header. */
const TOKEN = /^[\x20-\x7E]{1,1000}$/;
/** Standard Webhooks: 24 to 64 bytes in base64. */
const SIGNING_SECRET = /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/;

/** @throws Refusal `ValidationError` for a secret that cannot be used, and for a kind without the one that it needs */
export function refuseBadSecrets(kind: DestinationKind, { token, signingSecret }: SentSecrets): void {
  if (token && !TOKEN.test(token))
    invalid('The token is not valid', 'Paste it without spaces or line breaks around it.');
  if (signingSecret && kind !== 'GENERIC') invalid('This service takes no signature', 'Leave the signing secret out.');
  if (signingSecret && !SIGNING_SECRET.test(signingSecret))
    invalid('The signing secret is not valid', 'Enter whsec_ and a key of 24 to 64 bytes in base64.');
}

/** @throws Refusal `ValidationError` for a service that needs a token */
export function refuseWithoutToken(kind: DestinationKind, { token }: DestinationSecrets, header: string): void {
  if (token === null && kind !== 'GENERIC') invalid('The token is missing', `Paste a token of ${KIND_NAMES[kind]}.`);
  if (token === null && header !== '') invalid('The header has no value', 'Enter the value, or leave the header out.');
  if (token !== null && kind === 'GENERIC' && header === '')
    invalid('The value has no header', 'Enter the name of the header, such as Authorization.');
}

/**
 * Names the place that a secret is for. A stored secret can only be opened for the destination and the server that it
 * was entered for, so it never reaches another address.
 */
export const secretPlace = (destinationId: Uuid, url: string): string => `${destinationId} ${originOf(url)}`;

/** Scheme, host and port. */
export const originOf = (url: string): string => /^https?:\/\/[^/?#]+/i.exec(url)?.[0].toLowerCase() ?? url;
