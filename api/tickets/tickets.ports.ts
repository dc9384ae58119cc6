import type { DestinationSender } from '@evident/application/tickets/destination-sender';
import type { TicketDrafts } from '@evident/application/tickets/ticket-drafts';
import type { TicketMaker } from '@evident/application/tickets/ticket-maker';
import { port } from '../kernel/port.ts';

/** For automations, which send to the same destinations. */
export const DESTINATION_SENDER = port<DestinationSender>('DestinationSender');
export const TICKET_MAKER = port<TicketMaker>('TicketMaker');
export const TICKET_DRAFTS = port<TicketDrafts>('TicketDrafts');
