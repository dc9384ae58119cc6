import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type {
  Destination,
  DestinationAnswer,
  DestinationRequest,
  DestinationView,
  Ticket,
  TicketObject,
  TicketView,
} from '@evident/domain/tickets';

/** Tickets of one team, inside a unit of work. */
export interface TicketStore {
  /** Locked. */
  find(id: Uuid): Promise<Ticket | null>;
  /** The latest of an object at a destination, locked; null without one. */
  latest(destinationId: Uuid, object: TicketObject): Promise<Ticket | null>;
  save(ticket: Ticket): Promise<void>;
  remove(id: Uuid): Promise<void>;
}

/** Destinations and tickets that an actor sees. */
export interface TicketReader {
  /** By title. */
  destinations(actor: Actor, page: PageRequest): Promise<Page<DestinationView>>;
  destination(actor: Actor, destinationId: Uuid): Promise<DestinationView | null>;
  /** Of an insight, the oldest first; null if the actor cannot see it. */
  tickets(actor: Actor, insightId: Uuid): Promise<TicketView[] | null>;
}

/**
 * UNSENT: nothing reached the service. REFUSED: its address may not be called. UNKNOWN: the request may have arrived.
 * `problem` has no secrets.
 */
export type Called =
  | { readonly outcome: 'ANSWERED'; readonly answer: DestinationAnswer }
  | { readonly outcome: 'UNSENT' | 'REFUSED' | 'UNKNOWN'; readonly problem: string };

/** Calls destinations. Never rejects. */
export interface DestinationCaller {
  call(request: DestinationRequest): Promise<Called>;
}

/** Encrypts secrets, and signs with them. */
export interface DestinationVault {
  seal(text: string, about: string): string;
  /** Null if it was sealed with another key or for another place, or is damaged. */
  open(sealed: string, about: string): string | null;
  /** HMAC-SHA-256 in base64. @param key in base64 */
  sign(key: string, content: string): string;
  base64(text: string): string;
}

/** Hosts that may be called in internal networks and without https, because the operator configured them. */
export type InternalDestinations = ReadonlySet<string>;

export interface DestinationStore {
  /** Locked. */
  find(id: Uuid): Promise<Destination | null>;
  save(destination: Destination): Promise<void>;
  remove(id: Uuid): Promise<void>;
  count(of: Partial<Destination>): Promise<number>;
}
