import type { EventName } from '@evident/domain/events';
import { PAGE_DEFAULT } from '@evident/domain/kernel';
import { type EventList, messageOf, positionAfter, withLists } from '@evident/domain/webhooks';
import { answeredBy } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { EventReader } from './ports.ts';

/** Events that the actor can see, in order, after a cursor. None is skipped, however late its transaction commits. */
export class ListEvents extends queryWith({ scope: 'read', access: 'visible' })<
  { after: string | undefined; types: readonly EventName[] | undefined; limit: number | undefined },
  EventList
> {}
export const ListEventsHandler = answeredBy(
  async ({ actor, after, types, limit = PAGE_DEFAULT }: ListEvents, reader: EventReader) => {
    // Everything up to the last position is committed: positions are given one group after the other.
    const ends = await reader.ends(actor);
    const range = { after: positionAfter(after, ends), upTo: ends.last, types: types ? withLists(types) : null };
    const found = await reader.events(actor, { ...range, limit: limit + 1 });
    const items = found.slice(0, limit).map(messageOf);
    const more = found.length > limit;
    const end = items.at(-1)?.cursor ?? String(range.after);
    return { items, cursor: more ? end : String(ends.last), more };
  },
);
