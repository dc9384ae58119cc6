import { yjsDocumentCodec } from '@evident/adapters/yjs/yjs-document-codec';
import { movingPlugin } from '../../web/src/editor/moved-words.ts';
import { keepHighlights } from '@evident/application/content/keep-highlights';
import { type RichNode, codePoints, withoutHighlights } from '@evident/domain/content';
import { type Highlight, fromPlace } from '@evident/domain/highlights';
import * as Y from 'yjs';
import { HeadlessEditor } from './headless-editor.ts';
import { doc, paragraph } from './rich-text.ts';

/** Note on the server with its highlights, either real or a shadow with a unique name for each word. */
export class ServedNote {
  highlights: Highlight[] = [];
  text: string;
  private readonly updates: Uint8Array[];
  private readonly editors: HeadlessEditor[] = [];

  constructor(content: RichNode) {
    const made = yjsDocumentCodec.open([yjsDocumentCodec.begin(content, {})]);
    this.updates = [made.whole()];
    this.text = made.read().text;
  }

  open = () => yjsDocumentCodec.open(this.updates);
  content = (): RichNode => withoutHighlights(this.open().read().content);

  mark(ranges: ReadonlyMap<string, { start: number; end: number }>, anchor: Highlight['anchor']): void {
    const open = this.open();
    const update = anchor === 'mark' ? open.markAll(ranges) : null;
    if (update) this.updates.push(update);
    const now = new Date(0);
    this.highlights = [...ranges].map(([id, range]) => {
      const tied = anchor === 'beside' ? open.relative(range) : null;
      return {
        ...fromPlace(open.placeOf(range)),
        id,
        teamId: '',
        noteId: '',
        projectId: '',
        target: 'WORDS',
        areas: [],
        snippetStartMs: null,
        snippetEndMs: null,
        anchor,
        relativeStart: tied?.start ?? null,
        relativeEnd: tied?.end ?? null,
        lostAt: null,
        createdBy: '',
        createdAt: now,
        updatedAt: now,
      };
    });
  }

  derive(): void {
    const open = this.open();
    const { highlights, updates } = keepHighlights(this.highlights, open, this.text, new Date(0));
    this.highlights = highlights;
    this.text = open.read().text;
    updates.forEach((update) => this.deliver(update));
  }

  replace(content: RichNode): void {
    const update = this.open().replace(content, {});
    if (update) this.deliver(update);
  }

  /** Opens an editor with the server's state. While online, it receives remote updates. */
  edit(clientId: number, online = true): HeadlessEditor {
    const document = new Y.Doc();
    document.clientID = clientId;
    for (const update of this.updates) Y.applyUpdate(document, update);
    const editor = new HeadlessEditor(document, [movingPlugin()]);
    if (online) this.connect(editor);
    return editor;
  }

  connect(editor: HeadlessEditor): void {
    this.deliver(Y.encodeStateAsUpdate(editor.document));
    for (const update of this.updates) Y.applyUpdate(editor.document, update);
    editor.document.on('update', (update: Uint8Array) => {
      this.updates.push(update);
    });
    this.editors.push(editor);
  }

  private deliver(update: Uint8Array): void {
    this.updates.push(update);
    for (const { document } of this.editors) Y.applyUpdate(document, update);
  }
}

/** Creates a document from paragraphs of words, and a shadow whose words are named by number. */
export function withShadow(blocks: readonly (readonly string[])[]): { real: ServedNote; shadow: ServedNote } {
  let id = 0;
  const shadow = new ServedNote(doc(...blocks.map((words) => paragraph(words.map(() => `q${id++}`).join(' ')))));
  return { real: new ServedNote(doc(...blocks.map((words) => paragraph(words.join(' '))))), shadow };
}

export const rangeOfTokens = (text: string, first: number, last: number): { start: number; end: number } => {
  const tokens = [...text.matchAll(/\S+/g)];
  const points = codePoints(text);
  return {
    start: points.pointAt(tokens[first]!.index),
    end: points.pointAt(tokens[last]!.index + tokens[last]![0].length),
  };
};
