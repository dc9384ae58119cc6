import type { Uuid } from '../kernel/index.ts';
import { EVENTS } from './catalogue.ts';
import type { EventKind, PayloadOfKind } from '../event-kinds/index.ts';

export type EventName = keyof typeof EVENTS;
export type PayloadOf<Name extends EventName> = PayloadOfKind<(typeof EVENTS)[Name]>;

/** An event as a handler announces it. Comparing `name` narrows `payload`. */
export type DomainEvent<Name extends EventName = EventName> = {
  readonly [Each in Name]: { readonly name: Each; readonly teamId: Uuid; readonly payload: PayloadOf<Each> };
}[Name];

/** An event on its way to reactions. `id` is the same each time it is delivered; `at` is an ISO time. */
export type DeliveredEvent<Name extends EventName = EventName> = DomainEvent<Name> & {
  readonly id: string;
  readonly at: string;
  /** How many automations in a row led to it; absent for 0. */
  readonly depth?: number;
};

/** Whether a name is in the catalogue. An outbox may hold events of another version of Evident. */
export const isEventName = (name: string): name is EventName => Object.hasOwn(EVENTS, name);

/** The events that browsers and programs can follow, in the order of the catalogue. */
export const PUBLIC_EVENTS: readonly PublicEventName[] = Object.entries<EventKind>(EVENTS).flatMap(
  ([name, { internal }]) => (internal ? [] : [name as PublicEventName]),
);
export type PublicEventName = {
  readonly [Name in EventName]: (typeof EVENTS)[Name] extends { readonly internal: true } ? never : Name;
}[EventName];
const FOLLOWED: ReadonlySet<string> = new Set(PUBLIC_EVENTS);
export const isPublicEvent = (name: string): name is PublicEventName => FOLLOWED.has(name);
