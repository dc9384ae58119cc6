import { GuardedHttp } from '@evident/adapters/outbound/guarded-http';
import type { IssuerTokens } from '@evident/application/identity/ports';
import type { Clock } from '@evident/application/kernel/clock';
import type { Settings } from '../kernel/settings.ts';

/** Null where the operator configured no identity provider. The library is loaded with the first token. */
export function issuerTokens({ tokenIssuer, ssoInternalHosts = [] }: Settings, clock: Clock): IssuerTokens | null {
  if (!tokenIssuer) return null;
  let opened: Promise<IssuerTokens> | null = null;
  const open = async (): Promise<IssuerTokens> => {
    const { JwtIssuerTokens } = await import('@evident/adapters/sso/issuer-tokens');
    const outbound = new GuardedHttp({ internalUrls: ssoInternalHosts.map((host) => `http://${host}`) });
    return new JwtIssuerTokens(tokenIssuer, outbound, clock);
  };
  return { claimsOf: async (token) => (await (opened ??= open())).claimsOf(token) };
}
