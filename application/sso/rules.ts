import { type SsoRulesView, type SsoRulesWording, demandSafeRules } from '@evident/domain/sso';
import { answeredBy } from '../kernel/answered-by.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { SsoStores } from './sso-stores.ts';

type Work = UnitOfWork<SsoStores>;

/** Whether single sign-on is required, and the admins who can enter without it. */
export class GetSsoRules extends queryWith({ scope: 'read', role: 'admin' })<object, SsoRulesView> {}
export const GetSsoRulesHandler = answeredBy(({ actor }: GetSsoRules, work: Work) =>
  work.perform(actor.teamId, async ({ ssoRules }) => {
    const { required, breakGlass } = await ssoRules.find();
    const candidates = (await ssoRules.admins()).filter((admin) => admin.hasPassword && admin.hasSecondFactor);
    return { required, breakGlass: [...breakGlass], candidates: candidates.map(({ id, name }) => ({ id, name })) };
  }),
);

/** Requires single sign-on, or stops requiring it. Sessions that began in another way end at once. */
export class ChangeSsoRules extends commandWith({
  scope: 'write',
  role: 'admin',
  feature: 'enterpriseAuthentication',
})<{ wording: SsoRulesWording }> {
  /** Stopping is always possible. */
  get needsFeature(): boolean {
    return this.wording.required;
  }
}
export const ChangeSsoRulesHandler = answeredBy(({ actor, wording }: ChangeSsoRules, work: Work): Promise<void> =>
  work.perform(actor.teamId, async ({ ssoRules, ssoConnections, audit }) => {
    const from = await ssoRules.find();
    const to = { required: wording.required, breakGlass: [...new Set(wording.breakGlass)] };
    demandSafeRules(to, await ssoConnections.all(), await ssoRules.admins());
    await ssoRules.save(to);
    await audit.record({
      actorId: actor.userId,
      action: 'sso:rules-changed',
      objectType: 'team',
      objectId: actor.teamId,
      detail: { from, to },
    });
  }),
);
