import type { EventKind } from '../event-kinds/index.ts';
import type { Uuid } from '../kernel/index.ts';
import { EVENTS } from './catalogue.ts';
import type { DomainEvent, EventName } from './event.ts';

/** Names of the events about objects of a type. */
export type EventAbout<Type extends string> = {
  [Name in EventName]: (typeof EVENTS)[Name]['about'] extends { readonly type: Type } ? Name : never;
}[EventName];

type Verb<Name> = Name extends `${string}:${infer Word}` ? Word : never;

/** The event about one object of what a list event lists; never for an event that is no list. */
export type SingleOf<List extends EventName> = (typeof EVENTS)[List]['about'] extends {
  readonly type: infer Type;
  readonly ids: string;
}
  ? {
      [Name in EventName]: (typeof EVENTS)[Name]['about'] extends { readonly type: Type; readonly id: string }
        ? Verb<Name> extends Verb<List>
          ? Name
          : never
        : never;
    }[EventName]
  : never;

/** Names of the list events: see `LISTS`. */
export type ListName = { [Name in EventName]: [SingleOf<Name>] extends [never] ? never : Name }[EventName];

/** Returns the names of all events about objects of these types. */
export const eventsAbout = <const Type extends string>(types: readonly Type[]): EventAbout<Type>[] =>
  Object.entries<EventKind>(EVENTS)
    .filter(([, { about }]) => about !== null && (types as readonly (string | null)[]).includes(about.type))
    .map(([name]) => name as EventAbout<Type>);

/** Returns the objects that an event is about; none if it is about no single one, or if its type has no name. */
export function subjectsOf({ name, payload }: DomainEvent): { readonly type: string; readonly id: Uuid }[] {
  const { about }: EventKind = EVENTS[name];
  if (about === null || about.type === null) return [];
  const { type } = about;
  const fields = payload as Readonly<Record<string, unknown>>;
  const ids = 'ids' in about ? (fields[about.ids] as readonly Uuid[]) : [fields[about.id] as Uuid];
  return ids.map((id) => ({ type, id }));
}
