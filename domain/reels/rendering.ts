import { type Uuid, refuse } from '../kernel/index.ts';
import { type Reel, placedSpans } from './reel.ts';

/** Highlights of one export (`avExportHighlights`; specification, document 001, section 9). */
export const AV_EXPORT_HIGHLIGHTS = 100;

/** A part of a recording, in milliseconds. */
export interface ReelSpan {
  readonly fileId: Uuid;
  readonly startMs: number;
  readonly endMs: number;
}

/** The seconds of a reel as one file: what remains after its cuts, without items whose recording is gone. */
export const remainingSpans = ({ items }: Pick<Reel, 'items'>, recordings: ReadonlySet<Uuid>): ReelSpan[] =>
  placedSpans(items.filter(({ fileId }) => recordings.has(fileId)).slice(0, AV_EXPORT_HIGHLIGHTS)).map(
    ({ fileId, startMs, endMs }) => ({ fileId, startMs, endMs }),
  );

/**
 * The spans of an export.
 * @param recordings the recordings that are still there
 * @throws Refusal `UnprocessableContent` for too many highlights, or if nothing is left
 */
export function spansToRender(reel: Pick<Reel, 'items'>, recordings: ReadonlySet<Uuid>): ReelSpan[] {
  const { length } = reel.items;
  if (length > AV_EXPORT_HIGHLIGHTS)
    refuse(
      'UnprocessableContent',
      `An export has at most ${AV_EXPORT_HIGHLIGHTS} highlights`,
      `This reel has ${length}. Remove some, or make two reels.`,
    );
  const spans = remainingSpans(reel, recordings);
  if (spans.length === 0)
    refuse(
      'UnprocessableContent',
      'There is nothing to export',
      length === 0 ? 'Add highlights to the reel.' : 'The recordings of this reel are gone.',
    );
  return spans;
}
