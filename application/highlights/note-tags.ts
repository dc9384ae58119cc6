import { type Highlight, ofWholeNote } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AppliedTag } from '@evident/domain/tags';
import type { Outbox } from '../kernel/outbox.ts';
import { highlightChanged, highlightRemoved } from './events.ts';
import type { HighlightStore } from './highlight-store.ts';
import type { KeptHighlight } from './undo-kinds.ts';

interface Stores {
  readonly highlights: HighlightStore;
  readonly outbox: Outbox;
}

/** Where the tags of a note go if the note has none so far. */
interface Place {
  readonly id: Uuid;
  readonly noteId: Uuid;
  readonly projectId: Uuid;
  readonly now: Date;
}

/** The highlight of a whole note, which is added if the note has none. Locks it. */
export async function wholeNote(
  { highlights }: Pick<Stores, 'highlights'>,
  { teamId, userId }: Actor,
  place: Place,
): Promise<{ readonly highlight: Highlight; readonly isNew: boolean }> {
  const there = await highlights.ofWholeNote(place.noteId);
  if (there) return { highlight: there, isNew: false };
  const made = ofWholeNote({ ...place, teamId, createdBy: userId });
  // Another member may tag the note at the same time.
  const isNew = await highlights.addUnlessThere(made);
  return { highlight: isNew ? made : (await highlights.ofWholeNote(place.noteId))!, isNew };
}

/** Gives a new note the tags of another one as a whole, with their members and times. */
export async function copyNoteTags(stores: Stores, actor: Actor, from: Uuid, to: Place): Promise<void> {
  const tags = await noteTags(stores.highlights, from);
  if (tags.length === 0) return;
  const { highlight } = await wholeNote(stores, actor, to);
  await stores.highlights.apply(...tags.map((tag) => ({ ...tag, highlightId: highlight.id })));
  await stores.outbox.announce(highlightChanged(actor, highlight));
}

/** The tags that are put on a note itself. */
export async function noteTags(highlights: HighlightStore, noteId: Uuid): Promise<AppliedTag[]> {
  const whole = await highlights.ofWholeNote(noteId);
  return whole ? highlights.tagsOn(whole.id) : [];
}

/** Whether a highlight is left without any meaning once it loses these tags: the whole note without tags. */
export async function isNothingWithout(
  highlights: HighlightStore,
  { id, target }: Highlight,
  tags: readonly AppliedTag[],
): Promise<boolean> {
  if (target !== 'NOTE') return false;
  return (await highlights.tagsOn(id)).length === tags.length && !(await highlights.isUsed(id));
}

/** Deletes the highlight of a whole note; returns what to keep for undo. */
export async function withoutTags(stores: Stores, actor: Actor, highlight: Highlight): Promise<KeptHighlight> {
  const { highlights, outbox } = stores;
  const kept = {
    highlight,
    tags: await highlights.tagsOn(highlight.id),
    about: await highlights.aboutOf(highlight.id),
  };
  await highlights.remove(highlight.id);
  await outbox.announce(highlightRemoved(actor, highlight));
  return kept;
}
