import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { useStore } from '../kernel/store.ts';
import { chaptersOf, sameChapters } from './chapters.ts';
import type { NotePlayer } from './note-player.ts';
import type { Chapter } from './recording-media.ts';
import { timedTextOf } from './timed-text.ts';

const NONE: readonly Chapter[] = [];

/** The chapters of the recording in the player, as its text is written. */
export function useChapters(editor: Editor | null, { files, chosen }: NotePlayer): readonly Chapter[] {
  const [chapters, setChapters] = useState(NONE);
  const first = useStore(files)[0] ?? null;
  const fileId = useStore(chosen) ?? first;
  useEffect(() => {
    if (!editor) return undefined;
    const read = () => {
      const { doc } = editor.state;
      const next = chaptersOf(doc, timedTextOf(doc, fileId, first));
      setChapters((before) => (sameChapters(before, next) ? before : next));
    };
    read();
    editor.on('update', read);
    return () => void editor.off('update', read);
  }, [editor, fileId, first]);
  return chapters;
}
