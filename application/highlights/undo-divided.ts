import { type Highlight, selectorOf } from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import { type Access, type Actor, canWrite } from '@evident/domain/permissions';
import type { AppliedTag } from '@evident/domain/tags';
import { tooLate } from '@evident/domain/undo';
import { changeDocument, type DocumentWorkers, type LiveRooms, openSince } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { TagStore } from '../tags/index.ts';
import type { KeptOf, Undoer } from '../undo/index.ts';
import { type MarkUpNeeds, demandMarkUp } from './demand-mark-up.ts';
import { highlightRemoved } from './events.ts';
import type { MarkingStores } from './highlight-store.ts';
import { attach } from './reattach-highlight.ts';
import { saveMoved } from './save-moved.ts';
import { HIGHLIGHT_SPLIT, HIGHLIGHT_JOINED } from './undo-kinds.ts';

type Needs = MarkingStores & MarkUpNeeds & { tags: TagStore };
interface Context {
  readonly stores: Needs;
  readonly workers: DocumentWorkers;
  readonly actor: Actor;
  readonly access: Access;
  readonly now: Date;
}

/** Puts a highlight on the words that it had. They must still be in the note. */
async function putBack({ stores, workers, actor, access, now }: Context, highlight: Highlight): Promise<Uint8Array[]> {
  const document = await openSince(stores.documents, workers, highlight.noteId);
  const place = await workers.run('find', document, selectorOf(highlight));
  if (place === 'lost') return tooLate('Its words were changed since then.');
  const { start, end } = place;
  const back = await attach(highlight, { start, end }, document, canWrite(access), workers, now);
  return saveMoved(stores, actor, back, workers, now);
}

/** Joins a split highlight again: removes the second one, unless someone tagged it since. */
export const undoSplit = <Stores extends Needs>(
  workers: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores, KeptOf<typeof HIGHLIGHT_SPLIT>> => ({
  kind: HIGHLIGHT_SPLIT,
  async undo(stores: Stores, actor: Actor, { highlight, newId }) {
    const { access } = await demandMarkUp(stores, actor, highlight.noteId, 'Highlight');
    const context = { stores, workers, actor, access, now: clock.now() };
    if (!(await stores.highlights.find(highlight.id))) refuse('InvalidOperation', 'The highlight is gone');
    const second = await stores.highlights.find(newId);
    const updates: Uint8Array[] = [];
    if (second) {
      const own = new Set((await stores.highlights.tagsOn(highlight.id)).map(({ tagId }) => tagId));
      if ((await stores.highlights.tagsOn(newId)).some(({ tagId }) => !own.has(tagId)))
        tooLate('The second part was tagged since then.');
      const off = await workers.run('unmark', await openSince(stores.documents, workers, second.noteId), newId);
      await stores.highlights.remove(newId);
      updates.push(
        ...(await changeDocument(stores, actor, second.noteId, off ? [off] : [], workers, context.now, 'marks')),
      );
      await stores.outbox.announce(highlightRemoved(actor, second));
    }
    updates.push(...(await putBack(context, highlight)));
    return {
      async afterwards() {
        for (const update of updates) await rooms.deliver(actor.teamId, highlight.noteId, update);
      },
    };
  },
});

/** Separates joined highlights again, each on its words with its tags. */
export const undoJoined = <Stores extends Needs>(
  workers: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores, KeptOf<typeof HIGHLIGHT_JOINED>> => ({
  kind: HIGHLIGHT_JOINED,
  async undo(stores: Stores, actor: Actor, { stays, goes: { highlight: gone, tags, about }, added }) {
    const { access } = await demandMarkUp(stores, actor, stays.noteId, 'Highlight');
    const context = { stores, workers, actor, access, now: clock.now() };
    if (!(await stores.highlights.find(stays.id))) refuse('InvalidOperation', 'The highlight is gone');
    const updates = await putBack(context, stays);
    updates.push(...(await putBack(context, gone)));
    await stores.highlights.setAbout(gone.id, about);
    await stores.highlights.withdraw(...added);
    await stores.highlights.apply(...(await existing(stores, tags)));
    return {
      async afterwards() {
        for (const update of updates) await rooms.deliver(actor.teamId, stays.noteId, update);
      },
    };
  },
});

/** Leaves out tags that were deleted since. */
async function existing({ tags: store }: Needs, tags: readonly AppliedTag[]): Promise<AppliedTag[]> {
  const alive = new Set<Uuid>();
  for (const tagId of new Set(tags.map((tag) => tag.tagId))) if (await store.find(tagId)) alive.add(tagId);
  return tags.filter(({ tagId }) => alive.has(tagId));
}
