import type { EventKind } from '@evident/domain/event-kinds';
import { EVENTS } from '@evident/domain/events';
import type { EventTypeList } from '@evident/domain/webhooks';
import { answeredBy } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';

/** The events of the catalogue. */
export class ListEventTypes extends queryWith({ scope: 'read' })<object, EventTypeList> {}
export const ListEventTypesHandler = answeredBy(async (_: ListEventTypes) => ({
  items: Object.entries<EventKind>(EVENTS).map(([name, { when }]) => ({ name, when })),
}));
