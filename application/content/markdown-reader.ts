import type { DocumentReading } from './document-codec.ts';

/** Parses Markdown with speaker turns. */
export interface MarkdownReader {
  read(markdown: string): Promise<DocumentReading>;
}
