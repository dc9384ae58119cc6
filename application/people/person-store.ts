import type { Uuid } from '@evident/domain/kernel';
import type { PeopleAccess, Person, PersonLink, ValueRow } from '@evident/domain/people';

/** The part of a note that linking needs. */
export interface LinkedNote {
  readonly id: Uuid;
  readonly projectId: Uuid;
  readonly archived: boolean;
  /** Names by the ids that the document knows its speakers by. */
  readonly speakers: Readonly<Record<string, string>>;
}

/** People of one team and their links to notes, inside a unit of work. Rows in the trash are not there. */
export interface PersonStore {
  /** Members who see people in this workspace. */
  access(): Promise<PeopleAccess>;
  /** Locked, in no order. */
  some(personIds: readonly Uuid[]): Promise<Person[]>;
  /** Those whose name, or whose detail of that label or text of that field, is one of these keys; locked. */
  withKeys(matchBy: string | null, keys: readonly string[], fieldId?: Uuid): Promise<Person[]>;
  save(people: readonly Person[]): Promise<void>;
  remove(personIds: readonly Uuid[]): Promise<void>;
  /** Of these people, and those in these notes. */
  links(personIds: readonly Uuid[], noteIds: readonly Uuid[]): Promise<PersonLink[]>;
  addLinks(links: readonly PersonLink[]): Promise<void>;
  removeLinks(links: readonly PersonLink[]): Promise<void>;
  /** Values of custom fields that belong to these people or name them; locked. */
  values(personIds: readonly Uuid[]): Promise<ValueRow[]>;
  removeValues(rows: readonly ValueRow[]): Promise<void>;
  /** Values of fields that were deleted are left out. */
  addValues(rows: readonly ValueRow[]): Promise<void>;
  /** Comments of a merged person go to the person who stays, */
  moveComments(fromPersonId: Uuid, toPersonId: Uuid): Promise<void>;
  /** and return when the merge is undone. */
  returnComments(personIds: readonly Uuid[]): Promise<void>;
  /** Those of them that are there; locked against deletion. */
  notes(noteIds: readonly Uuid[]): Promise<LinkedNote[]>;
}
