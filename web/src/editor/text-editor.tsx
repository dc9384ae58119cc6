import { VisuallyHidden } from '@mantine/core';
import { Editor, type AnyExtension } from '@tiptap/core';
import { type ChangeEvent, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { isInDialog } from '../kernel/keys/targets.ts';
import { collaboration, type Present } from './collaboration.ts';
import { escape } from './escape.ts';
import { documentExtensions } from './extensions.ts';
import { finding } from './finding.ts';
import type { LiveDocument } from './live-document.ts';
import { type KeepPicture, picturesIn, putPictures } from './pictures.ts';
import { caretIsRead } from './read-caret.ts';
import { positionOnScreen } from './reading-caret.ts';
import type { PressedTurn } from './turn.ts';
import '../ui/document/embed.css';
import './objects.css';
import './redacted.css';
import './structured-blocks.css';
import './text.css';

const FindBar = lazy(async () => ({ default: (await import('./find-bar.tsx')).FindBar }));

/** Letters typed while the search bar is loading belong to it, never to the text. */
const focusOn = (input: HTMLInputElement | null): void => input?.focus({ preventScroll: true });
const onSought =
  (keep: (words: string) => void) =>
  ({ currentTarget }: ChangeEvent<HTMLInputElement>): void =>
    keep(currentTarget.value);

interface Props {
  live: LiveDocument;
  /** Accessible name: `Text of the note`. */
  label: string;
  writing: boolean;
  me: Present | null;
  /** Additional extensions: evidence with its view, an insert menu. Read once. */
  extensions?: readonly AnyExtension[];
  evidence?: AnyExtension;
  onTurn?: (pressed: PressedTurn) => void;
  /** Called on Escape, to leave edit mode. */
  onEscape?: () => void;
  /** Uploads pasted or dropped images; absent where images can't be added. */
  onPicture?: KeepPicture;
  /** Called when the empty text is pressed; absent if read-only. */
  onBegin?: (() => void) | undefined;
  onEditor: (editor: Editor | null) => void;
}

/** Text of a live document. In read mode it supports selection and highlighting, and letters are shortcuts. */
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
  const [finds, setFinds] = useState(0);
  const [sought, setSought] = useState('');
  const latest = useRef({ onTurn, onEscape, onPicture, onEditor, writing });
  useEffect(() => {
    latest.current = { onTurn, onEscape, onPicture, onEditor, writing };
  });
  const propsFor = useCallback(
    (attributes: Record<string, string>, of: () => Editor | null) => ({
      attributes,
      handlePaste: (_view: EditorView, event: ClipboardEvent) =>
        takePictures(of(), latest.current.onPicture, event.clipboardData),
      // A moved image arrives with its bytes too.
      handleDrop: (view: EditorView, event: DragEvent, _slice: Slice, moved: boolean) =>
        !moved &&
        takePictures(
          of(),
          latest.current.onPicture,
          event.dataTransfer,
          view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos,
        ),
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
        escape(() => latest.current.onEscape),
        finding(() => setFinds((count) => count + 1)),
        collaboration(live),
        caretIsRead,
      ],
      editorProps: propsFor(looks(label, latest.current.writing), () => made),
    });
    // oxlint-disable-next-line react/set-state-in-effect -- the editor needs its mounted element
    setEditor(made);
    latest.current.onEditor(made);
    return () => {
      latest.current.onEditor(null);
      made.destroy();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the editor reads its extensions once
  }, [live]);
  // Sends a hue instead of a color, which depends on the theme.
  useEffect(() => {
    if (me) live.awareness.setLocalStateField('user', { ...me });
  }, [live, me]);
  useEffect(() => {
    if (editor && !editor.isDestroyed)
      editor.setOptions({ editable: writing, editorProps: propsFor(looks(label, writing), () => editor) });
  }, [editor, writing, label, propsFor]);
  useEffect(() => {
    // If the title is being edited, focus moves on to the text afterwards. A dialog keeps it.
    const now = document.activeElement;
    if (editor && !editor.isDestroyed && writing && !now?.matches('[data-naming]') && !isInDialog(now))
      editor.chain().setTextSelection(positionOnScreen(editor.view)).focus(undefined, { scrollIntoView: false }).run();
  }, [editor, writing]);
  return (
    <>
      {finds > 0 && editor && (
        <Suspense
          fallback={<VisuallyHidden component="input" ref={focusOn} aria-label="Find" onChange={onSought(setSought)} />}
        >
          <FindBar
            editor={editor}
            writing={writing}
            asked={finds}
            sought={sought}
            onClose={() => {
              setFinds(0);
              setSought('');
            }}
          />
        </Suspense>
      )}
      <div
        ref={place}
        className="text-place"
        data-only-read={(!writing && !onBegin) || undefined}
        onClick={() => {
          if (!writing && editor?.isEmpty) onBegin?.();
        }}
      />
    </>
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

/** Document role in read mode, because letters are shortcuts; text field in edit mode. */
function looks(label: string, writing: boolean): Record<string, string> {
  return {
    class: 'text',
    tabindex: '0',
    'aria-label': label,
    ...(writing ? { role: 'textbox', 'aria-multiline': 'true' } : { role: 'document' }),
  };
}
