import type { LostWords, MarkedRange } from '@evident/domain/moving';
import type { Uuid } from '@evident/domain/kernel';
import type { HighlightPlace } from '@evident/domain/content';

/** Highlights and comments that change their note. */
export interface Along {
  readonly highlightIds: readonly Uuid[];
  readonly threadIds: readonly Uuid[];
}

/** The notes of moved words, inside a unit of work. */
export interface TextMoveStore {
  /** Locks notes in id order; returns those that exist. */
  lock(noteIds: readonly Uuid[]): Promise<{ id: Uuid; projectId: Uuid; archived: boolean }[]>;
  /** Words of a note that are highlighted. Not moments, areas, or lost highlights. */
  highlightsOf(noteId: Uuid): Promise<(MarkedRange & { readonly anchor: 'mark' | 'beside' })[]>;
  /** Words of a note with comments. */
  threadsOf(noteId: Uuid): Promise<MarkedRange[]>;
  /** Words of a note that were deleted since a moment, with highlights or comments. */
  lostSince(noteId: Uuid, since: Date): Promise<LostOfNote[]>;
  /** Marks them as lost, and returns them. */
  lose(along: Along, at: Date): Promise<LostOfNote[]>;
  /** Counts highlights and comments of a note, without the highlight of the whole note. */
  countOf(noteId: Uuid): Promise<number>;
  /** The first recording of a note. */
  recordingOf(noteId: Uuid): Promise<Uuid | null>;
  /** Changes the note of highlights and threads, with what refers to both. */
  rehome(along: Along, from: Uuid, to: Uuid, at: Date): Promise<void>;
  /** Adds recordings of a note, and people who are its speakers, to another one. */
  share(from: Uuid, to: Uuid, named: { fileIds: readonly Uuid[]; speakers: readonly string[] }): Promise<void>;
  /** Sets the anchors outside the text. */
  anchor(anchors: readonly TextAnchor[], at: Date): Promise<void>;
}

export interface LostOfNote extends LostWords {
  /** Null for comments. */
  readonly anchor: 'mark' | 'beside' | null;
}

export interface TextAnchor {
  readonly id: Uuid;
  readonly place: HighlightPlace;
  readonly relative: { readonly start: Uint8Array; readonly end: Uint8Array };
}
