import { type Limit, refuse, type Uuid } from '../kernel/index.ts';
import type { StoredSecret } from './signing.ts';

export const WEBHOOK_STATES = ['ACTIVE', 'PAUSED', 'DISABLED'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** FAILING: no delivery succeeded for three days. GONE: the receiver answered 410. OWNER_LEFT: its member left. */
export const DISABLED_REASONS = ['FAILING', 'GONE', 'OWNER_LEFT'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** An address that is called with the events that its owner can see. */
export interface Webhook {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly ownerId: Uuid;
  readonly url: string;
  readonly description: string;
  /** Names of events. */
  readonly events: readonly string[];
  readonly state: WebhookState;
  readonly disabledReason: DisabledReason | null;
  /** The current one first. */
  readonly secrets: readonly StoredSecret[];
  /** The first failure since the last success. */
  readonly failingSince: Date | null;
  /** The receiver gave no answer, or asked for a pause. */
  readonly restsUntil: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/** The most webhooks of a member in a workspace (decided). */
const WEBHOOKS_MAX = 20;
export const WEBHOOK_LIMIT: Limit = {
  most: WEBHOOKS_MAX,
  title: `A member has at most ${WEBHOOKS_MAX} webhooks`,
  advice: 'Delete some that are not used.',
};

/**
 * The address of a receiver.
 *
 * @param internalHosts those that may be called without https, because the operator configured them
 * @throws Refusal `ValidationError` for another address than https, or one with a name and password
 */
export function receiverUrl(text: string, internalHosts: ReadonlySet<string>): string {
  const parts = /^(https?):\/\/([^\s/?#]+)\S*$/i.exec(text.trim());
  if (!parts) return refuse('ValidationError', 'The address is not valid', 'Send a URL that begins with https://.');
  const [url, protocol, authority] = parts as unknown as [string, string, string];
  if (authority.includes('@'))
    refuse('ValidationError', 'The address contains a name or password', 'Put a secret into the path instead.');
  const host = authority.replace(/:\d*$/, '').toLowerCase();
  if (protocol.toLowerCase() !== 'https' && !internalHosts.has(host))
    refuse('ValidationError', 'The address is not encrypted', 'Send a URL that begins with https://.');
  return url;
}

/** A webhook that calls its receiver again. */
export const activated = (webhook: Webhook): Webhook => ({
  ...webhook,
  state: 'ACTIVE',
  disabledReason: null,
  failingSince: null,
  restsUntil: null,
});

export const paused = (webhook: Webhook): Webhook => ({ ...webhook, state: 'PAUSED', disabledReason: null });

export const disabled = (webhook: Webhook, disabledReason: DisabledReason): Webhook => ({
  ...webhook,
  state: 'DISABLED',
  disabledReason,
});
