import type { RichNode } from '@evident/domain/content';
import { Editor, Extension } from '@tiptap/core';
import { history, redo, undo } from '@tiptap/pm/history';
import { useEffect, useRef } from 'react';
import * as Y from 'yjs';
import { documentExtensions } from './extensions.ts';
import { SpeakerNames } from './speaker-names.ts';
import './text.css';

interface Props {
  /** Read once. */
  content: RichNode;
  label: string;
  writing: boolean;
  onChange: (content: RichNode) => void;
  onEditor: (editor: Editor | null) => void;
}

const ownHistory = Extension.create({
  name: 'ownHistory',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const act = (command: typeof undo) => () => command(this.editor.view.state, this.editor.view.dispatch);
    return { 'Mod-z': act(undo), 'Mod-y': act(redo), 'Shift-Mod-z': act(redo) };
  },
});

/** Text that one person edits and saves whole, such as a template. */
export function DraftEditor({ content, label, writing, onChange, onEditor }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ onChange, onEditor });
  useEffect(() => {
    latest.current = { onChange, onEditor };
  });
  useEffect(() => {
    const editor = new Editor({
      element: place.current!,
      injectCSS: false,
      editable: writing,
      content,
      extensions: [...documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }), ownHistory],
      editorProps: {
        attributes: {
          class: 'text',
          tabindex: '0',
          'aria-label': label,
          ...(writing ? { role: 'textbox', 'aria-multiline': 'true' } : { role: 'document' }),
        },
      },
      onUpdate: ({ editor: changed }) => latest.current.onChange(changed.getJSON() as RichNode),
    });
    latest.current.onEditor(editor);
    return () => {
      latest.current.onEditor(null);
      editor.destroy();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the content is read once
  }, [label, writing]);
  return <div ref={place} className="text-place" />;
}
