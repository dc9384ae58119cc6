import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@evident/domain/permissions';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { until } from './waiting.ts';

/** Same as in `api/kernel/credentials.ts`, which plain Node cannot load: scripts and benches run without a build. */
const SESSION_COOKIE = 'evident_session';

/** Person who signed up at a running product and created a workspace and a token over HTTP. */
export interface Newcomer {
  readonly teamId: string;
  readonly subdomain: string;
  readonly email: string;
  /** Session cookie at the workspace's host, as `name=value`. */
  readonly session: string;
  /** Token with read and write scopes; empty if the plan has no tokens. */
  readonly token: string;
  /** Calls the API with the token, else the session; returns the parsed body and throws on any refusal. */
  ask<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer>;
  upload<Answer = unknown>(path: string, file: File): Promise<Answer>;
}

export const PASSWORD = 'Correct horse 1 battery';

type Ask = <Answer>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<{ answer: Answer; cookie: string }>;

const asker =
  (url: string): Ask =>
  async (method, path, body, headers = {}) => {
    const json = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { origin: url, ...(json ? { 'content-type': 'application/json' } : {}), ...headers },
      body: json ? JSON.stringify(body) : (body as FormData | undefined),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`);
    return {
      answer: (text ? JSON.parse(text) : undefined) as never,
      cookie: response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    };
  };

/** Returns the newest mail to an address, from the local mailbox. */
function mailTo(email: string, dataFolder: string): string {
  const folder = join(dataFolder, 'mail');
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { to: string; text: string });
  return mails.find(({ to }) => to === email)?.text ?? '';
}

async function solved(ask: Ask): Promise<string> {
  const { challenge } = (await ask<{ challenge: Challenge }>('GET', '/auth/bot-challenge')).answer;
  return Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString(
    'base64',
  );
}

/**
 * Signs up, confirms the address, and creates a workspace and a token. `place` is in the mail domain and the subdomain.
 */
export async function newcomerAt(url: string, dataFolder: string, name = 'ada', place = 'research'): Promise<Newcomer> {
  const ask = asker(url);
  const email = `${name}@${place}.example`;
  const { cookie: browser } = await ask('POST', '/auth/sign-up', {
    method: 'EMAIL',
    email,
    password: PASSWORD,
    name,
    botCheck: await solved(ask),
  });
  const { cookie } = await ask(
    'POST',
    '/auth/confirm-email',
    { method: 'EMAIL', token: mailedToken(email, dataFolder) },
    { cookie: browser },
  );
  const { answer: workspace } = await ask<Workspace>(
    'POST',
    '/workspaces',
    { name: `${name}'s research`, subdomain: `${name}-${place}` },
    { cookie },
  );
  return settledIn(ask, workspace, email, cookie);
}

/** Invites a person, who accepts and creates a token. */
export async function colleagueAt(
  url: string,
  dataFolder: string,
  admin: Newcomer,
  name: string,
  role: Role,
): Promise<Newcomer> {
  const ask = asker(url);
  const email = admin.email.replace(/^.*@/, `${name}@`);
  await admin.ask('POST', '/invites', { emails: [email], role });
  await until(() => mailedToken(email, dataFolder) !== undefined);
  const { cookie } = await ask('POST', '/auth/accept-invite', {
    token: mailedToken(email, dataFolder),
    name,
    password: PASSWORD,
  });
  return settledIn(ask, { id: admin.teamId, subdomain: admin.subdomain }, email, cookie);
}

interface Workspace {
  id: string;
  subdomain: string;
}

const mailedToken = (email: string, dataFolder: string): string | undefined =>
  /#token=([\w-]+)/.exec(mailTo(email, dataFolder))?.[1];

async function settledIn(ask: Ask, workspace: Workspace, email: string, cookie: string): Promise<Newcomer> {
  const { answer: handover } = await ask<{ code: string }>(
    'POST',
    '/auth/handover',
    { teamId: workspace.id },
    { cookie },
  );
  const here = { 'x-evident-workspace': workspace.subdomain };
  const { cookie: cookies } = await ask('POST', '/auth/handover/finish', { code: handover.code }, here);
  // The response may also set the browser cookie.
  const session = cookies.split('; ').find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))!;
  const signedIn = { ...here, cookie: session };
  const token = await ask<{ token: string }>(
    'POST',
    '/me/tokens',
    { name: 'test', scopes: ['read', 'write'] },
    signedIn,
  ).then(
    ({ answer }) => answer.token,
    (refused: Error) => {
      // The free plan has no tokens.
      if (!refused.message.includes('PlanRequired')) throw refused;
      return null;
    },
  );
  const asProgram = async (method: string, path: string, body?: unknown) =>
    (await ask(method, path, body, token === null ? signedIn : { authorization: `Bearer ${token}` })).answer as never;
  return {
    teamId: workspace.id,
    subdomain: workspace.subdomain,
    email,
    token: token ?? '',
    session,
    ask: asProgram,
    upload(path, file) {
      const form = new FormData();
      form.append('file', file);
      return asProgram('POST', path, form);
    },
  };
}
