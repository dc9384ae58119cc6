import { type FilePlace, type Highlight, type NewHighlight, filePlaceOf, fromPlace } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import { type Actor, canWrite } from '@evident/domain/permissions';
import { catchUp, type DocumentWorkers, type LiveRooms, openSince } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { TagStore } from '../tags/index.ts';
import { applyTags } from './apply-tags.ts';
import { type FileTargetStores, demandFile, inFile } from './create-in-file.ts';
import { demandMarkUp } from './demand-mark-up.ts';
import { highlightChanged } from './events.ts';
import type { MarkingStores } from './highlight-store.ts';

/**
 * Highlights words of a note, a moment of its recording or an area of its files, and tags them. For words, members with
 * write access add a mark to the document; others get an anchor outside it. Returns the id.
 */
export class CreateHighlight extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'markUp' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly wanted: NewHighlight,
  ) {
    super();
  }
}

type Needs = MarkingStores & FileTargetStores & { tags: TagStore; projectAccess: ProjectAccess };

export class CreateHighlightHandler implements Handler<CreateHighlight> {
  constructor(
    private readonly work: UnitOfWork<Needs>,
    private readonly codec: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, noteId, wanted }: CreateHighlight): Promise<Uuid> {
    const place = filePlaceOf(wanted);
    if (place) return this.createInFile(actor, noteId, place, wanted.tagIds ?? []);
    await this.rooms.flush(noteId);
    const { id, updates } = await this.work.perform(actor.teamId, async (stores) => {
      const { projectId, access } = await demandMarkUp(stores, actor, noteId);
      const id = this.ids.newId();
      const now = this.clock.now();
      const anchor = async () => {
        const document = await openSince(stores.documents, this.codec, noteId);
        return this.codec.run('anchor', document, {
          id,
          words: wanted,
          mayWrite: canWrite(access),
          derived: document.derivedSeq === document.lastSeq,
        });
      };
      const early = await anchor();
      const derivedFirst = early ? [] : await catchUp(stores, actor.teamId, noteId, this.codec, now);
      const { place, mark, relative } = early ?? (await anchor())!;
      const highlight: Highlight = {
        ...fromPlace(place),
        id,
        teamId: actor.teamId,
        noteId,
        projectId,
        target: 'WORDS',
        areas: [],
        snippetStartMs: null,
        snippetEndMs: null,
        anchor: relative ? 'beside' : 'mark',
        relativeStart: relative?.start ?? null,
        relativeEnd: relative?.end ?? null,
        lostAt: null,
        createdBy: actor.userId,
        createdAt: now,
        updatedAt: now,
      };
      await stores.highlights.save(highlight);
      await applyTags(stores, actor, highlight, wanted.tagIds ?? [], now);
      // No derivation needed: only this row changes for readers.
      if (mark) await stores.documents.append(noteId, mark, actor.userId);
      await stores.outbox.announce(highlightChanged(actor, highlight));
      return { id, updates: [...derivedFirst, ...(mark ? [mark] : [])] };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, noteId, update);
    return id;
  }

  private createInFile(actor: Actor, noteId: Uuid, place: FilePlace, tagIds: readonly Uuid[]): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { projectId } = await demandMarkUp(stores, actor, noteId);
      await demandFile(stores, noteId, place);
      const now = this.clock.now();
      const highlight: Highlight = {
        ...inFile(place),
        id: this.ids.newId(),
        teamId: actor.teamId,
        noteId,
        projectId,
        snippetStartMs: null,
        snippetEndMs: null,
        lostAt: null,
        createdBy: actor.userId,
        createdAt: now,
        updatedAt: now,
      };
      await stores.highlights.save(highlight);
      await applyTags(stores, actor, highlight, tagIds, now);
      await stores.outbox.announce(highlightChanged(actor, highlight));
      return highlight.id;
    });
  }
}
