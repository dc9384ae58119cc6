import type { AutoFeatureRunner } from '@evident/application/suggestions/auto-feature-runner';
import { type FactoryProvider, Inject, Injectable, type Provider } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type Port, port } from '../kernel/port.ts';

/** Marks the classes that {@link autoFeature} declares. */
export const DeclaredAutoFeature = DiscoveryService.createDecorator();

/** Declares a runner of an automatic feature in the module of its capability. A missing or wrong port does not compile. */
export function autoFeature<Args extends readonly unknown[]>(
  runner: new (...args: [...Args]) => AutoFeatureRunner,
  ports: { readonly [K in keyof Args]: Port<Args[K]> },
): Provider {
  Injectable()(runner);
  DeclaredAutoFeature()(runner);
  (ports as readonly Port<unknown>[]).forEach((needed, index) => Inject(needed.token)(runner, undefined, index));
  return runner;
}

/** All declared runners. Read once the application has started. */
export const AUTO_RUNNERS = port<() => readonly AutoFeatureRunner[]>('AutoFeatureRunners');

export const declaredRunners: FactoryProvider = {
  provide: AUTO_RUNNERS.token,
  useFactory: (discovery: DiscoveryService) => () =>
    discovery
      .getProviders({ metadataKey: DeclaredAutoFeature.KEY })
      .map(({ instance }) => instance as AutoFeatureRunner),
  inject: [DiscoveryService],
};
