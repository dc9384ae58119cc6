import type { KeptRange } from '../../editor/kept-range.ts';
import { ApiProblem, asProblem } from '../../kernel/api/api-problem.ts';
import { dropAction, keepAction, keepRefused } from '../../kernel/device/actions.ts';
import type { QueuedAction } from '../../kernel/device/device.ts';
import type { WantedTag } from './tag-id-of.ts';
import type { wordsAt } from './words-at.ts';

/** A new highlight: its words now, and where they are after any edits. */
interface NewHighlight {
  readonly kind: 'highlight';
  readonly projectId: string | undefined;
  readonly words: ReturnType<typeof wordsAt>;
  readonly range: KeptRange;
  /** Sent with the highlight. A retry sends the same. */
  readonly tags: readonly WantedTag[];
  /** Added since it was sent the first time. */
  readonly later: readonly WantedTag[];
}

interface Tagging {
  readonly kind: 'tag';
  readonly projectId: string | undefined;
  readonly highlightId: string;
  readonly tag: WantedTag;
}

interface Untagging {
  readonly kind: 'untag';
  readonly highlightId: string;
  readonly tagId: string;
  readonly title: string;
}

export type HighlightAction = NewHighlight | Tagging | Untagging;

export interface Kept<Action extends HighlightAction = HighlightAction> extends QueuedAction {
  readonly action: Action;
}

/** New highlights of this page and of earlier ones that the server has not confirmed, by temporary id. */
const unconfirmed = new Map<string, Kept<NewHighlight>>();

export const TEMPORARY = 'new-';
/** The id that a highlight will have. */
export const futureId = (key: string): string => key.slice(TEMPORARY.length);

export const rangeOf = (key: string): KeptRange | undefined => unconfirmed.get(key)?.action.range;
export const laterTags = (key: string): readonly WantedTag[] => unconfirmed.get(key)?.action.later ?? [];

/** Keeps a new highlight on this device. Returns whether it survives a reload. */
export function keepHighlight(kept: Kept<NewHighlight>): Promise<boolean> {
  unconfirmed.set(kept.id, kept);
  return keepAction(kept);
}

/** Adds a tag to an unconfirmed highlight; returns false if it is confirmed already. */
export function tagLater(key: string, tag: WantedTag): boolean {
  const before = unconfirmed.get(key);
  if (!before) return false;
  void keepHighlight({ ...before, action: { ...before.action, later: [...before.action.later, tag] } });
  return true;
}

/** Called when the server has answered, or the highlight was withdrawn. */
export function dropHighlight(key: string): void {
  unconfirmed.delete(key);
  void dropAction(key);
}

/** Keeps what the server refused, with the reason, until the member discards it. */
export function keepRefusedAction({ documentId, action }: Kept, thrown: unknown): Promise<void> {
  return keepRefused({
    documentId,
    what: action.kind === 'highlight' ? 'highlight' : 'tag',
    words: wordsOf(action),
    reason: asProblem(thrown).inWords,
  });
}

function wordsOf(action: HighlightAction): string[] {
  if (action.kind === 'untag') return [action.title];
  if (action.kind === 'tag') return [action.tag.title];
  return [action.words.quote, ...[...action.tags, ...action.later].map((tag) => tag.title)];
}

export const GONE = new ApiProblem(422, [{ code: 'Gone', title: 'They were deleted before the highlight was saved.' }]);
