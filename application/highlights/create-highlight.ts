import { type Highlight, type NewHighlight, findWords, fromPlace } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import { type Actor, canWrite } from '@evident/domain/permissions';
import { type DerivingStores, changeDocument } from '../content/derive-document.ts';
import type { DocumentCodec, OpenDocument } from '../content/document-codec.ts';
import type { LiveRooms } from '../content/live-rooms.ts';
import { openLive } from '../content/open-live.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/project-access.ts';
import type { TagStore } from '../tags/tag-store.ts';
import { applyTags } from './apply-tags.ts';
import { demandMarkUp } from './demand-mark-up.ts';
import { highlightChanged } from './events.ts';

/** Mark somebody's words, and tag them. The mark in the document and the row are committed together; answers the id. */
export class CreateHighlight extends Command<Uuid> {
  constructor(readonly actor: Actor, readonly noteId: Uuid, readonly wanted: NewHighlight) { super(); }
}

type Needs = DerivingStores & { tags: TagStore; projectAccess: ProjectAccess };

export class CreateHighlightHandler implements Handler<CreateHighlight> {
  constructor(
    private readonly work: UnitOfWork<Needs>,
    private readonly codec: DocumentCodec,
    private readonly rooms: LiveRooms,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, noteId, wanted }: CreateHighlight): Promise<Uuid> {
    await this.rooms.settle(noteId);
    const { id, updates } = await this.work.perform(actor.teamId, async (stores) => {
      const { projectId, access } = await demandMarkUp(stores, actor, noteId);
      const live = await openLive(stores.documents, this.codec, noteId);
      const anchored = anchor(live.open, wanted, this.ids.newId(), canWrite(access));
      const now = this.clock.now();
      const highlight: Highlight = {
        ...anchored.place, ...anchored.held, id: anchored.id, teamId: actor.teamId, noteId, projectId,
        lostAt: null, createdBy: actor.userId, createdAt: now, updatedAt: now,
      };
      await stores.highlights.save(highlight);
      await applyTags(stores, actor, highlight, wanted.tagIds ?? [], now);
      const updates = await changeDocument(stores, actor, live, anchored.updates, now);
      await stores.outbox.announce(highlightChanged(actor, highlight));
      return { id: highlight.id, updates };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, noteId, update);
    return id;
  }
}

/** Who may write gets a mark in the document; who may only mark up, an anchor beside it. */
function anchor(open: OpenDocument, wanted: NewHighlight, id: Uuid, mayWrite: boolean) {
  const range = findWords(wanted, open.read().text);
  const place = fromPlace(open.placeOf(range));
  if (mayWrite) return { id, place, updates: [open.mark(id, range)], held: { anchor: 'mark', relativeStart: null, relativeEnd: null } } as const;
  const { start, end } = open.relative(range);
  return { id, place, updates: [], held: { anchor: 'beside', relativeStart: start, relativeEnd: end } } as const;
}
