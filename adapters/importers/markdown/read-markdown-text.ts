import type { DocumentReading } from '@evident/application/content/document-codec';
import { plainText } from '@evident/domain/content';
import { richDoc, withTurns } from '@evident/domain/imports';
import { markdownContent } from './read-markdown.ts';

/** Markdown sent by a program, read as an imported file is; a heading that it begins with stays, for the title is told apart from it. */
export function readMarkdownText(markdown: string): DocumentReading {
  const { blocks, speakers } = withTurns(markdownContent(markdown).blocks);
  const content = richDoc(blocks);
  return {
    content,
    speakers: Object.fromEntries(speakers.map(({ id, name }) => [id, name])),
    text: plainText(content),
  };
}
