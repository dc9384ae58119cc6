import type { DocumentReading } from '@evident/application/content/document-codec';
import { plainText } from '@evident/domain/content';
import { richDoc, withTurns } from '@evident/domain/imports';
import { markdownContent } from './read-markdown.ts';

/**
 * Reads Markdown from the API like an imported file, but keeps a leading heading, because the title is sent separately.
 */
export function readMarkdownText(markdown: string): DocumentReading {
  const { blocks, speakers } = withTurns(markdownContent(markdown).blocks);
  const content = richDoc(blocks);
  return {
    content,
    speakers: Object.fromEntries(speakers.map(({ id, name }) => [id, name])),
    text: plainText(content),
  };
}
