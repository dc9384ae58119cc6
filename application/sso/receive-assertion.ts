import type { Uuid } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import { ANYONE, Command } from '../kernel/message.ts';
import type { SsoPorts } from './ports.ts';

/**
 * Keeps the response of SAML, which a browser posts without cookies, and returns the page that finishes. Without an
 * attempt that waits for it, the person came from the directory itself: the page begins again.
 */
export class ReceiveAssertion extends Command<{ url: string }> {
  static readonly requires = ANYONE;

  constructor(
    readonly connectionId: Uuid,
    readonly response: string,
    readonly state: string,
  ) {
    super();
  }
}
export const ReceiveAssertionHandler = answeredBy(
  async (
    { connectionId, response, state }: ReceiveAssertion,
    {
      work,
      directory,
      secrets,
      vault,
      addresses,
    }: Pick<SsoPorts, 'work' | 'directory' | 'secrets' | 'vault' | 'addresses'>,
  ) => {
    const hash = secrets.hash(state);
    const place = state === '' ? null : await directory.ofAttempt(hash);
    const kept =
      place !== null &&
      (await work.perform(place.teamId, ({ ssoAttempts }) =>
        ssoAttempts.keepResponse(hash, connectionId, vault.seal(response, hash)),
      ));
    return {
      url: addresses.root(
        kept
          ? `/callback?${new URLSearchParams({ state })}`
          : `/auth/sso?${new URLSearchParams({ connection: connectionId })}`,
      ),
    };
  },
);
