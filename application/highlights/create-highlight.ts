import { type FilePlace, type Highlight, type NewHighlight, filePlaceOf } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
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
import { markWords } from './mark-words.ts';

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

  async execute({ actor, noteId, wanted: asked }: CreateHighlight): Promise<Uuid> {
    const wanted = { ...asked, id: asked.id?.toLowerCase() };
    const place = filePlaceOf(wanted);
    if (place) return this.createInFile(actor, noteId, place, wanted);
    await this.rooms.flush(noteId);
    const { id, updates } = await this.work.perform(actor.teamId, async (stores) => {
      const { projectId, access } = await demandMarkUp(stores, actor, noteId);
      const made = await madeBefore(stores, actor, noteId, wanted.id);
      if (made) return { id: made, updates: [] };
      const now = this.clock.now();
      const { highlight, updates } = await markWords(stores, this.codec, actor, {
        id: wanted.id ?? this.ids.newId(),
        noteId,
        projectId,
        words: wanted,
        access,
        by: actor.userId,
        now,
      });
      await applyTags(stores, actor, highlight, wanted.tagIds ?? [], now);
      return { id: highlight.id, updates };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, noteId, update);
    return id;
  }

  private createInFile(actor: Actor, noteId: Uuid, place: FilePlace, { id, tagIds = [] }: NewHighlight): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { projectId } = await demandMarkUp(stores, actor, noteId);
      const made = await madeBefore(stores, actor, noteId, id);
      if (made) return made;
      await demandFile(stores, noteId, place);
      const now = this.clock.now();
      const highlight: Highlight = {
        ...inFile(place),
        id: id ?? this.ids.newId(),
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
      await stores.highlights.add(highlight);
      await applyTags(stores, actor, highlight, tagIds, now);
      await stores.outbox.announce(highlightChanged(actor, highlight));
      return highlight.id;
    });
  }
}

/** The id of a highlight that an earlier request of this member created; null for a new one. */
async function madeBefore(
  { highlights }: Pick<Needs, 'highlights'>,
  { userId }: Actor,
  noteId: Uuid,
  id: Uuid | undefined,
): Promise<Uuid | null> {
  const before = id === undefined ? null : await highlights.find(id);
  return before?.noteId === noteId && before.createdBy === userId ? before.id : null;
}
