import type { EventKind } from '../event-kinds/index.ts';
import { EVENTS } from './catalogue.ts';
import type { DomainEvent, EventName } from './event.ts';

interface List {
  /** The event that lists them. */
  readonly name: EventName;
  readonly ids: string;
  /** The id of a single event. */
  readonly id: string;
  /** Fields that a list leaves out, because its objects may differ in them. */
  readonly without: readonly string[];
}

const verbOf = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The event that lists the objects of a single one: it has the same verb, and is about many objects of the same type. */
function listOf(single: string): List | null {
  const { about, payload }: EventKind = EVENTS[single as EventName];
  if (!about || !('id' in about)) return null;
  for (const [name, list] of Object.entries<EventKind>(EVENTS)) {
    if (!list.about || !('ids' in list.about)) continue;
    if (list.about.type !== about.type || verbOf(name) !== verbOf(single)) continue;
    const without = payload.required!.filter((field) => field !== about.id && !(field in list.payload.properties));
    return { name: name as EventName, id: about.id, ids: list.about.ids, without };
  }
  return null;
}

/** Single events that a list event replaces when one transaction announces many of them. */
export const LISTS: ReadonlyMap<string, List> = new Map(
  Object.keys(EVENTS).flatMap((single) => {
    const list = listOf(single);
    return list ? [[single, list] as const] : [];
  }),
);

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

const BY_LIST = new Map<string, List>([...LISTS.values()].map((list) => [list.name, list]));

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
  const single = LISTS.get(event.name);
  const list = single ?? BY_LIST.get(event.name);
  if (!list) return null;
  const { [list.id]: id, [list.ids]: ids, ...others } = event.payload as Record<string, unknown>;
  const rest = Object.fromEntries(Object.entries(others).filter(([field]) => !list.without.includes(field)));
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
