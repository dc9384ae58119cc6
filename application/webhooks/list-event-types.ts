import { EVENTS, PUBLIC_EVENTS } from '@evident/domain/events';
import type { EventTypeList } from '@evident/domain/webhooks';
import { answeredBy } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';

/** The events that programs can follow. */
export class ListEventTypes extends queryWith({ scope: 'read' })<object, EventTypeList> {}
export const ListEventTypesHandler = answeredBy(async (_: ListEventTypes) => ({
  items: PUBLIC_EVENTS.map((name) => ({ name, when: EVENTS[name].when })),
}));
