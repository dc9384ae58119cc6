import type { TextBlock } from '../content/index.ts';
import type { Uuid } from '../kernel/index.ts';
import type { CitationType } from './citation.ts';

/** A text that the actor may read, and that sentences may quote. */
export interface Source {
  /** Short name in one request, such as `S3`; a draft names its sources by it. */
  readonly key: string;
  readonly type: CitationType;
  readonly id: Uuid;
  /** The note of a highlight, the data point of a theme. */
  readonly parentId: Uuid | null;
  /** The channel of a theme. */
  readonly channelId?: Uuid;
  readonly projectId: Uuid | null;
  readonly title: string;
  readonly projectTitle: string | null;
  /** Plain text, as `layOut` returns it, or a part of it. */
  readonly text: string;
  /** Position of the first code point of `text` in the whole plain text, in which citations count; 0 if absent. */
  readonly offset?: number;
  /** Lines of `text` with speakers and times; empty if it has none. Positions count in `text`. */
  readonly blocks: readonly Omit<TextBlock, 'node' | 'text'>[];
}

/** Words that a sentence claims to rest on. */
export interface ClaimedQuote {
  /** {@link Source.key}; unknown ones support nothing. */
  readonly source: string;
  readonly quote: string;
  /** Code point where they begin, to tell equal words apart. */
  readonly start?: number;
  /** Whether exactly the words at `start` are meant, so that few letters suffice: an answer such as “48,793”. Never set for models. */
  readonly isPlaced?: boolean;
}

/** A sentence that is not checked yet. */
export interface DraftSentence {
  /** Key of a section of the task; null without sections. */
  readonly section: string | null;
  readonly text: string;
  readonly quotes: readonly ClaimedQuote[];
}
