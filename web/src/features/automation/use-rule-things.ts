import { type Trigger, eventKind, eventOf, idsIn } from '@evident/domain/automation';
import type { FieldView } from '@evident/domain/fields';
import { useQueries } from '@tanstack/react-query';
import { filterFieldsQuery } from '../../data/fields/queries.ts';
import { tagBoardsQuery } from '../../data/tags/queries.ts';
import type { Choices } from './choices.ts';

/** The fields and tags that actions of a rule can use: those of the workspace and of the projects that it names. */
export function useRuleThings(
  trigger: Trigger,
  projects: Choices['projects'],
): Required<Pick<Choices, 'fields' | 'tags'>> {
  const event = eventOf(trigger);
  const named = trigger.type === 'Event' ? idsIn(trigger.rules) : [];
  const places = [null, ...projects.flatMap(({ id }) => (named.includes(id) ? [id] : []))];
  const fields = useQueries({ queries: places.map(filterFieldsQuery) }).flatMap(({ data = [] }) => data);
  const boards = useQueries({ queries: places.map(tagBoardsQuery) }).flatMap(({ data = [] }) => data);
  const object = event === null ? null : eventKind(event).object;
  return {
    fields: unique(fields).filter(({ objectType }: FieldView) => objectType === object),
    tags: unique(boards.flatMap(({ groups }) => groups.flatMap(({ tags }) => tags))),
  };
}

const unique = <T extends { readonly id: string }>(things: readonly T[]): T[] => [
  ...new Map(things.map((thing) => [thing.id, thing])).values(),
];
