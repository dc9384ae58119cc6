import type { Destination } from './destination.ts';

/** An answer of a destination. */
export interface DestinationAnswer {
  readonly status: number;
  readonly body: string;
}

/** Where a ticket is. */
export interface TicketLink {
  readonly key: string | null;
  readonly url: string;
}

type Place = Pick<Destination, 'kind'> & {
  readonly access: Pick<Destination['access'], 'url' | 'urlPointer' | 'keyPointer'>;
};

const KEY_MAX = 80;
const URL_MAX = 2_000;

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** The value at a JSON pointer (RFC 6901); undefined for none. */
export function atPointer(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
      return typeof at === 'object' && at !== null && Object.hasOwn(at, name)
        ? (at as Record<string, unknown>)[name]
        : undefined;
    }, value);
}

/** Only addresses of the web are links. */
const webAddress = (value: unknown): string | null =>
  typeof value === 'string' && /^https?:\/\/[^\s<>"]+$/i.test(value) && value.length <= URL_MAX ? value : null;
const keyOf = (value: unknown): string | null =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
    ? String(value)
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, KEY_MAX)
        .toWellFormed()
    : null;

const POINTERS = {
  LINEAR: { url: '/data/issueCreate/issue/url', key: '/data/issueCreate/issue/identifier' },
  GITHUB: { url: '/html_url', key: '/number' },
} as const;

/** The ticket that an answer names; null if it names none. */
export function ticketIn({ kind, access }: Place, { body }: DestinationAnswer): TicketLink | null {
  const answer = parsed(body);
  if (kind === 'JIRA') {
    const key = keyOf(atPointer(answer, '/key'));
    return key === null ? null : { key, url: `${access.url}/browse/${encodeURIComponent(key)}` };
  }
  const pointers =
    kind === 'GENERIC' ? { url: access.urlPointer || '/url', key: access.keyPointer || '/key' } : POINTERS[kind];
  const url = webAddress(atPointer(answer, pointers.url));
  const key = keyOf(atPointer(answer, pointers.key));
  return url === null ? null : { key: kind === 'GITHUB' && key !== null ? `#${key}` : key, url };
}

/**
 * DONE: the service did it. REFUSED: it did nothing, and would do nothing again. LATER: it did nothing, and asks for
 * another try. UNKNOWN: it may have done it.
 */
export type AnswerMeaning = 'DONE' | 'REFUSED' | 'LATER' | 'UNKNOWN';

const TOO_MANY = 429;
const OVERLOADED = 503;

/** The meaning of a status; a service of GraphQL says in the body that it refused. */
export function meaningOf(kind: Destination['kind'], { status, body }: DestinationAnswer): AnswerMeaning {
  if (status === TOO_MANY || status === OVERLOADED) return 'LATER';
  if (status >= 500 || status === 408) return 'UNKNOWN';
  if (status < 200 || status >= 300) return 'REFUSED';
  return kind === 'LINEAR' && Array.isArray(atPointer(parsed(body), '/errors')) ? 'REFUSED' : 'DONE';
}

const ANSWER_MAX = 300;

/** The beginning of an answer, without secrets that a service may repeat. */
export function shownAnswer({ status, body }: DestinationAnswer, secrets: readonly (string | null)[]): string {
  const words = secrets
    .flatMap((secret) => (secret === null || secret === '' ? [] : [secret]))
    .reduce((text, secret) => text.replaceAll(secret, '•••'), body)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const shown = words.length > ANSWER_MAX ? `${words.slice(0, ANSWER_MAX - 1).toWellFormed()}…` : words.toWellFormed();
  return shown === '' ? `Answer ${status}` : `Answer ${status}: ${shown}`;
}
