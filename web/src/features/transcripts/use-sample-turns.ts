import { Editor } from '@tiptap/core';
import { useEffect, useState, type RefObject } from 'react';
import * as Y from 'yjs';
import { documentExtensions } from '../../editor/extensions.ts';
import { SpeakerNames } from '../../editor/speaker-names.ts';

const turn = (fileId: string, start: number, text: string) => ({
  type: 'turn',
  attrs: { speaker: 's', start, end: start + 4000, fileId },
  content: [{ type: 'text', text }],
});

/** An editor with the transcript of recording `f1`, for stories. */
export function useSampleTurns(place: RefObject<HTMLElement | null>): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  useEffect(() => {
    const speakers = new Y.Doc().getMap('speakers');
    speakers.set('s', 'Participant 4');
    const made = new Editor({
      element: place.current,
      injectCSS: false,
      editable: false,
      editorProps: { attributes: { class: 'text', role: 'document', 'aria-label': 'Text' } },
      extensions: documentExtensions({ speakers: new SpeakerNames(speakers) }),
      content: {
        type: 'doc',
        content: [turn('f1', 1_000, 'I never trust the first number.'), turn('f1', 9_000, 'Nobody checks it twice.')],
      },
    });
    // oxlint-disable-next-line react/set-state-in-effect -- the editor needs its mounted element
    setEditor(made);
    return () => made.destroy();
  }, [place]);
  return editor;
}
