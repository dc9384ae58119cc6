import { type Uuid, isUuid } from '@evident/domain/kernel';
import { type Grant, type Outcome, demandGranted, refuseOauth } from '@evident/domain/oauth';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { OauthStores, ProgramDirectory } from './oauth-stores.ts';
import { type GrantPorts, type Tokens, endGrant, issueTokens } from './start-grant.ts';

export type GrantWork = UnitOfWork<Pick<OauthStores, 'programGrants' | 'accessTokens' | 'audit'>>;

export const refuseGrant = (): never =>
  refuseOauth('invalid_grant', 'The code or refresh token does not work, or not any more');

/** Issues tokens if a grant works. A spent one is ended, which must be committed before the refusal. */
export async function settle(
  work: GrantWork,
  ports: GrantPorts,
  teamId: Uuid,
  find: (programGrants: OauthStores['programGrants']) => Promise<Grant | null>,
  decide: (grant: Grant) => { readonly outcome: Outcome; readonly family?: string; readonly scope?: string },
): Promise<Tokens> {
  const tokens = await work.perform(teamId, async (stores) => {
    const grant = await find(stores.programGrants);
    const token = grant && (await stores.accessTokens.find(grant.id));
    if (!grant || !token || token.revokedAt) return null;
    const { outcome, family, scope } = decide(grant);
    if (outcome === 'spent')
      await endGrant(stores, token, { actorId: token.memberId, reason: 'reused' }, ports.clock.now());
    if (outcome !== 'works') return null;
    return issueTokens(stores, ports, {
      grant,
      token,
      scopes: demandGranted(grant, scope),
      ...(family !== undefined && { family }),
    });
  });
  return tokens ?? refuseGrant();
}

/** @throws OauthRefusal `invalid_client` for a program that is not registered, or not any more */
export async function demandClient(programs: ProgramDirectory, clientId: string, now: Date): Promise<void> {
  if (!isUuid(clientId) || !(await programs.find(clientId))) refuseOauth('invalid_client', 'There is no such client');
  await programs.used(clientId, now);
}
