import type { Uuid } from '../kernel/index.ts';

/** Someone the workspace learned from: a participant, a customer, a contact. */
export interface Person {
  id: Uuid;
  teamId: Uuid;
  /** Empty for a participant without a name. */
  name: string;
  /** The name as it is compared, see {@link nameKey}. */
  nameKey: string;
  /** Imported columns and details without a field of their own: label to value. */
  details: Readonly<Record<string, string>>;
  /** The file they were first imported from. */
  importOrigin: string | null;
  /** The file that last added details to a person who was there before. */
  enrichmentOrigin: string | null;
  /** Counts up with every change of name or details. */
  version: number;
  createdBy: Uuid;
  createdAt: Date;
  updatedAt: Date;
}

/** A person in a note: a speaker of its text, or added by hand. A speaker is one person at most. */
export interface PersonLink {
  noteId: Uuid;
  personId: Uuid;
  /** The id by which the document of the note knows the speaker, so that renaming keeps the link; null if added by hand. */
  speaker: string | null;
  addedBy: Uuid;
  addedAt: Date;
}

/** A value of a custom field that belongs to a person or names one, as it is stored. */
export interface ValueRow {
  readonly fieldId: Uuid;
  readonly objectId: Uuid;
  /** The stored columns; `uuid_values` may name people. */
  readonly columns: Readonly<Record<string, unknown>>;
}

/** Placeholders of document 000, section 9. */
export const UNNAMED_PARTICIPANT = 'Unnamed participant';
export const CONTACT_HIDDEN = 'Contact hidden';

/** The name on screen; `null` is the name of a person whom the member may not see. */
export const personName = (name: string | null): string =>
  name === null ? CONTACT_HIDDEN : name || UNNAMED_PARTICIPANT;
