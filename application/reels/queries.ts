import { type Page, type PageRequest, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type ReelQuery,
  type ReelSummary,
  type ReelView,
  type ReelWords,
  type TimedWord,
  wordsOf,
} from '@evident/domain/reels';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { ReelReader } from './reel-reader.ts';

/** Lists reels of visible projects, newest first. */
export class ListReels extends Query<Page<ReelSummary>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly query: ReelQuery,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListReelsHandler = answeredBy(({ actor, query, page }: ListReels, reels: ReelReader) =>
  reels.list(actor, query, page),
);

export class GetReel extends Query<ReelView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly reelId: Uuid,
  ) {
    super();
  }
}

export const GetReelHandler = answeredBy(({ actor, reelId }: GetReel, reels: ReelReader) =>
  found(reels.reel(actor, reelId), 'Reel not found'),
);

/** The words of a reel's items, and those around them, to strike and to trim. */
export class GetReelWords extends Query<ReelWords> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly reelId: Uuid,
  ) {
    super();
  }
}

const AROUND_MS = 30_000;

export const GetReelWordsHandler = answeredBy(async ({ actor, reelId }: GetReelWords, reels: ReelReader) => {
  const { items } = await found(reels.reel(actor, reelId), 'Reel not found');
  const words = await wordsByItem(reels, actor, items, AROUND_MS);
  return { items: [...words].map(([itemId, of]) => ({ itemId, words: [...of] })) };
});

/** The words of each item, and those up to `aroundMs` milliseconds around it. */
export async function wordsByItem(
  reels: ReelReader,
  actor: Actor,
  items: ReelView['items'],
  aroundMs = 0,
): Promise<Map<Uuid, readonly TimedWord[]>> {
  const byFile = await reels.words(actor, [...new Set(items.map(({ fileId }) => fileId))]);
  return new Map(
    items.map(({ id, fileId, startMs, endMs }) => [
      id,
      wordsOf({ startMs: startMs - aroundMs, endMs: endMs + aroundMs }, byFile.get(fileId) ?? []),
    ]),
  );
}
