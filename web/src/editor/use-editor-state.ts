import type { Editor } from '@tiptap/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/** Selects a value from the editor. Rerenders only when it changes, not on every key. */
export function useEditorState<Seen>(editor: Editor | null, look: (editor: Editor) => Seen, nothing: Seen): Seen {
  const last = useRef<{ key: string; seen: Seen }>(undefined);
  const read = (): Seen => {
    if (!editor || editor.isDestroyed) return nothing;
    const seen = look(editor);
    const key = JSON.stringify(seen);
    if (last.current?.key !== key) last.current = { key, seen };
    return last.current.seen;
  };
  const subscribe = useCallback(
    (heard: () => void) => {
      editor?.on('transaction', heard);
      return () => {
        editor?.off('transaction', heard);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, read);
}
