import { type Account, type AccountMethod, SECOND_FACTOR_MINUTES, isEnabled } from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';
import type { Ids } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.ts';
import { newLink } from './codes.ts';
import type { IdentityStores } from './identity-work.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import type { Caller } from './ports.ts';

interface Ports {
  readonly ids: Ids;
  readonly secrets: Secrets;
}

/** A session, or the secret of the pending second step. */
export type Admission = { readonly session: OpenedSession } | { readonly secondFactor: string };

/** Completes the first step of signing in: opens a session, or requests the second factor if the account has one. */
export async function afterFirstFactor(
  stores: IdentityStores,
  ports: Ports,
  account: Pick<Account, 'id' | 'email'>,
  method: AccountMethod,
  caller: Caller,
  now: Date,
  ssoTeamId: Uuid | null = null,
): Promise<Admission> {
  const byPassword = method === 'PASSWORD';
  if (!isEnabled(await stores.secondFactors.find(account.id)))
    return { session: await complete(stores, ports, account, { method, byPassword, ssoTeamId }, caller, now) };
  const { code, secret } = newLink(
    ports.ids,
    ports.secrets,
    'SECOND_FACTOR',
    { email: account.email, accountId: account.id, byPassword, ssoTeamId },
    now,
    SECOND_FACTOR_MINUTES,
  );
  await stores.codes.add(code);
  return { secondFactor: secret };
}

interface Beginning {
  readonly method: AccountMethod;
  readonly byPassword: boolean;
  readonly ssoTeamId: Uuid | null;
}

/** Opens the session, remembers the browser, and records the sign-in. */
export async function complete(
  stores: IdentityStores,
  { ids, secrets }: Ports,
  account: Pick<Account, 'id'>,
  { method, byPassword, ssoTeamId }: Beginning,
  caller: Caller,
  now: Date,
): Promise<OpenedSession> {
  if (caller.browser !== undefined) await stores.browsers.remember(account.id, secrets.hash(caller.browser), now);
  await stores.events.record({ accountId: account.id, action: 'sign-in:succeeded', method, at: now }, caller);
  return openSession(stores.sessions, ids, secrets, account, { ...caller, byPassword, ssoTeamId }, now);
}
