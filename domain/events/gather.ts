import type { DomainEvent, EventName } from './event.ts';

interface List {
  /** The event that lists them. */
  readonly name: EventName;
  readonly ids: string;
  /** The id of a single event. */
  readonly id: string;
  /** Left out, because the objects of a list may differ in it. */
  readonly without?: string;
}

/** Single events that a list event replaces when one transaction announces many of them. */
export const LISTS = {
  'note:changed': { name: 'notes:changed', ids: 'noteIds', id: 'noteId' },
  'note:removed': { name: 'notes:removed', ids: 'noteIds', id: 'noteId' },
  'insight:changed': { name: 'insights:changed', ids: 'insightIds', id: 'insightId' },
  'insight:removed': { name: 'insights:removed', ids: 'insightIds', id: 'insightId' },
  'highlight:changed': { name: 'highlights:changed', ids: 'highlightIds', id: 'highlightId', without: 'noteId' },
  'highlight:removed': { name: 'highlights:removed', ids: 'highlightIds', id: 'highlightId', without: 'noteId' },
  'tag:changed': { name: 'tags:changed', ids: 'tagIds', id: 'tagId' },
  'tag:removed': { name: 'tags:removed', ids: 'tagIds', id: 'tagId' },
  'person:changed': { name: 'people:changed', ids: 'personIds', id: 'personId' },
  'person:removed': { name: 'people:removed', ids: 'personIds', id: 'personId' },
  'field:set': { name: 'fields:set', ids: 'objectIds', id: 'objectId' },
} as const satisfies Partial<Record<EventName, List>>;

/** Single events of a kind that a transaction may announce before a list replaces them. */
const FEW = 10;
/** Ids in one event. */
export const LISTED_MAX = 1_000;

interface Group {
  readonly list: List;
  readonly teamId: string;
  /** The payload without ids. */
  readonly rest: object;
  readonly ids: Set<string>;
  /** Events as announced. */
  readonly events: DomainEvent[];
}

const BY_LIST = new Map<string, List>(Object.values(LISTS).map((list) => [list.name, list]));

/**
 * Returns what a transaction announces: a bulk change is one event for at most 1,000 objects, instead of one for each.
 * A list takes the place of its first event.
 */
export function gathered(events: readonly DomainEvent[]): DomainEvent[] {
  const groups = new Map<string, Group | DomainEvent>();
  for (const event of events) {
    const group = groupOf(event);
    if (!group) {
      groups.set(String(groups.size), event);
      continue;
    }
    const key = JSON.stringify([group.list.name, group.teamId, Object.entries(group.rest).sort()]);
    const known = groups.get(key) as Group | undefined;
    if (!known) groups.set(key, group);
    for (const id of known ? group.ids : []) known!.ids.add(id);
    known?.events.push(event);
  }
  return [...groups.values()].flatMap((group) => ('list' in group ? announced(group) : group));
}

function groupOf(event: DomainEvent): Group | null {
  const single: List | undefined = (LISTS as Partial<Record<EventName, List>>)[event.name];
  const list = single ?? BY_LIST.get(event.name);
  if (!list) return null;
  const { [list.id]: id, [list.ids]: ids, [list.without ?? '']: _, ...rest } = event.payload as Record<string, unknown>;
  return {
    list,
    teamId: event.teamId,
    rest,
    ids: new Set(single ? [id as string] : (ids as string[])),
    events: [event],
  };
}

function announced({ list: { name, ids: field }, teamId, rest, ids, events }: Group): DomainEvent[] {
  if (events.length <= FEW && ids.size <= LISTED_MAX) return events;
  const all = [...ids];
  return Array.from({ length: Math.ceil(all.length / LISTED_MAX) }, (_, at) => {
    const listed = all.slice(at * LISTED_MAX, (at + 1) * LISTED_MAX);
    return { name, teamId, payload: { ...rest, [field]: listed } } as unknown as DomainEvent;
  });
}
