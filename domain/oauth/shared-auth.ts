import type { Infer, ObjectSchema } from '../kernel/index.ts';
import { SCOPES } from '../permissions/index.ts';

/** Plug-ins of services that cannot be led back (specification, catalogue: integration), by their word in addresses. */
export const SHARED_AUTH = {
  atlassian: 'Atlassian',
  asana: 'Asana',
  'google-meet': 'Google Meet',
  'microsoft-teams': 'Microsoft Teams',
  notion: 'Notion',
  respondent: 'Respondent',
  slack: 'Slack',
  stripe: 'Stripe',
  zoom: 'Zoom',
} as const;
export type SharedAuthService = keyof typeof SHARED_AUTH;
export const SHARED_AUTH_SERVICES = Object.keys(SHARED_AUTH) as SharedAuthService[];

export const isSharedAuthService = (word: string): word is SharedAuthService => Object.hasOwn(SHARED_AUTH, word);

/** Shape of RFC 8628 (3.4), for a challenge that the plug-in chose itself. */
export const SHARED_AUTH_GRANT = 'urn:evident:params:oauth:grant-type:shared-auth';
const MINUTES = 10;
/** Seconds between two tries of a plug-in (RFC 8628, 3.5). */
export const POLL_SECONDS = 5;

export const sharedAuthExpiry = (now: Date): Date => new Date(now.getTime() + MINUTES * 60_000);
export const sharedAuthClient = (service: SharedAuthService): string => `shared-auth:${service}`;
export const isTooSoon = (lastTry: Date | null, now: Date): boolean =>
  lastTry !== null && now.getTime() - lastTry.getTime() < POLL_SECONDS * 1000;

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * A short code that the plug-in and the page show for comparison: the first 30 bits of the challenge, as six characters of
 * Crockford's alphabet in two groups.
 */
export function checkCode(challenge: string): string {
  const bits = Array.from(challenge.slice(0, 5), (sign) => BASE64URL.indexOf(sign).toString(2).padStart(6, '0')).join(
    '',
  );
  const signs = bits.match(/.{5}/g)!.map((five) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[parseInt(five, 2)]);
  return `${signs.slice(0, 3).join('')}-${signs.slice(3).join('')}`;
}

export const newSharedAuth = {
  type: 'object',
  properties: {
    integration: { type: 'string', enum: SHARED_AUTH_SERVICES },
    challenge: {
      type: 'string',
      pattern: '^[A-Za-z0-9_-]{43}$',
      description: 'SHA-256 of the verifier of the plug-in, as base64url',
      examples: ['E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
    },
    scopes: { type: 'array', items: { type: 'string', enum: SCOPES }, minItems: 1, maxItems: 2 },
  },
  required: ['integration', 'challenge', 'scopes'],
} as const satisfies ObjectSchema;
export type NewSharedAuth = Infer<typeof newSharedAuth>;
