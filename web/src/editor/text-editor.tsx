import { Editor, type AnyExtension } from '@tiptap/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { collaboration, type Present } from './collaboration.ts';
import { documentExtensions } from './extensions.ts';
import type { LiveDocument } from './live-document.ts';
import { type KeepPicture, picturesIn, putPictures } from './pictures.ts';
import { caretIsRead } from './read-caret.ts';
import { positionOnScreen } from './reading-caret.ts';
import type { PressedTurn } from './turn.ts';
import './text.css';

interface Props {
  live: LiveDocument;
  /** What the text is, for those who can't see it: `Text of the note`. */
  label: string;
  writing: boolean;
  me: Present | null;
  /** More than every document has: evidence with its look, an inserting menu. Read once. */
  extensions?: readonly AnyExtension[];
  evidence?: AnyExtension;
  onTurn?: (pressed: PressedTurn) => void;
  /** Escape was pressed in the text: an end of writing. */
  onEscape?: () => void;
  /** Where pictures that are pasted or dropped go; absent where none can be added. */
  onPicture?: KeepPicture;
  /** The text was pressed while it says nothing yet; absent where it can't be written. */
  onBegin?: (() => void) | undefined;
  onEditor: (editor: Editor | null) => void;
}

/** The text of a live document. Outside writing it can be read, selected and marked, and letters are keys. */
export function TextEditor({
  live,
  label,
  writing,
  me,
  extensions = [],
  evidence,
  onTurn,
  onEscape,
  onPicture,
  onBegin,
  onEditor,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef({ onTurn, onEscape, onPicture, onEditor, writing });
  useEffect(() => {
    latest.current = { onTurn, onEscape, onPicture, onEditor, writing };
  });
  const propsFor = useCallback(
    (attributes: Record<string, string>, of: () => Editor | null) => ({
      attributes,
      handlePaste: (_view: EditorView, event: ClipboardEvent) =>
        takePictures(of(), latest.current.onPicture, event.clipboardData),
      // A picture that is moved within the text comes with its bytes, too.
      handleDrop: (view: EditorView, event: DragEvent, _slice: Slice, moved: boolean) =>
        !moved &&
        takePictures(
          of(),
          latest.current.onPicture,
          event.dataTransfer,
          view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos,
        ),
      handleKeyDown: (_view: EditorView, event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.isComposing || !latest.current.onEscape) return false;
        latest.current.onEscape();
        return true;
      },
    }),
    [],
  );
  useEffect(() => {
    const made: Editor = new Editor({
      element: place.current!,
      injectCSS: false,
      editable: latest.current.writing,
      extensions: [
        ...documentExtensions({
          speakers: live.speakers,
          onTurn: (pressed) => latest.current.onTurn?.(pressed),
          evidence,
        }),
        ...extensions,
        collaboration(live),
        caretIsRead,
      ],
      editorProps: propsFor(looks(label, latest.current.writing), () => made),
    });
    // oxlint-disable-next-line react/set-state-in-effect -- an editor is made where its place is on the screen
    setEditor(made);
    latest.current.onEditor(made);
    return () => {
      latest.current.onEditor(null);
      made.destroy();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what an editor is made of is read once
  }, [live]);
  // Without a colour: that comes from the theme, by name.
  useEffect(() => {
    if (me) live.awareness.setLocalStateField('user', { ...me });
  }, [live, me]);
  useEffect(() => {
    if (editor && !editor.isDestroyed)
      editor.setOptions({ editable: writing, editorProps: propsFor(looks(label, writing), () => editor) });
  }, [editor, writing, label, propsFor]);
  useEffect(() => {
    // Whoever is still naming it goes on to the text when that is done.
    if (editor && !editor.isDestroyed && writing && !document.activeElement?.matches('[data-naming]'))
      editor.chain().setTextSelection(positionOnScreen(editor.view)).focus(undefined, { scrollIntoView: false }).run();
  }, [editor, writing]);
  return (
    <div
      ref={place}
      className="text-place"
      data-only-read={(!writing && !onBegin) || undefined}
      onClick={() => {
        if (!writing && editor?.isEmpty) onBegin?.();
      }}
    />
  );
}

function takePictures(
  editor: Editor | null,
  keep: KeepPicture | undefined,
  data: DataTransfer | null,
  at?: number,
): boolean {
  const pictures = picturesIn(data);
  if (!editor?.isEditable || !keep || pictures.length === 0) return false;
  putPictures(editor, pictures, keep, at);
  return true;
}

/** While reading it is a document, in which letters are keys; while writing, a field. */
function looks(label: string, writing: boolean): Record<string, string> {
  return {
    class: 'text',
    tabindex: '0',
    'aria-label': label,
    ...(writing ? { role: 'textbox', 'aria-multiline': 'true' } : { role: 'document' }),
  };
}
