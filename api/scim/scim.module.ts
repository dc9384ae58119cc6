import type { DataSource } from '@evident/adapters/postgres/connection';
import { PostgresDirectories } from '@evident/adapters/postgres/scim/postgres-directories';
import { npmScimLanguage } from '@evident/adapters/scim/npm-scim-language';
import type { Addresses } from '@evident/application/identity/ports';
import type { Clock } from '@evident/application/kernel/clock';
import type { Ids } from '@evident/application/kernel/ids';
import type { Secrets } from '@evident/application/kernel/secrets';
import {
  GetProvisioning,
  GetProvisioningHandler,
  RecordProvisioningFailure,
  RecordProvisioningFailureHandler,
  SetProvisioningGroup,
  SetProvisioningGroupHandler,
  UpdateProvisioning,
  UpdateProvisioningHandler,
} from '@evident/application/scim/provisionings';
import {
  ChangeScimGroup,
  ChangeScimGroupHandler,
  CreateScimGroup,
  CreateScimGroupHandler,
  DeleteScimGroup,
  DeleteScimGroupHandler,
  GetScimGroup,
  GetScimGroupHandler,
  ListScimGroups,
  ListScimGroupsHandler,
} from '@evident/application/scim/scim-groups';
import {
  CreateScimToken,
  CreateScimTokenHandler,
  RevokeScimToken,
  RevokeScimTokenHandler,
} from '@evident/application/scim/scim-tokens';
import {
  ChangeScimUser,
  ChangeScimUserHandler,
  CreateScimUser,
  CreateScimUserHandler,
  DeleteScimUser,
  DeleteScimUserHandler,
  GetScimUser,
  GetScimUserHandler,
  ListScimUsers,
  ListScimUsersHandler,
} from '@evident/application/scim/scim-users';
import { Module } from '@nestjs/common';
import { ADDRESSES, SECRETS } from '../identity/identity.ports.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, DIRECTORIES, IDS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { provide } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';
import { PROVISIONING_OPERATIONS } from './provisioning.operations.ts';
import { ScimController } from './scim.controller.ts';
import { SCIM_PORTS } from './scim.ports.ts';
import { ScimRequests } from './scim-requests.ts';
import { ScimTokensController } from './scim-tokens.controller.ts';

@Module({
  controllers: [ScimController, ScimTokensController, controllerFor('Provisioning', PROVISIONING_OPERATIONS)],
  providers: [
    ScimRequests,
    provide(
      DIRECTORIES,
      (source: DataSource, secrets: Secrets, { plans }: Settings) => new PostgresDirectories(source, secrets, plans),
      [DATA_SOURCE, SECRETS, SETTINGS],
    ),
    provide(
      SCIM_PORTS,
      (addresses: Addresses, secrets: Secrets, ids: Ids, clock: Clock) => ({
        addresses,
        secrets,
        ids,
        clock,
        language: npmScimLanguage,
      }),
      [ADDRESSES, SECRETS, IDS, CLOCK],
    ),
    handle(ListScimUsers, ListScimUsersHandler, [WORK, SCIM_PORTS]),
    handle(GetScimUser, GetScimUserHandler, [WORK, SCIM_PORTS]),
    handle(CreateScimUser, CreateScimUserHandler, [WORK, SCIM_PORTS]),
    handle(ChangeScimUser, ChangeScimUserHandler, [WORK, SCIM_PORTS]),
    handle(DeleteScimUser, DeleteScimUserHandler, [WORK, SCIM_PORTS]),
    handle(ListScimGroups, ListScimGroupsHandler, [WORK, SCIM_PORTS]),
    handle(GetScimGroup, GetScimGroupHandler, [WORK, SCIM_PORTS]),
    handle(CreateScimGroup, CreateScimGroupHandler, [WORK, SCIM_PORTS]),
    handle(ChangeScimGroup, ChangeScimGroupHandler, [WORK, SCIM_PORTS]),
    handle(DeleteScimGroup, DeleteScimGroupHandler, [WORK, SCIM_PORTS]),
    handle(CreateScimToken, CreateScimTokenHandler, [WORK, SCIM_PORTS]),
    handle(RevokeScimToken, RevokeScimTokenHandler, [WORK, SCIM_PORTS]),
    handle(GetProvisioning, GetProvisioningHandler, [WORK, ADDRESSES]),
    handle(UpdateProvisioning, UpdateProvisioningHandler, [WORK]),
    handle(SetProvisioningGroup, SetProvisioningGroupHandler, [WORK, SCIM_PORTS]),
    handle(RecordProvisioningFailure, RecordProvisioningFailureHandler, [WORK, SCIM_PORTS]),
  ],
})
export class ScimModule {}
