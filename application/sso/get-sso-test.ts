import { type Uuid, notFound } from '@evident/domain/kernel';
import type { SsoTestView } from '@evident/domain/sso';
import { answeredBy } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Vault } from '../identity/index.ts';
import type { SsoStores } from './sso-stores.ts';

/** The claims that a directory sent for a test of the admin. */
export class GetSsoTest extends queryWith({ scope: 'read', role: 'admin', access: 'own' })<
  { testId: Uuid },
  SsoTestView
> {}
export const GetSsoTestHandler = answeredBy(
  async ({ actor, testId }: GetSsoTest, work: UnitOfWork<SsoStores>, vault: Vault) => {
    const attempt = await work.prepare(actor.teamId, ({ ssoAttempts }) => ssoAttempts.tested(testId, actor.userId));
    const shown = attempt?.claims ? vault.open(attempt.claims, testId) : null;
    return shown === null ? notFound('Test') : (JSON.parse(shown) as SsoTestView);
  },
);
