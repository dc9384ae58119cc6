import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type {
  ErasureReceiptView,
  NotePeople,
  PeopleOrigin,
  PersonFilter,
  PersonNote,
  PersonRow,
  PersonView,
  SpeakerSuggestion,
} from '@evident/domain/people';
import { type Actor, managesWorkspaceContent } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import { claused } from './claused.ts';
import type { PersonReader } from './person-reader.ts';

/** The people of the workspace; none for members who do not see people. */
export class ListPeople extends Query<Page<PersonRow>> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(
    readonly actor: Actor,
    readonly filter: PersonFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListPeopleHandler = answeredBy(
  async ({ actor, filter, page }: ListPeople, people: PersonReader, filters: ListFilters) =>
    people.list(actor, await claused(filter, actor, filters), page),
);

/** A person; not found for members who do not see people. */
export class GetPerson extends Query<PersonView> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(
    readonly actor: Actor,
    readonly personId: Uuid,
  ) {
    super();
  }
}

export const GetPersonHandler = answeredBy(({ actor, personId }: GetPerson, people: PersonReader) =>
  found(people.person(actor, personId), 'Person not found'),
);

/** The files that people were imported from, by name. */
export class ListPeopleOrigins extends Query<Page<PeopleOrigin>> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListPeopleOriginsHandler = answeredBy(({ actor, page }: ListPeopleOrigins, people: PersonReader) =>
  people.origins(actor, page),
);

/** Notes of a person in the projects that the actor can see, newest first. */
export class ListPersonNotes extends Query<Page<PersonNote>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly personId: Uuid,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListPersonNotesHandler = answeredBy(({ actor, personId, page }: ListPersonNotes, people: PersonReader) =>
  people.notesOf(actor, personId, page),
);

/** The people of a note: its linked speakers and those added by hand. */
export class ListNotePeople extends Query<NotePeople> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
  ) {
    super();
  }
}

export const ListNotePeopleHandler = answeredBy(({ actor, noteId }: ListNotePeople, people: PersonReader) =>
  found(people.ofNote(actor, noteId), 'Note not found'),
);

/** Speakers of a project who are not linked to a person yet, with the people that their names may mean. */
export class SuggestSpeakers extends Query<Page<SpeakerSuggestion>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly noteId: Uuid | undefined,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const SuggestSpeakersHandler = answeredBy(
  ({ actor, projectId, noteId, page }: SuggestSpeakers, people: PersonReader) =>
    people.suggestions(actor, projectId, noteId, page),
);

/** Receipts of erasures, latest first; for managers and admins. */
export class ListErasures extends Query<Page<ErasureReceiptView>> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListErasuresHandler = answeredBy(async ({ actor, page }: ListErasures, people: PersonReader) =>
  managesWorkspaceContent(actor) ? people.erasures(actor, page) : { items: [], next: null },
);

/** The receipt of an erasure; for managers and admins. */
export class GetErasure extends Query<ErasureReceiptView> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(
    readonly actor: Actor,
    readonly receiptId: Uuid,
  ) {
    super();
  }
}

export const GetErasureHandler = answeredBy(({ actor, receiptId }: GetErasure, people: PersonReader) =>
  found(managesWorkspaceContent(actor) ? people.erasure(actor, receiptId) : Promise.resolve(null), 'Receipt not found'),
);
