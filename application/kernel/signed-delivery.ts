import { refuse } from '@evident/domain/kernel';

/** Services that send signed events. */
export const PROVIDERS = ['stripe', 'slack'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** How old a signature may be: later, a recorded delivery could be sent again. */
export const REPLAY_WINDOW_SECONDS = 300;

declare const verified: unique symbol;

/** A delivery whose signature was verified over its raw body. Only `signedBy` makes one. */
export interface SignedDelivery {
  readonly [verified]: true;
  readonly provider: Provider;
  readonly signedAt: Date;
  readonly body: string;
}

/** @param valid whether the signature is that of the provider, over exactly this body and moment */
export function signedBy(provider: Provider, body: string, signedAt: Date, valid: boolean): SignedDelivery {
  if (!valid) refuse('BAD_USER_INPUT', 'The signature is wrong', 'Sign the raw body with the secret of this webhook.');
  return { provider, signedAt, body } as SignedDelivery;
}

/**
 * @param provider null for any
 * @throws Refusal `BAD_USER_INPUT` for another provider's delivery, or one whose signature is older than five minutes
 */
export function demandFresh(delivery: SignedDelivery, provider: Provider | null, now: Date): void {
  if (provider !== null && delivery.provider !== provider)
    refuse('BAD_USER_INPUT', `This is no delivery of ${provider}`);
  if (Math.abs(now.getTime() - delivery.signedAt.getTime()) > REPLAY_WINDOW_SECONDS * 1000)
    refuse('BAD_USER_INPUT', 'The signature is too old', 'Sign each delivery when it is sent.');
}
