import type { Clause } from '@evident/domain/filters';
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
import type { Actor } from '@evident/domain/permissions';

/** A list of people under a clause, in an order. */
export interface PersonList extends Pick<PersonFilter, 'search' | 'sort' | 'direction'> {
  readonly clause: Clause;
}

/** People as they are shown to members who see them. */
export interface PersonReader {
  list(actor: Actor, list: PersonList, page: PageRequest): Promise<Page<PersonRow>>;
  person(actor: Actor, personId: Uuid): Promise<PersonView | null>;
  /** Notes of a person that the actor can see, newest first. */
  notesOf(actor: Actor, personId: Uuid, page: PageRequest): Promise<Page<PersonNote>>;
  /** The people of a note, without names for actors who do not see people; null when the actor cannot see the note. */
  ofNote(actor: Actor, noteId: Uuid): Promise<NotePeople | null>;
  /** Speakers of a project, or of one of its notes, who are not linked to a person, with people of similar names. */
  suggestions(
    actor: Actor,
    projectId: Uuid,
    noteId: Uuid | undefined,
    page: PageRequest,
  ): Promise<Page<SpeakerSuggestion>>;
  /** The files that people were imported from, by name. */
  origins(actor: Actor, page: PageRequest): Promise<Page<PeopleOrigin>>;
  /** Receipts of erasures, latest first. */
  erasures(actor: Actor, page: PageRequest): Promise<Page<ErasureReceiptView>>;
  erasure(actor: Actor, receiptId: Uuid): Promise<ErasureReceiptView | null>;
  /** Every label of a detail, in alphabetical order. */
  labels(actor: Actor): Promise<string[]>;
}
