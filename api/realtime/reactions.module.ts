import type { DataSource } from '@evident/adapters/postgres/connection';
import { OutboxRelay } from '@evident/adapters/postgres/outbox-relay';
import type { Jobs } from '@evident/application/jobs/jobs';
import type { Reaction } from '@evident/application/kernel/reaction';
import { EventJobs } from '@evident/application/jobs/event-jobs';
import { Reactions } from '@evident/application/jobs/reactions';
import type { Realtime, RealtimeMessage } from '@evident/application/realtime/realtime';
import { RecordEvents } from '@evident/application/webhooks/record-events';
import type { DeliveredEvent } from '@evident/domain/events';
import {
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Bus } from '../kernel/bus.ts';
import { DATA_SOURCE, SETTINGS } from '../kernel/kernel.module.ts';
import { DeclaredReaction } from '../kernel/react.ts';
import type { Settings } from '../kernel/settings.ts';
import { JOBS, REALTIME } from '../services/services.module.ts';
import { deliverEvents } from './deliver-events.ts';

/** Delivers events from the outbox to connected clients and, as jobs, to the reactions of every module. */
@Injectable()
export class Relay implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('events');
  private readonly relay: OutboxRelay;
  private reactions: Reactions | undefined;

  constructor(
    @Inject(DATA_SOURCE.token) source: DataSource,
    @Inject(SETTINGS.token) { databaseUrl }: Settings,
    @Inject(JOBS.token) private readonly jobs: Jobs,
    @Inject(REALTIME.token) private readonly realtime: Realtime,
    private readonly discovery: DiscoveryService,
    private readonly bus: Bus,
  ) {
    this.relay = new OutboxRelay(
      source,
      databaseUrl,
      (events) => this.deliver(events),
      (fault) => this.log.warn(fault.message),
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    const declared = this.discovery.getProviders({ metadataKey: DeclaredReaction.KEY });
    const others = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    this.reactions = new Reactions(
      this.jobs,
      declared.map(({ instance }) => instance as Reaction),
      others.filter((other) => other instanceof EventJobs),
    );
    await this.reactions.start();
    await this.relay.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.relay.stop();
  }

  /** Does a piece of work, and delivers its events and all others only afterwards. */
  async after<T>(work: () => Promise<T>): Promise<T> {
    const release = this.relay.hold();
    return work().finally(release);
  }

  private deliver(group: readonly DeliveredEvent[]): Promise<void> {
    return deliverEvents(group, {
      react: (events) => this.reactions!.enqueue(...events),
      tell: (event) => this.realtime.publish(event.teamId, newsOf(event)),
      record: (events) => this.bus.ask(new RecordEvents(events[0]!.teamId, events)),
      untold: (fault) => this.log.warn(`Clients were not notified of an event: ${String(fault)}`),
    });
  }
}

/** Lists of ids stay behind: clients ask for lists again. */
const newsOf = ({ name, payload }: DeliveredEvent): RealtimeMessage => ({
  ...Object.fromEntries(Object.entries(payload).filter(([, value]) => !Array.isArray(value))),
  kind: name,
});

@Module({ imports: [DiscoveryModule], providers: [Relay] })
export class ReactionsModule {}
