import { type Uuid, notFound } from '@evident/domain/kernel';
import { type Person, demandPeople, seesPeople } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { PersonStore } from './person-store.ts';

/** The person, locked, once the actor may change people; NotFound for members who do not see people. */
export async function personToEdit(people: PersonStore, actor: Actor, personId: Uuid): Promise<Person> {
  const access = await people.access();
  const [person] = seesPeople(actor, access) ? await people.some([personId]) : [];
  if (!person) return notFound('Person');
  demandPeople(actor, access);
  return person;
}
