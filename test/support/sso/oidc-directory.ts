import { type KeyObject, createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The behavior of the directory for one sign-in. */
export interface Trick {
  readonly claims?: Record<string, unknown>;
  readonly without?: readonly string[];
  readonly algorithm?: 'RS256' | 'none' | 'HS256';
  readonly key?: KeyObject;
}

/** A small directory with OpenID Connect, which can be made to misbehave. */
export class OidcDirectory {
  private readonly waiting = new Map<string, { nonce: string; challenge: string; client: string; trick: Trick }>();
  readonly issuer: string;

  private constructor(
    private readonly server: Server,
    private readonly algorithms: readonly string[],
  ) {
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async open(algorithms: readonly string[] = ['RS256']): Promise<OidcDirectory> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const answer = directory.answer(request.url!, new URLSearchParams(Buffer.concat(chunks).toString()));
        response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer ?? { error: 'invalid_grant' }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const directory = new OidcDirectory(server, algorithms);
    return directory;
  }

  /** Signs a person in at the page that Evident sent the browser to; returns what the browser brings back. */
  signIn(url: string, trick: Trick = {}): { state: string; code: string; iss: string } {
    const { searchParams: asked, origin } = new URL(url);
    if (origin !== this.issuer) throw new Error('Another directory was asked');
    const code = createHash('sha256').update(`${url}${this.waiting.size}`).digest('hex');
    const [nonce, challenge, client] = ['nonce', 'code_challenge', 'client_id'].map((name) => asked.get(name)!);
    this.waiting.set(code, { nonce: nonce!, challenge: challenge!, client: client!, trick });
    return { state: asked.get('state')!, code, iss: this.issuer };
  }

  private answer(path: string, form: URLSearchParams): object | null {
    if (path === '/.well-known/openid-configuration')
      return {
        issuer: this.issuer,
        authorization_endpoint: `${this.issuer}/authorize`,
        token_endpoint: `${this.issuer}/token`,
        jwks_uri: `${this.issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: this.algorithms,
        authorization_response_iss_parameter_supported: true,
      };
    if (path === '/keys')
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }] };
    const code = form.get('code') ?? '';
    const open = this.waiting.get(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!open || open.challenge !== challenge || form.get('client_secret') !== 'secret') return null;
    this.waiting.delete(code);
    return {
      access_token: 'a',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: this.tokenFor(open.client, open.nonce, open.trick),
    };
  }

  private tokenFor(
    client: string,
    nonce: string,
    { claims = {}, without = [], algorithm = 'RS256', key = privateKey }: Trick,
  ): string {
    const now = Math.floor(Date.now() / 1000);
    const email = (claims['email'] as string | undefined) ?? 'ada@acme.example';
    const all: Record<string, unknown> = {
      iss: this.issuer,
      sub: `id-of-${email}`,
      aud: client,
      iat: now,
      exp: now + 300,
      auth_time: now,
      nonce,
      email,
      email_verified: true,
      name: 'Ada Lovelace',
      ...claims,
    };
    for (const name of without) delete all[name];
    const head = `${part({ alg: algorithm, kid: 'k', typ: 'JWT' })}.${part(all)}`;
    if (algorithm === 'none') return `${head}.`;
    if (algorithm === 'RS256') return `${head}.${sign('sha256', Buffer.from(head), key).toString('base64url')}`;
    const asSecret = publicKey.export({ type: 'spki', format: 'pem' });
    return `${head}.${createHmac('sha256', asSecret).update(head).digest('base64url')}`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

export const foreignKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
