import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

const EMAIL = 'grace@acme.example';

/** A certified OpenID Connect provider (the package oidc-provider) that signs one person in without asking. */
export async function openCertifiedDirectory(redirectUrl: string) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'evident',
        client_secret: 'secret',
        redirect_uris: [redirectUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key for tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, email: EMAIL, email_verified: true, name: 'Grace Hopper' }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url!.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: 'employee-1' } });
    else void answer(request, response);
  });
  return {
    issuer,
    email: EMAIL,
    /** Follows the redirects as a browser does; returns what comes back to Evident. */
    async signIn(url: string): Promise<Record<string, string>> {
      const jar = new Map<string, string>();
      let at = url;
      while (!at.startsWith(redirectUrl)) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const { headers } = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const each of headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(each)!;
          jar.set(name!, value!);
        }
        at = new URL(headers.get('location')!, at).href;
      }
      return Object.fromEntries(new URL(at).searchParams);
    },
    close: () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
