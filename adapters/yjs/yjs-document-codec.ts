import type { DocumentCodec, DocumentReading, OpenDocument, RelativeRange, Speakers } from '@evident/application/content/document-codec';
import { type CodePoints, type HighlightPlace, type RichNode, type TextRange, codePoints, highlightPlaces, placeOf } from '@evident/domain/content';
import * as Y from 'yjs';
import { documentFrom, openDocument } from './document-from.ts';
import { mayBringEvidence, removeEvidence } from './evidence.ts';
import { markHighlight, markHighlights, unmarkHighlight } from './highlights.ts';
import { type Survey, readSpeakers, survey } from './read-document.ts';
import { relativeRange, resolveRanges } from './relative-ranges.ts';
import { replaceContent } from './replace-content.ts';
import { renameSpeaker } from './speakers.ts';

/** Live documents as Yjs keeps them, in the layout that the web editor binds to. */
export const yjsDocumentCodec: DocumentCodec = {
  begin: (content, speakers) => documentFrom(content, speakers),
  open: (updates) => new OpenYjsDocument(openDocument(...updates)),
  mayBringEvidence,
};

class OpenYjsDocument implements OpenDocument {
  private surveyed: (Survey & { points: CodePoints }) | undefined;

  constructor(private readonly document: Y.Doc) {
    document.on('afterTransaction', () => { this.surveyed = undefined; });
  }

  read(): DocumentReading {
    const { content, layout } = this.survey();
    return { content, speakers: readSpeakers(this.document), text: layout.text };
  }
  places(): Map<string, HighlightPlace> {
    const { content, layout } = this.survey();
    return highlightPlaces(content, layout);
  }
  placeOf(range: TextRange): HighlightPlace {
    const { layout, points } = this.survey();
    return placeOf(range, layout, points);
  }
  mark(id: string, { start, end }: TextRange): Uint8Array {
    return markHighlight(this.document, id, start, end);
  }
  markAll(ranges: ReadonlyMap<string, TextRange>): Uint8Array | null {
    return markHighlights(this.document, ranges);
  }
  unmark(id: string): Uint8Array | null {
    return unmarkHighlight(this.document, id);
  }
  relative({ start, end }: TextRange): RelativeRange {
    return relativeRange(this.document, start, end);
  }
  resolve(ranges: readonly RelativeRange[]): (TextRange | null)[] {
    return resolveRanges(this.document, ranges);
  }
  replace(content: RichNode, speakers: Speakers): Uint8Array | null {
    return replaceContent(this.document, content, speakers);
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

  /** Reading a long document takes milliseconds, so it is read once for every state it is in. */
  private survey(): Survey & { points: CodePoints } {
    if (!this.surveyed) {
      const read = survey(this.document);
      this.surveyed = { ...read, points: codePoints(read.layout.text) };
    }
    return this.surveyed;
  }
}
