import type {
  DocumentCodec,
  DocumentReading,
  RelativeRange,
  Speakers,
} from '@evident/application/content/document-codec';
import { DOCUMENT_TASKS, type KeptDocument, OF_DERIVED } from '@evident/application/content/document-tasks';
import type { DocumentWorkers } from '@evident/application/content/document-workers';
import {
  type CodePoints,
  type HighlightPlace,
  type RichNode,
  type TextRange,
  codePoints,
  highlightPlaces,
  placeOf,
} from '@evident/domain/content';
import { compareTexts } from '@evident/domain/history';
import * as Y from 'yjs';
import { documentFrom, openDocument } from './document-from.ts';
import { mayBringEvidence, removeEvidence } from './evidence.ts';
import { canMark, markHighlight, markHighlights, unmarkHighlights } from './highlights.ts';
import { CONTENT, type Survey, emptyCache, readSpeakers, survey } from './read-document.ts';
import { relativeRange, resolveRanges } from './relative-ranges.ts';
import { replaceContent, restoreContent, rewriteContent } from './replace-content.ts';
import { renameSpeaker } from './speakers.ts';

/** Encodes live documents in the layout that the web editor binds to. Runs in the calling thread. */
export const yjsDocumentCodec: DocumentCodec & DocumentWorkers = {
  begin: (content, speakers) => documentFrom(content, speakers),
  open: (updates) => new OpenYjsDocument(openDocument(...updates)),
  mayBringEvidence,
  held: () => -1,
  begun: async (_, content, speakers) => documentFrom(JSON.parse(content) as RichNode, speakers),
  compared: async (before, after) => compareTexts(before, after),
  async run(task, document, input) {
    const open = new OpenYjsDocument(openDocument(...(document.base < 0 ? document.updates : await document.all())));
    if (OF_DERIVED.includes(task)) open.derivedText = await document.text();
    return DOCUMENT_TASKS[task](open, input as never) as never;
  },
};

/** Document in memory. Repeated reads cost only the changes since the last one. */
export class OpenYjsDocument implements KeptDocument {
  derivedText = '';
  private surveyed: (Survey & { points: CodePoints }) | undefined;
  private readonly known = emptyCache();
  private readonly json = new WeakMap<RichNode, string>();

  constructor(readonly document: Y.Doc) {
    document.on('afterTransaction', () => {
      this.surveyed = undefined;
    });
    document.getXmlFragment(CONTENT).observeDeep((events) => {
      for (const { target } of events) {
        for (
          let type: Y.AbstractType<unknown> | null = target as Y.AbstractType<unknown>;
          type;
          type = type.parent as Y.AbstractType<unknown> | null
        ) {
          if (type instanceof Y.XmlElement) this.known.read.delete(type);
        }
      }
    });
  }

  /** Applies updates by others. */
  apply(updates: readonly Uint8Array[]): void {
    Y.transact(
      this.document,
      () => {
        for (const update of updates) Y.applyUpdate(this.document, update);
      },
      null,
      false,
    );
  }

  contentJson(): Uint8Array {
    const { type, content = [] } = this.survey().content;
    const blocks = content.map((block) => {
      const known = this.json.get(block) ?? JSON.stringify(block);
      this.json.set(block, known);
      return known;
    });
    return new TextEncoder().encode(`{"type":${JSON.stringify(type)},"content":[${blocks.join(',')}]}`);
  }
  read(): DocumentReading {
    const { content, layout } = this.survey();
    return { content, speakers: readSpeakers(this.document), text: layout.text };
  }
  places(): Map<string, HighlightPlace> {
    const { content, layout, points } = this.survey();
    return highlightPlaces(content, layout, points);
  }
  placeOf(range: TextRange): HighlightPlace {
    const { layout, points } = this.survey();
    return placeOf(range, layout, points);
  }
  mark(id: string, { start, end }: TextRange): Uint8Array {
    return markHighlight(this.document, id, start, end, this.survey());
  }
  markAll(ranges: ReadonlyMap<string, TextRange>): Uint8Array | null {
    return markHighlights(this.document, ranges, this.survey());
  }
  canMark(range: TextRange): boolean {
    return canMark(this.survey(), range);
  }
  unmark(...ids: string[]): Uint8Array | null {
    return unmarkHighlights(this.document, ids);
  }
  relative({ start, end }: TextRange): RelativeRange {
    return relativeRange(this.document, start, end, this.survey());
  }
  resolve(ranges: readonly RelativeRange[]): (TextRange | null)[] {
    return resolveRanges(this.document, ranges, this.survey());
  }
  replace(content: RichNode, speakers: Speakers): Uint8Array | null {
    return replaceContent(this.document, content, speakers);
  }
  restore(content: RichNode, speakers: Speakers, highlightIds: readonly string[]): Uint8Array | null {
    return restoreContent(this.document, content, speakers, new Set(highlightIds));
  }
  rewrite(content: RichNode): Uint8Array | null {
    return rewriteContent(this.document, content);
  }
  renameSpeaker(id: string, name: string): Uint8Array | null {
    return renameSpeaker(this.document, id, name);
  }
  removeEvidence(stays: (highlightId: unknown) => boolean): Uint8Array | null {
    return removeEvidence(this.document, stays);
  }
  whole(): Uint8Array {
    return Y.encodeStateAsUpdate(this.document);
  }

  /** Parsed once per document state. */
  private survey(): Survey & { points: CodePoints } {
    if (!this.surveyed) {
      const read = survey(this.document, this.known);
      this.surveyed = { ...read, points: codePoints(read.layout.text) };
    }
    return this.surveyed;
  }
}
