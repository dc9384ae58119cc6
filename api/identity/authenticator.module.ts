import { nodeSecrets } from '@evident/adapters/crypto/secrets';
import { GuardedHttp } from '@evident/adapters/outbound/guarded-http';
import type { DataSource } from '@evident/adapters/postgres/connection';
import { PostgresAuthenticator } from '@evident/adapters/postgres/identity/postgres-authenticator';
import type { IssuerTokens } from '@evident/application/identity/ports';
import type { Clock } from '@evident/application/kernel/clock';
import { Module } from '@nestjs/common';
import { AUTHENTICATOR, CLOCK, DATA_SOURCE, SETTINGS } from '../kernel/kernel.module.ts';
import { provide } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';

/** Null where the operator configured no identity provider. The library is loaded with the first token. */
function issuerTokens({ tokenIssuer, ssoInternalHosts = [] }: Settings, clock: Clock): IssuerTokens | null {
  if (!tokenIssuer) return null;
  let opened: Promise<IssuerTokens> | null = null;
  const open = async (): Promise<IssuerTokens> => {
    const { JwtIssuerTokens } = await import('@evident/adapters/sso/issuer-tokens');
    const outbound = new GuardedHttp({ internalUrls: ssoInternalHosts.map((host) => `http://${host}`) });
    return new JwtIssuerTokens(tokenIssuer, outbound, clock);
  };
  return { claimsOf: async (token) => (await (opened ??= open())).claimsOf(token) };
}

/** Finds the caller of each request. */
@Module({
  providers: [
    provide(
      AUTHENTICATOR,
      (source: DataSource, settings: Settings, clock: Clock) =>
        new PostgresAuthenticator(source, nodeSecrets, settings.plans, issuerTokens(settings, clock)),
      [DATA_SOURCE, SETTINGS, CLOCK],
    ),
  ],
  exports: [AUTHENTICATOR.token],
})
export class AuthenticatorModule {}
