import { type FieldValue, type KnownPeople, listedIn } from '@evident/domain/fields';
import { nameKey, seesPeople } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { PersonStore } from '../people/index.ts';

/** The people whom texts and values name. Members without access to people find none. */
export async function knownPeople(
  people: Pick<PersonStore, 'access' | 'some' | 'withKeys'>,
  actor: Pick<Actor, 'role' | 'workspaceAdmin'> | null,
  { texts = [], values = [] }: { texts?: readonly string[]; values?: readonly FieldValue[] },
): Promise<KnownPeople> {
  if (actor !== null && !seesPeople(actor, await people.access()))
    return { nameOf: () => undefined, personOf: () => undefined };
  const ids = new Set(values.flatMap((value) => ('ids' in value ? value.ids : [])));
  const keys = new Set(texts.flatMap((text) => [text, ...listedIn(text)]).map(nameKey));
  keys.delete('');
  const names = new Map((await people.some([...ids])).map(({ id, name }) => [id, name]));
  const byKey = Map.groupBy(keys.size === 0 ? [] : await people.withKeys(null, [...keys]), (person) => person.nameKey);
  return {
    nameOf: (id) => names.get(id),
    personOf: (name) => {
      const [person, other] = byKey.get(nameKey(name)) ?? [];
      return other ? undefined : person?.id;
    },
  };
}
