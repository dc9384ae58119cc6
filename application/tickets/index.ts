export type { DestinationSender } from './destination-sender.ts';
export type { DestinationStore } from './ports.ts';
export type { TicketDrafts } from './ticket-drafts.ts';
export type { TicketMaker } from './ticket-maker.ts';
