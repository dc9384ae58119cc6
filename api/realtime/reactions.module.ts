import { type DeliveredEvent, OutboxRelay } from '@evident/adapters/postgres/outbox-relay';
import type { Jobs } from '@evident/application/jobs/jobs';
import type { Reaction } from '@evident/application/kernel/reaction';
import type { Realtime } from '@evident/application/realtime/realtime';
import {
  type DynamicModule,
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { DataSource } from '@evident/adapters/postgres/connection';
import { DATA_SOURCE, SETTINGS } from '../kernel/kernel.module.ts';
import { type Port, port } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';
import { JOBS, REALTIME } from '../outside/outside.module.ts';

const REACTIONS = port<readonly Reaction[]>('Reactions');
const EVENTS = { name: 'events', retries: 8 } as const;

/** Delivers events from the outbox to connected clients and, as jobs, to reactions. */
@Injectable()
class Relay implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('events');
  private readonly relay: OutboxRelay;

  constructor(
    @Inject(DATA_SOURCE.token) source: DataSource,
    @Inject(SETTINGS.token) { databaseUrl }: Settings,
    @Inject(JOBS.token) private readonly jobs: Jobs,
    @Inject(REALTIME.token) private readonly realtime: Realtime,
    @Inject(REACTIONS.token) private readonly reactions: readonly Reaction[],
  ) {
    this.relay = new OutboxRelay(
      source,
      databaseUrl,
      (events) => this.deliver(events),
      (fault) => this.log.warn(`The outbox will be looked at again: ${String(fault)}`),
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.process<{ event: DeliveredEvent }>(EVENTS, ({ payload: { event } }) => this.react(event), {
      concurrency: 2,
    });
    await this.relay.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.relay.stop();
  }

  private async deliver(events: readonly DeliveredEvent[]): Promise<void> {
    for (const event of events) {
      if (this.reactions.some(({ on }) => on.includes(event.name))) await this.jobs.enqueue(EVENTS, { event });
      await this.realtime.publish(event.teamId, { ...event.payload, kind: event.name });
    }
  }

  private async react(event: DeliveredEvent): Promise<void> {
    for (const reaction of this.reactions) if (reaction.on.includes(event.name)) await reaction.react(event);
  }
}

@Module({})
export class ReactionsModule {
  /** Registers the reactions of every capability. */
  static with(reactions: readonly Port<Reaction>[], imports: DynamicModule['imports']): DynamicModule {
    return {
      module: ReactionsModule,
      imports,
      providers: [
        {
          provide: REACTIONS.token,
          useFactory: (...all: Reaction[]) => all,
          inject: reactions.map(({ token }) => token),
        },
        Relay,
      ],
    };
  }
}
