import type { DataSource } from '@evident/adapters/postgres/connection';
import { PostgresSupportDirectory } from '@evident/adapters/postgres/support/postgres-support-directory';
import type { SupportDirectory } from '@evident/application/support/ports';
import * as supports from '@evident/application/support/supports';
import { Module } from '@nestjs/common';
import { ADDRESSES, DIRECTORY, MAILER } from '../identity/identity.ports.ts';
import { repeats } from '../kernel/consumes.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, IDS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';
import { OwnSupportController, SupportDecisionController } from './support.controller.ts';
import { SUPPORT_OPERATIONS } from './support.operations.ts';

const SUPPORT_DIRECTORY = port<SupportDirectory>('SupportDirectory');
const STAFF_DOMAIN = port<supports.StaffDomain>('StaffDomain');

/** Access that admins grant to support staff. */
@Module({
  controllers: [controllerFor('Support access', SUPPORT_OPERATIONS), OwnSupportController, SupportDecisionController],
  providers: [
    provide(SUPPORT_DIRECTORY, (source: DataSource) => new PostgresSupportDirectory(source), [DATA_SOURCE]),
    provide(STAFF_DOMAIN, ({ staffDomain }: Settings): supports.StaffDomain => staffDomain ?? null, [SETTINGS]),
    handle(supports.RequestSupport, supports.RequestSupportHandler, [
      WORK,
      DIRECTORY,
      STAFF_DOMAIN,
      MAILER,
      ADDRESSES,
      IDS,
      CLOCK,
    ]),
    handle(supports.ListOwnSupport, supports.ListOwnSupportHandler, [
      SUPPORT_DIRECTORY,
      STAFF_DOMAIN,
      ADDRESSES,
      CLOCK,
    ]),
    handle(supports.EndOwnSupport, supports.EndOwnSupportHandler, [WORK, SUPPORT_DIRECTORY, CLOCK]),
    handle(supports.ListSupport, supports.ListSupportHandler, [WORK, CLOCK]),
    handle(supports.DecideSupport, supports.DecideSupportHandler, [WORK, IDS, CLOCK]),
    handle(supports.EndSupport, supports.EndSupportHandler, [WORK, CLOCK]),
    handle(supports.EndOverdueSupport, supports.EndOverdueSupportHandler, [SUPPORT_DIRECTORY, WORK, CLOCK]),
    repeats(supports.SUPPORT_ENDS, supports.SUPPORT_ENDS_CRON, () => new supports.EndOverdueSupport()),
  ],
})
export class SupportModule {}
