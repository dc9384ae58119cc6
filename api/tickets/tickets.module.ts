import { NodeDestinationVault } from '@evident/adapters/crypto/destination-vault';
import { GuardedDestinationCaller } from '@evident/adapters/outbound/destination-caller';
import { GuardedHttp } from '@evident/adapters/outbound/guarded-http';
import type { Stores } from '@evident/adapters/postgres/composition/stores';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresTicketReader } from '@evident/adapters/postgres/tickets/postgres-ticket-reader';
import type { Addresses } from '@evident/application/identity/ports';
import type { InsightReader } from '@evident/application/insights/insight-reader';
import type { Clock } from '@evident/application/kernel/clock';
import type { Ids } from '@evident/application/kernel/ids';
import type { Secrets } from '@evident/application/kernel/secrets';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import { DestinationSender } from '@evident/application/tickets/destination-sender';
import * as destinations from '@evident/application/tickets/destinations';
import type {
  DestinationCaller,
  DestinationVault,
  InternalDestinations,
  TicketReader,
} from '@evident/application/tickets/ports';
import { TestDestination, TestDestinationHandler } from '@evident/application/tickets/test-destination';
import { TicketDrafts } from '@evident/application/tickets/ticket-drafts';
import { TicketMaker } from '@evident/application/tickets/ticket-maker';
import * as tickets from '@evident/application/tickets/tickets';
import { Module } from '@nestjs/common';
import { ADDRESSES, SECRETS } from '../identity/identity.ports.ts';
import { INSIGHTS, InsightsModule } from '../insights/insights.module.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';
import { PURPOSES, secretsOf } from '../kernel/vault-secrets.ts';
import { undoes } from '../kernel/undoes.ts';
import { DESTINATION_SENDER, TICKET_DRAFTS, TICKET_MAKER } from './tickets.ports.ts';
import { TICKET_OPERATIONS } from './tickets.operations.ts';

const READER = port<TicketReader>('TicketReader');
const INTERNAL = port<InternalDestinations>('InternalDestinations');
const CALLER = port<DestinationCaller>('DestinationCaller');
const VAULT = port<DestinationVault>('DestinationVault');

@Module({
  imports: [InsightsModule],
  controllers: [controllerFor('Tickets', TICKET_OPERATIONS)],
  providers: [
    provide(READER, (reads: PostgresReads) => new PostgresTicketReader(reads), [READS]),
    provide(INTERNAL, ({ webhookInternalHosts = [] }: Settings) => new Set(webhookInternalHosts), [SETTINGS]),
    provide(
      CALLER,
      (hosts: InternalDestinations) =>
        new GuardedDestinationCaller(new GuardedHttp({ internalUrls: [...hosts].map((host) => `http://${host}`) })),
      [INTERNAL],
    ),
    provide(
      VAULT,
      (settings: Settings, random: Secrets) =>
        new NodeDestinationVault(secretsOf(settings, random), PURPOSES.destinations),
      [SETTINGS, SECRETS],
    ),
    provide(
      DESTINATION_SENDER,
      (work: UnitOfWork<Stores>, caller: DestinationCaller, vault: DestinationVault, clock: Clock) =>
        new DestinationSender({ work, caller, vault, clock }),
      [WORK, CALLER, VAULT, CLOCK],
    ),
    provide(
      TICKET_MAKER,
      (work: UnitOfWork<Stores>, sender: DestinationSender, ids: Ids, clock: Clock) =>
        new TicketMaker({ work, sender, ids, clock }),
      [WORK, DESTINATION_SENDER, IDS, CLOCK],
    ),
    provide(
      TICKET_DRAFTS,
      (insights: InsightReader, work: UnitOfWork<Stores>, addresses: Addresses) =>
        new TicketDrafts(insights, work, addresses),
      [INSIGHTS, WORK, ADDRESSES],
    ),
    handle(destinations.ListDestinations, destinations.ListDestinationsHandler, [READER]),
    handle(destinations.GetDestination, destinations.GetDestinationHandler, [READER]),
    handle(destinations.CreateDestination, destinations.CreateDestinationHandler, [WORK, VAULT, INTERNAL, IDS, CLOCK]),
    handle(destinations.UpdateDestination, destinations.UpdateDestinationHandler, [WORK, VAULT, INTERNAL, CLOCK]),
    handle(destinations.DeleteDestination, destinations.DeleteDestinationHandler, [WORK]),
    handle(TestDestination, TestDestinationHandler, [WORK, DESTINATION_SENDER, IDS]),
    handle(tickets.ListTickets, tickets.ListTicketsHandler, [READER]),
    handle(tickets.CreateTicket, tickets.CreateTicketHandler, [TICKET_DRAFTS, TICKET_MAKER]),
    handle(tickets.RemoveTicket, tickets.RemoveTicketHandler, [WORK]),
    undoes(destinations.undoDestinationChanges, [CLOCK]),
    undoes(tickets.undoTicketRemoval, []),
    undoes(tickets.undoTicketRestoration, []),
  ],
  exports: [DESTINATION_SENDER.token, TICKET_MAKER.token, TICKET_DRAFTS.token],
})
export class TicketsModule {}
