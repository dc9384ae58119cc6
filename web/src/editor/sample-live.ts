import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import type { EditorView } from '@tiptap/pm/view';
import * as Y from 'yjs';
import type { LiveDocument } from './live-document.ts';
import { SpeakerNames } from './speaker-names.ts';

const waiting = new Set<() => void>();

/** Applies an update from another client. */
export function applyRemote(live: LiveDocument, update: Uint8Array): void {
  for (const call of waiting) call();
  Y.applyUpdate(live.doc, update, 'elsewhere');
}

/** Document without other clients, for stories. */
export function offlineDocument(): LiveDocument {
  const document = new Y.Doc();
  const provider = new HocuspocusProvider({
    websocketProvider: new HocuspocusProviderWebsocket({ url: 'ws://nowhere', autoConnect: false }),
    name: 'text',
    document,
  });
  return {
    doc: document,
    content: document.getXmlFragment('content'),
    speakers: new SpeakerNames(document.getMap('speakers')),
    awareness: provider.awareness,
    onArrival: listen,
  } as unknown as LiveDocument;
}

function listen(call: () => void): () => void {
  waiting.add(call);
  return () => waiting.delete(call);
}

const highlighted = (text: string, id: string) => ({
  type: 'text',
  text,
  marks: [{ type: 'highlight', attrs: { id } }],
});
const plain = (text: string) => ({ type: 'text', text });
/** Two paragraphs with a highlight in each. */
export const SAMPLE_CONTENT = [
  { type: 'paragraph', content: [plain('Honestly, '), highlighted('I never trust it', 'h1'), plain(' at first.')] },
  { type: 'paragraph', content: [plain('So I ask '), highlighted('a colleague', 'h2'), plain('.')] },
];

/** Smallest valid image. */
export const PICTURE = new File(
  [
    Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
      (char) => char.charCodeAt(0),
    ),
  ],
  'screen.png',
  { type: 'image/png' },
);
/** Existing file for uploaded images. */
export const IMAGE_URL = '../index.html';

/** Creates a clipboard or drag payload of files or text. */
export const dataTransfer = (...things: (File | string)[]) => {
  const data = new DataTransfer();
  for (const thing of things) {
    if (typeof thing === 'string') data.setData('text/plain', thing);
    else data.items.add(thing);
  }
  return data;
};

/** Drops a payload at a text position. */
export function drop(view: EditorView, position: number, data: DataTransfer): void {
  const { left, top } = view.coordsAtPos(position);
  view.dom.dispatchEvent(
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data, clientX: left, clientY: top + 2 }),
  );
}
