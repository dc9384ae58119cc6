import { Editor } from '@tiptap/core';
import { useEffect, useState, type RefObject } from 'react';
import * as Y from 'yjs';
import { documentExtensions } from '../../editor/extensions.ts';
import { SpeakerNames } from '../../editor/speaker-names.ts';

const highlighted = (text: string, id: string) => ({
  type: 'text',
  text,
  marks: [{ type: 'highlight', attrs: { id } }],
});

/** An editor with the sample highlights, for stories. */
export function useSampleEditor(place: RefObject<HTMLElement | null>): Editor | null {
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
        content: [
          {
            type: 'turn',
            attrs: { speaker: 's', start: 21_000, end: null },
            content: [
              highlighted('I never trust the first number', 'h1'),
              { type: 'text', text: ', honestly. ' },
              highlighted('We only look at the first page', 'h2'),
              { type: 'text', text: ' of every report.' },
            ],
          },
          {
            type: 'turn',
            attrs: { speaker: 's', start: 130_000, end: null },
            content: [
              { type: 'text', text: 'Nobody checks it twice, ' },
              highlighted('so I ask somebody who knows', 'h3'),
              { type: 'text', text: '.' },
            ],
          },
        ],
      },
    });
    // oxlint-disable-next-line react/set-state-in-effect -- the editor needs its mounted element
    setEditor(made);
    return () => made.destroy();
  }, [place]);
  return editor;
}
