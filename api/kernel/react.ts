import type { Reaction } from '@evident/application/kernel/reaction';
import { Inject, Injectable, type Provider } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Port } from './port.ts';

/** Marks the classes that {@link react} declares. */
export const DeclaredReaction = DiscoveryService.createDecorator();

/** Declares a reaction in the module of its capability. A missing port, or one of another type, does not compile. */
export function react<Args extends readonly unknown[]>(
  reaction: new (...args: [...Args]) => Reaction,
  ports: { readonly [K in keyof Args]: Port<Args[K]> },
): Provider {
  Injectable()(reaction);
  DeclaredReaction()(reaction);
  (ports as readonly Port<unknown>[]).forEach((needed, index) => Inject(needed.token)(reaction, undefined, index));
  return reaction;
}
