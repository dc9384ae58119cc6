import type { DeliveredEvent } from '@evident/domain/events';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type {
  Attempt,
  Delivery,
  DeliveryState,
  DeliveryView,
  StreamedEvent,
  StreamEnds,
  Webhook,
  WebhookView,
} from '@evident/domain/webhooks';
import type { CountedStore } from '../saved-things/index.ts';

export type WebhookStore = CountedStore<Webhook>;

/** A delivery that waits, with its event; null for a test. */
export interface WaitingDelivery extends Delivery {
  readonly event: StreamedEvent | null;
}

export interface DeliveryStore {
  add(delivery: Delivery): Promise<void>;
  /** Locks the delivery. */
  find(id: Uuid): Promise<Delivery | null>;
  save(delivery: Delivery): Promise<void>;
  /** The first ones that wait, in the order of their events. */
  waiting(webhookId: Uuid, most: number): Promise<WaitingDelivery[]>;
  /** Stores the outcome of attempts, except of deliveries that no longer wait. */
  settle(deliveries: readonly Delivery[]): Promise<void>;
  /** Makes all that wait due. */
  hasten(webhookId: Uuid, now: Date): Promise<void>;
  /** Gives up all that wait. */
  giveUp(webhookId: Uuid): Promise<void>;
  remove(ids: readonly Uuid[]): Promise<void>;
  /** The rights of a member today; null for a former one, and in a deleted workspace. */
  memberNow(memberId: Uuid): Promise<Actor | null>;
  /** The address of a member; null for a former one. */
  emailOf(memberId: Uuid): Promise<string | null>;
}

/** An event as it enters the stream, with the objects that it is about. */
export interface EnteringEvent {
  readonly event: DeliveredEvent;
  readonly objectIds: readonly Uuid[];
}

export interface EventStream {
  /**
   * Appends events and adds a delivery to each active webhook that follows one. Events that are in the stream already
   * are not added again. Returns the webhooks with new deliveries.
   */
  append(events: readonly EnteringEvent[]): Promise<Uuid[]>;
}

/** Webhooks in all workspaces. */
export interface WebhookDirectory {
  /** At most `most` with a delivery that is due. */
  due(now: Date, most: number): Promise<{ readonly teamId: Uuid; readonly webhookId: Uuid }[]>;
  /** Deletes at most `most` events from before then. Returns the number deleted. */
  forgetEvents(before: Date, most: number): Promise<number>;
  /** Deletes at most `most` successful deliveries and tests from before then. Returns the number deleted. */
  forgetDeliveries(before: Date, most: number): Promise<number>;
}

export interface WebhookReader {
  /** Own ones, and for admins all; newest first. */
  list(actor: Actor, page: PageRequest): Promise<Page<WebhookView>>;
  webhook(actor: Actor, webhookId: Uuid): Promise<WebhookView | null>;
  /** Of own webhooks, newest first; of one state, or of all. */
  deliveries(
    actor: Actor,
    webhookId: Uuid,
    state: DeliveryState | null,
    page: PageRequest,
  ): Promise<Page<DeliveryView>>;
}

export interface EventReader {
  ends(actor: Actor): Promise<StreamEnds>;
  /** Visible events after one position up to another, in order; of these types, or all. */
  events(
    actor: Actor,
    range: {
      readonly after: number;
      readonly upTo: number;
      readonly types: readonly string[] | null;
      readonly limit: number;
    },
  ): Promise<StreamedEvent[]>;
  /** Those of the events that the actor can see. */
  visible(actor: Actor, eventIds: readonly Uuid[]): Promise<ReadonlySet<Uuid>>;
}

/** Calls receivers. Never rejects: a failure is an attempt without an answer. */
export interface WebhookSender {
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Attempt>;
}

/** Encrypts secrets, and signs with them. */
export interface WebhookSecrets {
  seal(text: string, about: string): string;
  /** Null if it was sealed with another key, has a different owner, or is damaged. */
  open(sealed: string, about: string): string | null;
  /** HMAC-SHA-256 in base64. @param key in base64 */
  sign(key: string, content: string): string;
}
