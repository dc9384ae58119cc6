import { GetProvisioning, SetProvisioningGroup, UpdateProvisioning } from '@evident/application/scim/provisionings';
import { provisioningView, provisioningWording, scimGroupRole } from '@evident/domain/scim';
import { named } from '../kernel/declared/named.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const PROVISIONING_OPERATIONS = {
  getProvisioning: operation({
    route: 'GET /provisioning',
    asks: GetProvisioning,
    summary: 'Return the settings, tokens, groups and failures of provisioning',
    answers: named('Provisioning', provisioningView),
    message: ({ actor }) => new GetProvisioning({ actor }),
  }),
  updateProvisioning: operation({
    route: 'PATCH /provisioning',
    asks: UpdateProvisioning,
    summary: 'Change the default role, and who gets projects without a manager',
    body: named('ProvisioningWording', provisioningWording),
    message: ({ actor, body: wording }) => new UpdateProvisioning({ actor, wording }),
  }),
  setProvisioningGroup: operation({
    route: 'PUT /provisioning/groups/{groupId}',
    asks: SetProvisioningGroup,
    summary: 'Set the role that a group of the directory gives to its members',
    body: named('ScimGroupRole', scimGroupRole),
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, groupId, body: role }) => new SetProvisioningGroup({ actor, groupId, role }),
  }),
};
