import { type Uuid, notFound } from '@evident/domain/kernel';
import {
  type Directory,
  type ProvisioningView,
  type ProvisioningWording,
  type ScimGroupRole,
  demandHeir,
  viewScimToken,
} from '@evident/domain/scim';
import type { Actor } from '@evident/domain/permissions';
import type { Addresses } from '../identity/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import { Command, DIRECTORY } from '../kernel/message.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ScimPorts } from './admit-user.ts';
import { heldGroup, refreshRoles } from './change-group.ts';
import type { ScimStores } from './scim-stores.ts';

type Work = UnitOfWork<ScimStores>;

/** Returns the settings, tokens, groups and failures of provisioning. Only for admins. */
export class GetProvisioning extends queryWith({ scope: 'read', role: 'admin' })<object, ProvisioningView> {}
export const GetProvisioningHandler = answeredBy(
  ({ actor }: GetProvisioning, work: Work, addresses: Addresses): Promise<ProvisioningView> =>
    work.perform(actor.teamId, async (stores) => {
      const tokens = await stores.scimTokens.working();
      const used = tokens.map(({ usedAt }) => usedAt?.toISOString()).filter((at) => at !== undefined);
      return {
        baseUrl: addresses.root('/scim/v2'),
        ...(await stores.scimSettings.read()),
        tokens: tokens.map(viewScimToken),
        users: await stores.scimUsers.described(),
        groups: await stores.scimGroups.managed(),
        lastRequestAt: used.toSorted().at(-1) ?? null,
        failures: await stores.scimFailures.newest(),
      };
    }),
);

/** Changes the default role and the heir. */
export class UpdateProvisioning extends commandWith({ scope: 'write', role: 'admin', feature: 'scim' })<{
  wording: ProvisioningWording;
}> {}
export const UpdateProvisioningHandler = answeredBy(
  ({ actor, wording }: UpdateProvisioning, work: Work): Promise<void> =>
    work.perform(actor.teamId, async ({ teams, members, scimSettings, audit }) => {
      await teams.hold(actor.teamId);
      if (wording.heirId) demandHeir(await members.find(wording.heirId));
      const before = await scimSettings.read();
      const after = { ...before, ...wording, heirId: wording.heirId === undefined ? before.heirId : wording.heirId };
      await scimSettings.save(after);
      await audit.record({
        actorId: actor.userId,
        action: 'scim:settings-changed',
        objectType: 'workspace',
        objectId: actor.teamId,
        detail: { from: before, to: after },
      });
    }),
);

/** Sets the role that a group of the directory gives to its members, now and later. */
export class SetProvisioningGroup extends commandWith({
  scope: 'write',
  role: 'admin',
  feature: 'scim',
  counts: ['seats'],
})<{ groupId: Uuid; role: ScimGroupRole }> {}
export const SetProvisioningGroupHandler = answeredBy(
  ({ actor, groupId, role }: SetProvisioningGroup, work: Work, ports: ScimPorts): Promise<void> =>
    work.perform(actor.teamId, async (stores) => {
      await heldGroup(stores, actor.teamId, groupId);
      const before = (await stores.scimGroups.find(groupId)) ?? notFound('Group');
      await stores.scimGroups.save({ ...before, ...role });
      await stores.audit.record({
        actorId: actor.userId,
        action: 'scim:group-role-changed',
        objectType: 'group',
        objectId: groupId,
        detail: { from: { role: before.role, workspaceAdmin: before.workspaceAdmin }, to: role },
      });
      await refreshRoles(stores, ports, actingAdmin(actor), await stores.groups.memberIds(groupId));
    }),
);

/** Changes that follow from a setting are announced in the name of the admin. */
const actingAdmin = ({ teamId, userId }: Actor): Directory => ({ teamId, tokenId: userId, createdBy: userId });

/** Keeps a refused request of a directory, so that admins see it. */
export class RecordProvisioningFailure extends Command {
  static readonly requires = DIRECTORY;

  constructor(
    readonly directory: Directory,
    readonly failure: Pick<ProvisioningView['failures'][number], 'request' | 'subject' | 'reason'>,
  ) {
    super();
  }
}
export const RecordProvisioningFailureHandler = answeredBy(
  ({ directory, failure }: RecordProvisioningFailure, work: Work, { ids, clock }: ScimPorts): Promise<void> =>
    work.perform(directory.teamId, ({ scimFailures }) =>
      scimFailures.add({ ...failure, id: ids.newId(), at: clock.now().toISOString() }),
    ),
);
