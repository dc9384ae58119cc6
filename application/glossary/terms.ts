import {
  type NewTerm,
  TERM,
  TERM_LIMIT,
  type Term,
  type TermNames,
  type TermUpdate,
  type TermView,
  keysOf,
  readNames,
  refuseSharedName,
} from '@evident/domain/glossary';
import { type Page, type PageRequest, type Uuid, refuse } from '@evident/domain/kernel';
import { type Actor, managesWorkspaceContent } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type CountedStore, SavedThing, type ThingStores, newRow } from '../saved-things/index.ts';

/** The terms of the workspace, which every member reads. */
export interface GlossaryReader {
  /** By name. With words, those that contain all of them in a name or the definition. */
  list(actor: Actor, words: string, page: PageRequest): Promise<Page<TermView>>;
  term(actor: Actor, termId: Uuid): Promise<TermView | null>;
}

/** The terms of one team, inside a unit of work. */
export interface TermStore extends CountedStore<Term> {
  /** Serializes changes of names in the glossary. */
  oneAtATime(): Promise<void>;
  /** Terms other than `termId` that have one of the compared names. */
  named(keys: readonly string[], termId: Uuid): Promise<TermNames[]>;
}

interface Stores extends ThingStores {
  glossary: TermStore;
}

/** The glossary is changed by managers and admins. */
const TERMS = new SavedThing<Term, Pick<Stores, 'glossary'>>({
  ...TERM,
  kind: 'glossary:changed',
  store: ({ glossary }) => glossary,
  access: (_, actor) => refuseChanging(actor),
  max: TERM_LIMIT,
  async count({ glossary }) {
    await glossary.oneAtATime();
    return glossary.count({});
  },
  event: ({ teamId, userId: by }, { before, after }) => ({
    name: 'glossary:changed',
    teamId,
    payload: { termId: (after ?? before)!.id, by },
  }),
  async beforeSaving({ glossary }, term) {
    await glossary.oneAtATime();
    refuseSharedName(term, await glossary.named(keysOf(term), term.id));
  },
});
export const undoGlossaryChanges = (clock: Clock) => TERMS.undoer(clock);

function refuseChanging(actor: Actor): void {
  if (!managesWorkspaceContent(actor))
    refuse('Forbidden', 'You can’t change the glossary of the workspace', 'Ask a manager or an admin.');
}

/** The terms of the workspace by name; with words, those that contain them. */
export class ListTerms extends queryWith({ scope: 'read' })<{ words?: string; page: PageRequest }, Page<TermView>> {}
export const ListTermsHandler = answeredBy(({ actor, words = '', page }: ListTerms, reader: GlossaryReader) =>
  reader.list(actor, words, page),
);

/** One term. */
export class GetTerm extends queryWith({ scope: 'read' })<{ termId: Uuid }, TermView> {}
export const GetTermHandler = answeredBy(({ actor, termId }: GetTerm, reader: GlossaryReader) =>
  found(reader.term(actor, termId), 'Term not found'),
);

/** Adds a term to the glossary; returns its id. */
export class CreateTerm extends commandWith({
  scope: 'write',
  role: 'author',
  refusal: { title: 'Viewers cannot change the glossary' },
})<{ term: NewTerm }, { id: Uuid }> {}
export const CreateTermHandler = answeredBy(
  async (
    { actor, term: { name, otherNames = [], definition = '' } }: CreateTerm,
    work: UnitOfWork<Stores>,
    ids: Ids,
    clock: Clock,
  ) => {
    refuseChanging(actor);
    const wording = { ...readNames({ name, otherNames }), definition: definition.trim() };
    const term = { ...newRow({ ids, clock }, actor), ...wording, createdBy: actor.userId };
    await work.perform(actor.teamId, (stores) => TERMS.create(stores, actor, term));
    return { id: term.id };
  },
);

/** Changes names or definition of a term; `expected` is the version the actor has seen. Returns the undo id. */
export class UpdateTerm extends commandWith({
  scope: 'write',
  role: 'author',
  refusal: { title: 'Viewers cannot change the glossary' },
})<{ termId: Uuid; update: TermUpdate; expected: number | null }, Uuid> {}
export const UpdateTermHandler = answeredBy(
  ({ actor, termId, update, expected }: UpdateTerm, work: UnitOfWork<Stores>, clock: Clock) => {
    const to = ({ name, otherNames, definition }: Term) => ({
      ...readNames({ name: update.name ?? name, otherNames: update.otherNames ?? otherNames }),
      definition: update.definition?.trim() ?? definition,
    });
    return work.perform(actor.teamId, (stores) =>
      TERMS.change(stores, actor, termId, { expected, at: clock.now(), to }),
    );
  },
);

/** Deletes a term; returns the undo id. */
export class DeleteTerm extends commandWith({
  scope: 'write',
  role: 'author',
  refusal: { title: 'Viewers cannot change the glossary' },
})<{ termId: Uuid }, Uuid> {}
export const DeleteTermHandler = TERMS.deletes(({ termId }: DeleteTerm) => termId);
