import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  ERASED_NOTES_MAX,
  type ErasedCounts,
  type ErasureReceipt,
  UNNAMED_PARTICIPANT,
  eraseDisabledReason,
  eraserOf,
  identifyingWords,
} from '@evident/domain/people';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
import type { FileStorage } from '../files/index.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { SearchIndex, SearchRef, SearchSource } from '../search/index.ts';
import { announceErased } from './announce-erased.ts';
import type { PeopleStores } from './carry-out.ts';
import { eraseCopies } from './erase-copies.ts';
import { type ErasingDocuments, type ErasedUpdate, eraseDocument } from './erase-document.ts';
import type { ErasureStore } from './erasure-store.ts';
import { personToEdit } from './person-to-edit.ts';
import { EDITS_PEOPLE } from './requirement.ts';

/** Erases a person from the whole workspace, also where the actor cannot look; returns the id of the receipt. Cannot be undone. */
export class ErasePerson extends Command<Uuid> {
  static readonly requires = EDITS_PEOPLE;

  constructor(
    readonly actor: Actor,
    readonly personId: Uuid,
    readonly removeWords: boolean,
  ) {
    super();
  }
}

export type ErasingStores = Pick<PeopleStores, 'people' | 'outbox'> &
  ErasingDocuments & { erasures: ErasureStore; searchIndex: SearchIndex; searchSource: SearchSource; audit: AuditLog };

/** Frequencies of search terms that are folded at once. Folding deletes terms that occur nowhere. */
const TERMS_AT_ONCE = 50_000;

interface Done {
  readonly receipt: ErasureReceipt;
  readonly uploads: readonly Uuid[];
  readonly updates: readonly ErasedUpdate[];
}

export class ErasePersonHandler implements Handler<ErasePerson> {
  constructor(
    private readonly work: UnitOfWork<ErasingStores>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly storage: Pick<FileStorage, 'delete'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(message: ErasePerson): Promise<Uuid> {
    const { actor } = message;
    const { receipt, uploads, updates } = await this.work.perform(actor.teamId, (stores) =>
      this.erase(stores, message),
    );
    for (const { documentId, update } of updates) await this.rooms.deliver(actor.teamId, documentId, update);
    // If this is interrupted, the cleanup of unowned bytes deletes them.
    for (const fileId of uploads) await this.storage.delete(fileId);
    return receipt.id;
  }

  private async erase(stores: ErasingStores, { actor, personId, removeWords }: ErasePerson): Promise<Done> {
    const { erasures, people, searchIndex, searchSource, audit } = stores;
    await erasures.changeSources();
    const person = await personToEdit(people, actor, personId);
    const reason = eraseDisabledReason(actor, await people.access());
    if (reason !== undefined) refuse('Forbidden', reason, 'Ask a manager or a workspace admin.');
    const notes = await erasures.notesOf(personId, ERASED_NOTES_MAX);
    if (notes.length > ERASED_NOTES_MAX)
      refuse(
        'UnprocessableContent',
        `The person is in more than ${ERASED_NOTES_MAX} notes`,
        'Delete some of them first.',
      );
    const now = this.clock.now();
    const noteIds = notes.map(({ id }) => id);
    const { everywhere, inNotes } = identifyingWords(
      person,
      notes.flatMap(({ names }) => names),
      await erasures.valuesOf(personId),
    );
    const [eraseHere, eraseThere] = [eraserOf(inNotes), eraserOf(everywhere)];
    const others = await erasures.documentsNaming(everywhere, noteIds, eraseThere);
    const refs: SearchRef[] = [{ type: 'PERSON', id: personId }];
    const updates: ErasedUpdate[] = [];
    const said: string[] = [];
    let [turns, quotes, mentions] = [0, 0, 0];
    const rewrite = async (documentId: Uuid, erase: typeof eraseHere, speakers: readonly string[]) => {
      const done = await eraseDocument(stores, actor, documentId, {
        erase,
        speakers: new Map(speakers.map((id) => [id, UNNAMED_PARTICIPANT])),
        silenced: new Set(removeWords ? speakers : []),
        workers: this.workers,
        now,
      });
      turns += done.turns;
      mentions += done.mentions;
      said.push(...done.said);
      updates.push(...done.updates.map((update) => ({ documentId, update })));
      return done.updates.length > 0;
    };
    for (const { id, speakers } of notes) {
      const removed = removeWords ? await erasures.removeQuotes(id, speakers) : [];
      quotes += removed.length;
      refs.push({ type: 'NOTE', id }, ...removed, ...(await searchSource.highlightsOf(id)));
      await rewrite(id, eraseHere, speakers);
    }
    for (const id of others) {
      // Only what changed is indexed again.
      if (await rewrite(id, eraseThere, []))
        refs.push({ type: 'NOTE', id }, { type: 'INSIGHT', id }, ...(await searchSource.highlightsOf(id)));
    }
    mentions += await erasures.eraseInNotes(noteIds, eraseHere);
    const copies = await eraseCopies(stores, actor, { said, noteIds, workers: this.workers, now });
    updates.push(...copies.updates);
    const changed = [...noteIds, ...others, ...copies.documentIds];
    await erasures.forgetTranscripts([...noteIds, ...others]);
    await erasures.forgetAiTexts(changed);
    await erasures.forgetSuggestions(changed, everywhere, eraseThere);
    const rows = await erasures.eraseInRows(everywhere, eraseThere);
    refs.push(...copies.refs, ...rows.refs);
    const insights = [...new Map([...copies.insights, ...rows.insights].map((one) => [one.id, one])).values()];
    const channels = [...new Map([...copies.channels, ...rows.channels].map((one) => [one.id, one])).values()];
    const uploads = await erasures.forgetUploads(noteIds, now);
    const undoEntries = copies.undoEntries + (await erasures.forgetUndo(personId, inNotes, eraseHere));
    const values = await erasures.removePerson(personId);
    // The events bring back what is left of them.
    await searchIndex.remove(refs);
    for (let after: string | null = ''; after !== null;) after = await searchIndex.foldTerms(after, TERMS_AT_ONCE);
    const counts: ErasedCounts = {
      notes: notes.length,
      turns,
      quotes,
      mentions: mentions + copies.mentions + rows.mentions,
      histories: new Set(changed).size,
      insights: insights.length,
      versions: copies.versions + rows.versions,
      files: uploads.length,
      undoEntries,
      searchEntries: refs.length,
      details: Object.keys(person.details).length + values,
    };
    const receipt = {
      id: this.ids.newId(),
      teamId: actor.teamId,
      personId,
      erasedBy: actor.userId,
      erasedAt: now,
      removedWords: removeWords,
      counts,
    };
    await erasures.keep(receipt);
    await announceErased(stores, actor, { personId, refs, insights, tags: [...copies.tags, ...rows.tags], channels });
    await audit.record({ actorId: actor.userId, action: 'person:erased', objectType: 'PERSON', objectId: personId });
    return { receipt, uploads, updates };
  }
}
