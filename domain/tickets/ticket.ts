import { type Uuid, refuse } from '../kernel/index.ts';

/**
 * SENDING: the service is being asked. UNKNOWN: it was asked, and its answer is missing or unreadable, so the ticket may
 * exist. A failure that left no ticket leaves no row.
 */
export const TICKET_STATES = ['SENDING', 'CREATED', 'UNKNOWN'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** A ticket in another service that was created from an insight or a note. Its row is written before the service is asked. */
export interface Ticket {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly destinationId: Uuid;
  /** The name of the destination when the ticket was created. */
  readonly destinationTitle: string;
  /** One of the two. */
  readonly insightId: Uuid | null;
  readonly noteId: Uuid | null;
  readonly state: TicketState;
  readonly key: string | null;
  readonly url: string | null;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
}

export type TicketObject = { readonly type: 'INSIGHT' | 'NOTE'; readonly id: Uuid };

/** Milliseconds after which a call that has no outcome was interrupted. Longer than any call takes. */
const SENDING_MS = 60_000;

/** A ticket as it is now: a call that was interrupted has an unknown outcome. */
export const settledTicket = <T extends Pick<Ticket, 'state' | 'createdAt'>>(ticket: T, now: Date): T =>
  ticket.state === 'SENDING' && now.getTime() - ticket.createdAt.getTime() > SENDING_MS
    ? { ...ticket, state: 'UNKNOWN' }
    : ticket;

/**
 * Refuses a second ticket of the same object at the same destination.
 *
 * @param again the member was asked, and wants another one
 * @throws Refusal `InvalidOperation`
 */
export function refuseSecond(ticket: Ticket, again: boolean): void {
  const { state, key, destinationTitle } = ticket;
  if (state === 'SENDING')
    refuse('InvalidOperation', 'This ticket is being created', 'Wait a moment, then look at the result.');
  if (again) return;
  if (state === 'CREATED')
    refuse(
      'InvalidOperation',
      `There is a ticket in ${destinationTitle} already`,
      `${key ?? 'It'} was created from here. Reload the page to see it.`,
    );
  refuse(
    'InvalidOperation',
    `A ticket may exist in ${destinationTitle}`,
    'The service was asked, and its answer is missing. Look there before creating another one.',
  );
}
