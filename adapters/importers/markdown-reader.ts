import type { MarkdownReader } from '@evident/application/content/markdown-reader';
import { plainText } from '@evident/domain/content';
import { richDoc, withTurns } from '@evident/domain/imports';
import { markdownContent } from './read-markdown.ts';

/** Markdown sent by a program, read as an imported file is; a heading that it begins with stays, for the title is told apart from it. */
export const markdownReader: MarkdownReader = {
  async read(markdown) {
    const { blocks, speakers } = withTurns(markdownContent(markdown).blocks);
    const content = richDoc(blocks);
    return { content, speakers: Object.fromEntries(speakers.map(({ id, name }) => [id, name])), text: plainText(content) };
  },
};
