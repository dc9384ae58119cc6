import type { Editor } from '@tiptap/core';
import { useRef, useSyncExternalStore } from 'react';

/** What a component wants to know of the editor. It is drawn again only when that changes, not with every letter. */
export function useEditorState<Seen>(editor: Editor | null, look: (editor: Editor) => Seen, nothing: Seen): Seen {
  const last = useRef<{ key: string; seen: Seen }>(undefined);
  const read = (): Seen => {
    if (!editor || editor.isDestroyed) return nothing;
    const seen = look(editor);
    const key = JSON.stringify(seen);
    if (last.current?.key !== key) last.current = { key, seen };
    return last.current.seen;
  };
  const subscribe = useRef<{ editor: Editor | null; to: (heard: () => void) => () => void }>(undefined);
  if (subscribe.current?.editor !== editor) {
    subscribe.current = {
      editor,
      to: (heard) => {
        editor?.on('transaction', heard);
        return () => { editor?.off('transaction', heard); };
      },
    };
  }
  return useSyncExternalStore(subscribe.current!.to, read);
}
