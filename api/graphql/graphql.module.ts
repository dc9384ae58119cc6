import { Module } from '@nestjs/common';
import { Bus } from '../kernel/bus.ts';
import { SETTINGS } from '../kernel/kernel.module.ts';
import type { Settings } from '../kernel/settings.ts';
import type { Engine } from './engine.ts';
import { GraphqlController } from './graphql.controller.ts';
import { GRAPHQL } from './graphql.ports.ts';

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
  ],
  exports: [GRAPHQL.token],
})
export class GraphqlModule {}
