import type { EventKind } from '../event-kinds/index.ts';
import {
  type DomainEvent,
  EVENTS,
  type EventName,
  isPublicEvent,
  LISTS,
  PUBLIC_EVENTS,
  singleOf,
} from '../events/index.ts';
import type { ObjectSchema, Schema, Uuid } from '../kernel/index.ts';

/** Days for which events can be read again (decided). */
export const EVENT_DAYS = 30;
/** Of the payloads of all events. It changes when a field leaves or changes its meaning; new fields do not change it. */
export const EVENT_VERSION = 1;
/** The event of the button that tests a webhook. */
export const TEST_EVENT = 'webhook.test';

/** An event in the stream of its workspace. */
export interface StreamedEvent {
  readonly id: Uuid;
  readonly position: number;
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** An event as programs get it, from webhooks and from the list of events. */
export interface EventMessage {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly timestamp: string;
  /** Its place in the stream; null for a test. */
  readonly cursor: string | null;
  readonly data: Record<string, unknown>;
}

/** Ids and values of closed sets leave; texts such as titles do not. */
function isThin(schema: Schema): boolean {
  if (schema.type === 'array') return isThin(schema.items);
  if (schema.type === 'string') return schema.format === 'uuid' || schema.enum !== undefined;
  return schema.type === 'boolean' || schema.type === 'integer';
}

/** The shape of an event's `data`: its payload without texts. */
export function thinShape({ payload }: Pick<EventKind, 'payload'>): ObjectSchema {
  const fields = Object.entries(payload.properties).filter(([, schema]) => isThin(schema));
  const names = new Set(fields.map(([name]) => name));
  return {
    type: 'object',
    properties: Object.fromEntries(fields),
    required: payload.required.filter((name) => names.has(name)),
  };
}

const THIN: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries<EventKind>(EVENTS).map(([name, kind]) => [name, new Set(Object.keys(thinShape(kind).properties))]),
);

const messageId = (id: Uuid): string => `evt_${id}`;

/** @param event of a name in the catalogue; the fields of another version of Evident are left out */
export const messageOf = ({ id, position, name, payload, at }: StreamedEvent): EventMessage => ({
  id: messageId(id),
  type: name,
  version: EVENT_VERSION,
  timestamp: at.toISOString(),
  cursor: String(position),
  data: Object.fromEntries(Object.entries(payload).filter(([field]) => THIN.get(name)?.has(field))),
});

export const testMessage = (deliveryId: Uuid, webhookId: Uuid, at: Date): EventMessage => ({
  id: messageId(deliveryId),
  type: TEST_EVENT,
  version: EVENT_VERSION,
  timestamp: at.toISOString(),
  cursor: null,
  data: { webhookId },
});

/** The ids of the objects that an event is about, also where the payload names their type. */
export function objectIdsOf({ name, payload }: DomainEvent): Uuid[] {
  const { about }: EventKind = EVENTS[name];
  if (about === null) return [];
  const fields = payload as Readonly<Record<string, unknown>>;
  return 'ids' in about ? [...(fields[about.ids] as Uuid[])] : [fields[about.id] as Uuid];
}

/** The list events that take the place of a single event when many objects change at once. */
const LISTS_OF: ReadonlyMap<string, readonly EventName[]> = new Map(
  PUBLIC_EVENTS.map((single) => [
    single,
    PUBLIC_EVENTS.filter((name) => singleOf(name) === single || LISTS.get(single)?.name === name),
  ]),
);

/** Event names, each once and in the order of the catalogue, with the list events of each: nothing is missed in bulk. */
export function withLists(names: readonly string[]): EventName[] {
  const wanted = new Set(names.filter(isPublicEvent).flatMap((name) => [name, ...(LISTS_OF.get(name) ?? [])]));
  return PUBLIC_EVENTS.filter((name) => wanted.has(name));
}
