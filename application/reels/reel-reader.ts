import type { HighlightView } from '@evident/domain/highlights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ReelFile, ReelQuery, ReelSource, ReelSummary, ReelView, TimedWord } from '@evident/domain/reels';

/** A source of a reel, as the actor sees it. */
export interface SourceOfReel {
  readonly projectId: Uuid;
  readonly title: string;
}

/** Reels and what they are made from, in projects visible to the actor. */
export interface ReelReader {
  /** Newest first. */
  list(actor: Actor, query: ReelQuery, page: PageRequest): Promise<Page<ReelSummary>>;
  reel(actor: Actor, reelId: Uuid): Promise<ReelView | null>;
  source(actor: Actor, source: ReelSource): Promise<SourceOfReel | null>;
  /**
   * The highlights of a source that have seconds: of a recording or note in order of time, of an insight in its order,
   * of a tag oldest first. At most `most`.
   */
  highlightsOf(actor: Actor, source: ReelSource, most: number): Promise<HighlightView[]>;
  /** Visible highlights among these, in the given order. */
  highlights(actor: Actor, highlightIds: readonly Uuid[]): Promise<HighlightView[]>;
  /** The timed words of recordings by file, sorted by start. */
  words(actor: Actor, fileIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, readonly TimedWord[]>>;
  /** Recordings by id, without their address. */
  files(actor: Actor, fileIds: readonly Uuid[]): Promise<Omit<ReelFile, 'url'>[]>;
}
