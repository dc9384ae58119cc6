import type { Editor } from '@tiptap/core';
import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import type { HighlightView } from '@evident/domain/highlights';
import { copyLink } from '../../kernel/copy.ts';
import { Floating, type Spot } from './floating.tsx';
import { HighlightEdges } from './highlight-edges.tsx';
import { HighlightCard } from './highlight-card.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { TagPicker } from './tag-picker.tsx';
import { useSuggestedTags } from './use-suggested-tags.ts';
import { spotOf } from './use-selected-words.ts';
import type { Marking } from './use-marking.ts';
import { withoutBlanks, wordsAt } from './words-at.ts';

interface Props {
  marking: Marking;
  editor: Editor;
  /** Absent until known: then no tags are suggested. */
  projectId?: string;
  sheet: RefObject<HTMLElement | null>;
  writing: boolean;
  /** The reason highlighting is disabled; absent if allowed. */
  reason?: string;
  /** The reason creating tags is disabled; absent if allowed. */
  whyNoNew?: string;
  /** The URL of a highlight, for copying. */
  linkTo: (highlightId: string) => string;
  onShare: (highlightId: string) => void;
  /** The reason public links are hidden; absent if visible. */
  whyNotShared?: string;
  /** Comments on the selected words, or moves a thread to them. */
  onComment: () => void;
  onCommentOn: (highlight: HighlightView) => void;
  /** The reason commenting is disabled; absent if allowed. */
  whyNotCommented?: string;
  /** The selected words will become those of a thread. */
  movesThread?: boolean;
  /** Absent where words cannot be redacted. */
  onRedact?: (words: ReturnType<typeof wordsAt>) => void;
  /** Makes a reel of the selected words; absent without a recording. */
  onReel?: () => void;
  /** The list of insights that can take the words as evidence. */
  insights: ReactNode;
  /** Formats the selected words, in edit mode. */
  format?: ReactNode;
}

/** Words in the note whose highlight is saved. */
const mayResize = ({ id, target, lost }: HighlightView): boolean =>
  target === 'WORDS' && !lost && !id.startsWith('new-');

/** Floating panels at words: the selection toolbar, the highlight card, the tag list. */
export function MarkingLayer({
  marking,
  editor,
  projectId,
  sheet,
  writing,
  reason,
  whyNoNew,
  linkTo,
  onShare,
  whyNotShared,
  onComment,
  onCommentOn,
  whyNotCommented,
  movesThread = false,
  onRedact,
  onReel,
  insights,
  format,
}: Props) {
  const { opened, selected, highlights, tags } = marking;
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- positions are known only after layout
    setSpot(selected && !opened && sheet.current ? spotOf(editor, sheet.current, selected) : null);
  }, [selected, opened, editor, sheet]);
  const id = opened?.as === 'card' ? opened.id : opened && 'id' in opened.of ? opened.of.id : undefined;
  const highlight = highlights.find((one) => one.id === id);
  const tagging = opened?.as === 'tags' ? opened.of : null;
  const suggestedIds = useSuggestedTags(
    projectId,
    tagging && ('id' in tagging ? (highlight?.text ?? '') : wordsAt(editor, tagging).quote),
  );
  if (opened?.as === 'tags') {
    return (
      <Floating spot={opened.spot} label="Tag these words" onClose={marking.close}>
        <TagPicker
          choices={tags.choices}
          recentIds={tags.recentIds}
          applied={highlight?.tags.map((tag) => tag.id)}
          suggestedIds={suggestedIds}
          whyNoNew={whyNoNew}
          onPick={marking.pick}
          onClose={marking.close}
        />
      </Floating>
    );
  }
  if (opened?.as === 'insights')
    return (
      <Floating spot={opened.spot} label="Add these words to an insight" onClose={marking.close}>
        {insights}
      </Floating>
    );
  const chosen = highlights.find((one) => one.id === marking.chosenId);
  const edges = chosen && reason === undefined && !writing && mayResize(chosen) && (
    <HighlightEdges
      key={chosen.id}
      editor={editor}
      sheet={sheet}
      highlightId={chosen.id}
      onMove={(range) => marking.resize(chosen.id, range)}
    />
  );
  if (opened?.as === 'card' && highlight) {
    return (
      <>
        {edges}
        <Floating spot={opened.spot} label="Highlight" onClose={marking.close}>
          <HighlightCard
            highlight={highlight}
            reason={reason}
            onTag={marking.openTags}
            onUntag={(tag) => marking.untag(highlight.id, tag)}
            onCopyLink={() => void copyLink(linkTo(highlight.id))}
            onShare={() => onShare(highlight.id)}
            onComment={() => {
              marking.close();
              onCommentOn(highlight);
            }}
            whyNotCommented={whyNotCommented}
            whyNotShared={whyNotShared}
            onRemove={() => marking.remove(highlight.id)}
            onAbout={(about) => marking.about(highlight.id, about)}
            onJoin={marking.joinOf(highlight.id)}
            onClose={marking.close}
          />
        </Floating>
      </>
    );
  }
  if (!spot) return edges || null;
  return (
    <Floating spot={spot} label="Selected words">
      <SelectionBar
        writing={writing}
        format={format}
        reason={reason}
        reattaching={marking.reattachingId !== null || movesThread}
        onHighlight={marking.markSelected}
        onTag={marking.openTags}
        onInsight={marking.openInsights}
        onReel={onReel}
        whyNoReel={reason ?? whyNoNew}
        onReattach={movesThread ? onComment : marking.putHere}
        onComment={onComment}
        whyNotCommented={whyNotCommented}
        onSplit={marking.splitHere}
        onRedact={onRedact && selected ? () => onRedact(wordsAt(editor, withoutBlanks(editor, selected))) : undefined}
      />
    </Floating>
  );
}
