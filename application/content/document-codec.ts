import type { HighlightPlace, RichNode, TextRange } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';

/** The name each speaker of a document goes by, by the id that its turns carry. */
export type Speakers = Readonly<Record<string, string>>;

/** What a document says, as readers see it. */
export interface DocumentReading {
  readonly content: RichNode;
  readonly speakers: Speakers;
  /** Plain text; positions in it count Unicode code points. */
  readonly text: string;
}

/** The two ends of an anchor kept beside a document, each tied to the character there. */
export interface RelativeRange {
  readonly start: Uint8Array;
  readonly end: Uint8Array;
}

/** A live document in memory. Changes answer with the update to store and to send on; `null` where nothing changed. */
export interface OpenDocument {
  read(): DocumentReading;
  places(): Map<Uuid, HighlightPlace>;
  /** Any range as a highlight there would be: words, context, speaker and times. */
  placeOf(range: TextRange): HighlightPlace;
  /** @throws Refusal `ValidationError` for a range without words */
  mark(highlightId: Uuid, range: TextRange): Uint8Array;
  markAll(ranges: ReadonlyMap<Uuid, TextRange>): Uint8Array | null;
  unmark(highlightId: Uuid): Uint8Array | null;
  relative(range: TextRange): RelativeRange;
  /** `null` where the characters at its ends are gone. */
  resolve(ranges: readonly RelativeRange[]): (TextRange | null)[];
  /** Puts other content in the place of all there is, with as small a change as it can; marks go with their words. */
  replace(content: RichNode, speakers: Speakers): Uint8Array | null;
  renameSpeaker(speakerId: string, name: string): Uint8Array | null;
  /** Takes out evidence, wherever it stands. */
  removeEvidence(stays: (highlightId: unknown) => boolean): Uint8Array | null;
  /** Everything in one update. */
  whole(): Uint8Array;
}

/** Reads and writes live documents; the only place that knows how they are kept (Yjs). */
export interface DocumentCodec {
  /** The first state of a document. */
  begin(content: RichNode, speakers: Speakers): Uint8Array;
  open(updates: readonly Uint8Array[]): OpenDocument;
  /** Whether an update may bring evidence into a document; quick, and rather yes than no. */
  mayBringEvidence(update: Uint8Array): boolean;
}
