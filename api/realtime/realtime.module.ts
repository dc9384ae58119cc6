import type { Authenticator } from '@evident/application/identity/authenticator';
import { PostgresVisiblePlaces } from '@evident/adapters/postgres/permissions/postgres-visible-places';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresRightsChanges } from '@evident/adapters/postgres/postgres-rights-changes';
import { PostgresChangeDelayReader } from '@evident/adapters/postgres/unscoped/postgres-change-delay-reader';
import {
  type ChangeDelayReader,
  ReadChangeDelay,
  ReadChangeDelayHandler,
} from '@evident/application/realtime/read-change-delay';
import type { RightsChanges } from '@evident/application/realtime/rights-changes';
import type { Realtime } from '@evident/application/realtime/realtime';
import { WatchChanges, WatchChangesHandler } from '@evident/application/realtime/watch-changes';
import type { VisiblePlaces } from '@evident/application/realtime/recipients';
import type { LiveRooms } from '@evident/application/content/live-rooms';
import {
  Global,
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Bus } from '../kernel/bus.ts';
import { handle } from '../kernel/handle.ts';
import { AUTHENTICATOR, CLOCK, READS, SETTINGS } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';
import { REALTIME } from '../services/services.module.ts';
import { ChangesController } from './changes.controller.ts';
import { DocumentRooms } from './document-rooms.ts';
import { serveDocuments } from './websockets.ts';

import { CHANGE_DELAY_OPERATIONS } from './change-delay.operations.ts';
const VISIBLE = port<VisiblePlaces>('VisiblePlaces');
const CHANGE_DELAYS = port<ChangeDelayReader>('ChangeDelayReader');
const RIGHTS_CHANGES = port<PostgresRightsChanges>('RightsChanges');
export const LIVE_ROOMS = port<LiveRooms>('LiveRooms');

/** Rooms of this process, or joined with other processes over Redis. */
async function roomsOf(
  bus: Bus,
  authenticator: Authenticator,
  rights: RightsChanges,
  settings: Settings,
  realtime: Realtime,
): Promise<DocumentRooms> {
  if (!settings.redisUrl) return new DocumentRooms(bus, authenticator, rights);
  const { sharedRooms } = await import('./shared-rooms.ts');
  return sharedRooms(bus, authenticator, rights, settings.redisUrl, realtime);
}

@Injectable()
class ServeDocuments implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stop: (() => void) | undefined;

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    @Inject(LIVE_ROOMS.token) private readonly rooms: DocumentRooms,
    @Inject(RIGHTS_CHANGES.token) private readonly rights: PostgresRightsChanges,
    @Inject(SETTINGS.token) private readonly settings: Settings,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = serveDocuments(this.host.httpAdapter.getHttpServer(), this.rooms, this.settings);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop?.();
    await this.rooms.close();
    await this.rights.close();
  }
}

@Global()
@Module({
  controllers: [ChangesController, controllerFor('Changes', CHANGE_DELAY_OPERATIONS)],
  providers: [
    provide(VISIBLE, (reads: PostgresReads) => new PostgresVisiblePlaces(reads), [READS]),
    provide(CHANGE_DELAYS, (reads: PostgresReads) => new PostgresChangeDelayReader(reads), [READS]),
    provide(RIGHTS_CHANGES, ({ databaseUrl }: Settings) => new PostgresRightsChanges(databaseUrl), [SETTINGS]),
    handle(ReadChangeDelay, ReadChangeDelayHandler, [CHANGE_DELAYS]),
    handle(WatchChanges, WatchChangesHandler, [REALTIME, AUTHENTICATOR, VISIBLE, CLOCK]),
    {
      provide: LIVE_ROOMS.token,
      useFactory: roomsOf,
      inject: [Bus, AUTHENTICATOR.token, RIGHTS_CHANGES.token, SETTINGS.token, REALTIME.token],
    },
    ServeDocuments,
  ],
  exports: [LIVE_ROOMS.token],
})
export class RealtimeModule {}
