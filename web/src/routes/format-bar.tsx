import type { Editor } from '@tiptap/core';
import type { RefObject } from 'react';
import { FormatButtons } from '../editor/format-buttons.tsx';
import { Floating } from '../features/highlights/floating.tsx';
import { useSelectedWords, useSpotOf } from '../features/highlights/use-selected-words.ts';

interface Props {
  editor: Editor;
  sheet: RefObject<HTMLElement | null>;
}

/** Formats the selected words of a text without highlights and comments. */
export function FormatBar({ editor, sheet }: Props) {
  const spot = useSpotOf(editor, sheet, useSelectedWords(editor));
  return (
    spot && (
      <Floating spot={spot} label="Selected words">
        <FormatButtons editor={editor} />
      </Floating>
    )
  );
}
