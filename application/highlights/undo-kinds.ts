import type { Highlight, HighlightAbout, Trimmed } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { AppliedTag } from '@evident/domain/tags';
import { undoKind } from '../undo/index.ts';
import type { HighlightState, HighlightWordsNow } from './highlight-state.ts';

/** A highlight without its place in the document, which is found by its words again. */
export interface KeptHighlight {
  readonly highlight: Highlight;
  readonly tags: readonly AppliedTag[];
  readonly about: Required<HighlightAbout>;
}

interface KeptTags {
  readonly highlightId: Uuid;
  readonly tags: readonly AppliedTag[];
}

export const HIGHLIGHT_REMOVED = undoKind<KeptHighlight>('highlight:removed');
/** A highlight that its undo restored, as it was then, to remove it again. */
export const HIGHLIGHT_RESTORED = undoKind<{ readonly highlightId: Uuid; readonly state: HighlightState }>(
  'highlight:restored',
);
export const HIGHLIGHT_MOVED = undoKind<{
  readonly highlight: Highlight;
  /** Where it is after the change; a later move blocks undo. */
  readonly left?: HighlightWordsNow;
}>('highlight:moved');
export const HIGHLIGHT_SPLIT = undoKind<Pick<KeptHighlight, 'highlight'> & { readonly newId: Uuid }>('highlight:split');
export const HIGHLIGHT_JOINED = undoKind<{
  readonly stays: Highlight;
  readonly goes: KeptHighlight;
  readonly added: readonly AppliedTag[];
}>('highlight:joined');
export const HIGHLIGHT_TAGGED = undoKind<KeptTags>('highlight:tagged');
export const HIGHLIGHT_UNTAGGED = undoKind<KeptTags>('highlight:untagged');
export const HIGHLIGHT_TRIMMED = undoKind<{
  readonly highlightId: Uuid;
  readonly before: Trimmed;
  readonly after: Trimmed;
}>('highlight:trimmed');
export const HIGHLIGHT_ANNOTATED = undoKind<{
  readonly highlightId: Uuid;
  readonly before: Required<HighlightAbout>;
  readonly after: Required<HighlightAbout>;
}>('highlight:annotated');
export const HIGHLIGHTS_RETAGGED = undoKind<{
  readonly projectId: Uuid;
  readonly added: readonly AppliedTag[];
  readonly removed: readonly AppliedTag[];
}>('highlights:retagged');
