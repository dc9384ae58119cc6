import type { ListFilters } from '../filters/index.ts';
import { claused, type HighlightReader } from '../highlights/index.ts';
import type { FindHighlights } from './sources-of.ts';

/** Highlights that are summarized, the latest ones (decided). */
const HIGHLIGHTS_MAX = 1000;

/** Finds highlights as their lists do. */
export const findHighlights =
  (highlights: HighlightReader, filters: ListFilters): FindHighlights =>
  async (actor, of) => {
    const page = await highlights.list(actor, await claused(of, actor, filters), {
      limit: HIGHLIGHTS_MAX,
      cursor: null,
    });
    return page.items.map(({ id }) => id);
  };
