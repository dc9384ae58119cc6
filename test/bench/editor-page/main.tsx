import '../../../web/src/theme/index.css';
import { type HighlightView, WITHOUT_FILE } from '@evident/domain/highlights';
import { HUES } from '@evident/domain/tags';
import { Editor, Extension, Mark, Node, getSchema } from '@tiptap/core';
import { prosemirrorJSONToYXmlFragment, ySyncPlugin, yUndoPlugin } from '@tiptap/y-tiptap';
import { useRef, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { documentExtensions } from '../../../web/src/editor/extensions.ts';
import type { LiveDocument } from '../../../web/src/editor/live-document.ts';
import { SpeakerNames } from '../../../web/src/editor/speaker-names.ts';
import { TextEditor } from '../../../web/src/editor/text-editor.tsx';
import { HighlightPanel } from '../../../web/src/features/highlights/highlight-panel.tsx';
import { MarginChips } from '../../../web/src/features/highlights/margin-chips.tsx';
import { useTints } from '../../../web/src/features/highlights/use-marked-words.ts';
import { createQueryClient } from '../../../web/src/kernel/queries/query-client.ts';
import { Providers } from '../../../web/src/kernel/providers.tsx';

/** Encodes a document as the update that the server sends. */
function prepare(content: object): number[] {
  const doc = new Y.Doc();
  const speakers = doc.getMap('speakers');
  speakers.set('ana', 'Ana');
  speakers.set('ben', 'Ben');
  prosemirrorJSONToYXmlFragment(
    getSchema(documentExtensions({ speakers: new SpeakerNames(speakers) })),
    content,
    doc.getXmlFragment('content'),
  );
  return [...Y.encodeStateAsUpdate(doc)];
}

const opened = (update: number[]): Y.Doc => {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, new Uint8Array(update));
  return doc;
};

const attrs = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { default: null }]));

/** Plain tiptap and Yjs with the same document. */
function bare(update: number[]): Editor {
  const doc = opened(update);
  return new Editor({
    element: document.getElementById('root')!,
    extensions: [
      Node.create({ name: 'doc', topNode: true, content: 'block+' }),
      Node.create({ name: 'text', group: 'inline' }),
      Node.create({ name: 'paragraph', group: 'block', content: 'inline*', renderHTML: () => ['p', 0] }),
      Node.create({
        name: 'turn',
        group: 'block',
        content: 'inline*',
        addAttributes: () => attrs('speaker', 'start', 'end'),
        renderHTML: () => ['section', ['p', 0]],
      }),
      Mark.create({ name: 'highlight', excludes: '', addAttributes: () => attrs('id'), renderHTML: () => ['mark', 0] }),
      Extension.create({
        name: 'binding',
        addProseMirrorPlugins: () => [ySyncPlugin(doc.getXmlFragment('content')), yUndoPlugin()],
      }),
    ],
  });
}

/** The note's text with speakers, tints, margin chips and the list of highlights. */
function ours(update: number[], highlights: HighlightView[]): Promise<Editor> {
  const doc = opened(update);
  const live = {
    doc,
    content: doc.getXmlFragment('content'),
    speakers: new SpeakerNames(doc.getMap('speakers')),
    awareness: new Awareness(doc),
    onArrival: () => () => undefined,
  } as unknown as LiveDocument;
  return new Promise((resolve) => {
    show(<Note live={live} highlights={highlights} onReady={resolve} />);
  });
}

/** The app is loaded before the note opens. */
const app = createRoot(document.getElementById('app')!);
const client = createQueryClient();
const show = (note: ReactNode) =>
  app.render(
    <Providers client={client} forceColorScheme="light">
      <RouterProvider router={createMemoryRouter([{ path: '*', element: note }])} />
    </Providers>,
  );
show(null);

function Note({
  live,
  highlights,
  onReady,
}: {
  live: LiveDocument;
  highlights: HighlightView[];
  onReady: (editor: Editor) => void;
}) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const ready = useRef(onReady);
  useTints(editor, highlights, null);
  const marking = {
    highlights,
    known: true,
    problem: null,
    again: () => undefined,
    chosenId: null,
    choose: () => {},
    selected: null,
    markSelected: () => undefined,
    reattachingId: null,
    reattach: () => {},
    remove: () => {},
  };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '640px 168px 328px', gap: 24 }}>
      <TextEditor
        live={live}
        label="Text"
        writing
        me={null}
        onEditor={(made) => {
          setEditor(made);
          if (made) ready.current(made);
        }}
      />
      <div>{editor && <MarginChips editor={editor} highlights={highlights} chosenId={null} onChoose={() => {}} />}</div>
      <div style={{ height: 800 }}>
        <HighlightPanel marking={marking} />
      </div>
    </div>
  );
}

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

const viewOf = (id: string, at: number): HighlightView => ({
  id,
  noteId: 'n',
  noteTitle: '',
  projectId: 'p',
  projectTitle: '',
  text: 'nobody trusts the number behind it',
  before: '',
  after: '',
  start: at * 200,
  end: at * 200 + 60,
  startMs: null,
  endMs: null,
  speaker: 'Ana',
  speakers: ['Ana'],
  ...WITHOUT_FILE,
  anchor: 'mark',
  lost: false,
  selectedText: 'nobody trusts the number behind it',
  deleted: false,
  version: 1,
  highlightReason: null,
  suggestedTagIds: [],
  createdBy: 'm',
  createdByName: 'Maria',
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  tags: [
    {
      id: `t${at % 24}`,
      title: `Tag ${at % 24}`,
      color: HUES[at % HUES.length]!,
      appliedBy: 'm',
      appliedByName: 'Maria',
      appliedAt: '2026-03-01T10:00:00.000Z',
      how: 'person',
    },
  ],
});

/** Lays out only the blocks on screen. */
function layOutLazily(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('section { content-visibility: auto; contain-intrinsic-size: auto 80px; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Milliseconds from loading the document to first paint, then from each keystroke to its paint. */
async function measure(
  which: 'bare' | 'lazy' | 'ours',
  update: number[],
  ids: string[],
  keystrokes: number,
): Promise<{ ready: number; keys: number[] }> {
  if (which === 'lazy') layOutLazily();
  await painted();
  const began = performance.now();
  const editor = which !== 'ours' ? bare(update) : await ours(update, ids.map(viewOf));
  await painted();
  const ready = performance.now() - began;
  editor.commands.setTextSelection(Math.floor(editor.state.doc.content.size / 2));
  editor.view.dom.querySelectorAll<HTMLElement>('section')[60]?.scrollIntoView();
  editor.commands.setTextSelection(editor.view.posAtDOM(editor.view.dom.querySelectorAll('section p')[61]!, 0) + 5);
  await painted();
  const keys: number[] = [];
  for (let at = 0; at < keystrokes; at += 1) {
    const pressed = performance.now();
    editor.view.dispatch(editor.state.tr.insertText('x'));
    // Forces style and layout of the typed letter, as the next frame would.
    editor.view.dom.getBoundingClientRect();
    keys.push(performance.now() - pressed);
    await painted();
  }
  return { ready, keys };
}

Object.assign(window, { measure, prepare });
