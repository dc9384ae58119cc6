import type { Authenticator } from '@evident/application/identity/authenticator';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Bus } from '../kernel/bus.ts';
import { AUTHENTICATOR, REQUEST_LIMIT, SETTINGS } from '../kernel/kernel.module.ts';
import type { RequestLimit } from '../kernel/request-limit.ts';
import type { Settings } from '../kernel/settings.ts';
import type { Engine } from './engine.ts';
import { GraphqlController } from './graphql.controller.ts';
import { GRAPHQL } from './graphql.ports.ts';
import { serveSubscriptions } from './serve-subscriptions.ts';

@Injectable()
class ServeSubscriptions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stop: (() => void) | undefined;

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    @Inject(GRAPHQL.token) readonly engine: () => Promise<Engine>,
    @Inject(AUTHENTICATOR.token) readonly authenticator: Authenticator,
    @Inject(REQUEST_LIMIT.token) readonly limit: RequestLimit,
    @Inject(SETTINGS.token) readonly settings: Settings,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = serveSubscriptions(this.host.httpAdapter.getHttpServer(), this);
  }

  beforeApplicationShutdown(): void {
    this.stop?.();
  }
}

@Module({
  controllers: [GraphqlController],
  providers: [
    {
      provide: GRAPHQL.token,
      useFactory: (bus: Bus, { graphqlIntrospection = true }: Settings) => {
        let opening: Promise<Engine> | undefined;
        return () =>
          (opening ??= import('./engine.ts').then(({ Engine: Opened }) => new Opened(bus, graphqlIntrospection)));
      },
      inject: [Bus, SETTINGS.token],
    },
    ServeSubscriptions,
  ],
  exports: [GRAPHQL.token],
})
export class GraphqlModule {}
