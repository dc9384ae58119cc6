import type { NotesOutcome } from '@evident/domain/imports';
import MarkdownIt from 'markdown-it';
import { partFrontMatter } from './front-matter.ts';
import { type HtmlContent, htmlContent } from '../html/html-blocks.ts';
import { isHtmlName } from '../html/html-names.ts';
import { type NamedText, noteOfBlocks, noticesOf } from '../notes/note-of-blocks.ts';

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });
// `Vec<T>` and `<name>` are text, not elements.
markdown.renderer.rules.html_inline = (tokens, index) => knownTags(tokens[index]?.content ?? '');
markdown.renderer.rules.html_block = (tokens, index) => knownTags(tokens[index]?.content ?? '');

// Google Docs appends the anchor to a heading: `### Summary {#summary}`.
markdown.core.ruler.before('inline', 'heading addresses', ({ tokens }) => {
  tokens.forEach((token, index) => {
    if (token.type === 'inline' && tokens[index - 1]?.type === 'heading_open')
      token.content = token.content.replace(/ ?\{#[\w:.-]{1,80}\}$/, '');
  });
});

const knownTags = (html: string): string =>
  html.replace(/<(?=\/?([A-Za-z][\w-]{0,40}))/g, (open, name: string) => (isHtmlName(name) ? open : '&lt;'));

/**
 * Reads Markdown (CommonMark with tables and strikethrough) as a note. Title, date, tags and other facts come from the
 * front matter.
 */
export function readMarkdown(text: string, file: NamedText): NotesOutcome {
  const { about, body } = partFrontMatter(text);
  const { blocks, pictures, flattened } = markdownContent(body);
  return {
    kind: 'notes',
    format: 'Markdown',
    notes: [noteOfBlocks(blocks, file, about)],
    faults: [],
    notices: noticesOf({ pictures, flattened }),
  };
}

/** The readable content of Markdown without front matter. */
export const markdownContent = (markdownText: string): HtmlContent =>
  htmlContent(markdown.render(markdownText), { softBreaks: true });
