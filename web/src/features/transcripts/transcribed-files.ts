import type { Editor } from '@tiptap/core';
import { useEditorState } from '../../editor/use-editor-state.ts';

const NONE = '';

/** The ids of recordings that have turns in the text. Timed turns without a recording belong to the first one. */
export function useTranscribed(editor: Editor | null, first: string | undefined): ReadonlySet<string> {
  const ids = useEditorState(
    editor,
    ({ state: { doc } }) => {
      const found = new Set<string>();
      doc.forEach(({ type, attrs }) => {
        if (type.name !== 'turn') return;
        const own = (attrs['fileId'] as string | null) ?? (attrs['start'] === null ? null : (first ?? null));
        if (own !== null) found.add(own);
      });
      return [...found].sort().join(' ');
    },
    NONE,
  );
  return new Set(ids.split(' '));
}
