import { by, event, id, ids } from '../event-kinds/index.ts';
import { KINDS } from '../kinds/index.ts';

const person = { type: KINDS.person.type, id: 'personId' } as const;
const people = { type: KINDS.person.type, ids: 'personIds' } as const;

export const PERSON_EVENTS = {
  'person:changed': event(person, 'a person is created, changed or restored', { personId: id, by }),
  'person:removed': event(person, 'a person is deleted, merged into another or erased', { personId: id, by }),
  'people:changed': event(people, 'several people are created or changed at once', { personIds: ids, by }),
  'people:linked': event(null, 'people are linked to notes of a project, or unlinked', {
    noteIds: ids,
    projectId: id,
    personIds: ids,
    by,
  }),
  'people:removed': event(people, 'many people are deleted at once', { personIds: ids, by }),
} as const;
