import { checkRichText, plainText } from '@evident/domain/content';
import { refuse } from '@evident/domain/kernel';
import type { DocumentReading } from './document-codec.ts';
import type { MarkdownReader } from './markdown-reader.ts';

/** Submitted content: rich text as ProseMirror JSON, or Markdown. */
export interface NewContent {
  readonly content?: Record<string, unknown>;
  readonly markdown?: string;
}

export const EMPTY_DOCUMENT: DocumentReading = {
  content: { type: 'doc', content: [{ type: 'paragraph' }] },
  speakers: {},
  text: '',
};

/** Validates submitted content. Rich text and Markdown are mutually exclusive. */
export async function readingOf({ content, markdown }: NewContent, reader: MarkdownReader): Promise<DocumentReading> {
  if (content !== undefined && markdown !== undefined)
    refuse('ValidationError', 'content and markdown were sent together', 'Send one of them.');
  if (markdown !== undefined) return reader.read(markdown);
  if (content === undefined) return EMPTY_DOCUMENT;
  const checked = checkRichText(content);
  return { content: checked, speakers: {}, text: plainText(checked) };
}
