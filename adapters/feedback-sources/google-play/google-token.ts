import { createPrivateKey, sign } from 'node:crypto';
import { SourceRefused } from '@evident/application/channels/feedback-source';
import { recordOf, textOf } from '../common/json.ts';
import { SourceHttp, type SourceOptions } from '../common/source-http.ts';

const HOST = 'oauth2.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/androidpublisher';
const LIFE_S = 600;
const ADVICE = 'Create a new key of the service account in Google Cloud, and paste the whole JSON file.';

export interface ServiceAccount {
  readonly email: string;
  readonly keyId: string;
  readonly privateKey: ReturnType<typeof createPrivateKey>;
}

/** @throws SourceRefused for anything but the JSON file of a service account's key */
export function serviceAccountOf(file: string): ServiceAccount {
  try {
    const key = recordOf(JSON.parse(file));
    const privateKey = createPrivateKey(textOf(key['private_key']));
    const email = textOf(key['client_email']);
    if (key['type'] === 'service_account' && email !== '' && privateKey.asymmetricKeyType === 'rsa')
      return { email, keyId: textOf(key['private_key_id']), privateKey };
  } catch {
    // The error of the parser repeats the key.
  }
  throw new SourceRefused('This is no key of a service account', ADVICE);
}

/** An access token for a signed assertion (developers.google.com/identity/protocols/oauth2/service-account). */
export async function accessToken(
  options: SourceOptions,
  { email, keyId, privateKey }: ServiceAccount,
  signal: AbortSignal,
): Promise<string> {
  const http = new SourceHttp(options, {
    service: 'google-play',
    name: 'Google',
    url: `https://${HOST}`,
    advice: ADVICE,
  });
  const now = Math.floor(options.now().getTime() / 1_000);
  const claims = { iss: email, scope: SCOPE, aud: `https://${HOST}/token`, iat: now, exp: now + LIFE_S };
  const unsigned = [{ alg: 'RS256', typ: 'JWT', kid: keyId }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(unsigned), privateKey).toString('base64url');
  const form = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: `${unsigned}.${signature}` };
  // 400 is `invalid_grant`: the key was deleted, or the account disabled.
  const answer = await http.find('/token', { form, none: [400], signal });
  if (answer === null) throw new SourceRefused('Google does not accept the key', ADVICE);
  const token = textOf(answer['access_token']);
  if (token === '') throw new Error(`${HOST} answered without access_token`);
  return token;
}
