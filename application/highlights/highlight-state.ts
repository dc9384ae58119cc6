import { type Highlight, type HighlightAbout, type Trimmed, trimmedOf } from '@evident/domain/highlights';
import type { AppliedTag } from '@evident/domain/tags';
import type { HighlightStore } from './highlight-store.ts';

/** The words of a highlight, or that they are lost. */
export type HighlightWordsNow = Readonly<{ text: string; isLost: boolean }>;

/** All that members change of a highlight. */
export interface HighlightState extends HighlightWordsNow {
  readonly trimmed: Trimmed;
  readonly about: Required<HighlightAbout>;
  readonly isEvidence: boolean;
  readonly tags: readonly string[];
}

export const wordsNow = ({ text, lostAt }: Highlight): HighlightWordsNow => ({ text, isLost: lostAt !== null });

/** Whether it moves with the text around it does not count. */
export async function stateOf(highlights: HighlightStore, highlight: Highlight): Promise<HighlightState> {
  const { id } = highlight;
  return {
    ...wordsNow(highlight),
    trimmed: trimmedOf(highlight),
    about: await highlights.aboutOf(id),
    isEvidence: await highlights.isEvidence(id),
    tags: (await highlights.tagsOn(id)).map(({ tagId, appliedBy }: AppliedTag) => `${tagId} ${appliedBy}`).sort(),
  };
}

/** A highlight as it is kept: its place in the document is found by its words again. */
export const withoutPositions = (highlight: Highlight): Highlight => ({
  ...highlight,
  relativeStart: null,
  relativeEnd: null,
});
