import type { DocumentReading } from './document-codec.ts';

/** Reads Markdown, with speaker turns, as a document. */
export interface MarkdownReader {
  read(markdown: string): Promise<DocumentReading>;
}
