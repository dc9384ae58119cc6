import type { HighlightPlace, RichNode, TextRange } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';

/** Speaker names by id; turns contain the id. */
export type Speakers = Readonly<Record<string, string>>;

/** The derived content of a document. */
export interface DocumentReading {
  readonly content: RichNode;
  readonly speakers: Speakers;
  /** Plain text. Positions count Unicode code points. */
  readonly text: string;
}

/** The two ends of an anchor stored outside the document, each relative to its character. */
export interface RelativeRange {
  readonly start: Uint8Array;
  readonly end: Uint8Array;
}

/** A live document in memory. Changes return the update to store and deliver; `null` if nothing changed. */
export interface OpenDocument {
  read(): DocumentReading;
  places(): Map<Uuid, HighlightPlace>;
  /** Returns the place of a potential highlight: words, context, speaker and times. */
  placeOf(range: TextRange): HighlightPlace;
  /** @throws Refusal `ValidationError` for a range without words */
  mark(highlightId: Uuid, range: TextRange): Uint8Array;
  markAll(ranges: ReadonlyMap<Uuid, TextRange>): Uint8Array | null;
  /** Whether {@link markAll} can mark the range. */
  canMark(range: TextRange): boolean;
  unmark(...highlightIds: Uuid[]): Uint8Array | null;
  relative(range: TextRange): RelativeRange;
  /** `null` if the characters at its ends were deleted. */
  resolve(ranges: readonly RelativeRange[]): (TextRange | null)[];
  /** Replaces the whole content with a minimal change, so that marks move with their words. */
  replace(content: RichNode, speakers: Speakers): Uint8Array | null;
  /** Like {@link replace}, but highlights of the content are where it has them. Of the others, these move with their words. */
  restore(content: RichNode, speakers: Speakers, highlightIds: readonly Uuid[]): Uint8Array | null;
  /** Sets the whole content, with its marks as given. Unchanged blocks stay. */
  rewrite(content: RichNode): Uint8Array | null;
  renameSpeaker(speakerId: string, name: string): Uint8Array | null;
  /** Removes evidence at any position. */
  removeEvidence(stays: (highlightId: unknown) => boolean): Uint8Array | null;
  /** Returns the document as a single update. */
  whole(): Uint8Array;
}

/** Encodes and decodes live documents. Only this port knows the format (Yjs). */
export interface DocumentCodec {
  /** Creates the first state of a document. */
  begin(content: RichNode, speakers: Speakers): Uint8Array;
  open(updates: readonly Uint8Array[]): OpenDocument;
  /** Whether an update may add evidence. Fast; can return false positives. */
  mayBringEvidence(update: Uint8Array): boolean;
}
